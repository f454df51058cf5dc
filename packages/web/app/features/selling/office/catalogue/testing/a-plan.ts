import type { OfficePlan } from '@clubhouse/contract/selling/office/plans'

export const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
export const FORM = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
export const aPlan = (more: Partial<OfficePlan> = {}): OfficePlan => ({
  plan_id: ID,
  program_id: ID,
  program: 'Season',
  name: 'Walkers',
  slug: 'walkers',
  description: '',
  price: 6000,
  is_juvenile: false,
  age_from: 18,
  age_to: null,
  age_on: null,
  places: 20,
  left: 3,
  opens_on: null,
  closes_on: '2027-08-31',
  ends_on: null,
  member_form_id: FORM,
  guardian_form_id: null,
  payment_options: [
    {
      payment_option_id: FORM,
      type: 'instalment',
      frequency: 'monthly',
      occurrence: 1,
      number_of_payments: 4,
      initial_payment: null,
    },
  ],
  is_active: true,
  state: 'open',
  members: 34,
  waiting: 0,
  is_used: true,
  version: 'one',
  ...more,
})
