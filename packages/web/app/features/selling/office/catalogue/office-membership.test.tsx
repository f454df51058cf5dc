// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficePlan } from '@clubhouse/contract/selling/office/plans'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { UNTAXED } from '#lib/testing/untaxed.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { action as saveCode } from './codes/code.page.tsx'
import { action as saveDiscount } from './discounts/discount.page.tsx'
import SimulatorPage, { loader as loadTrial } from './simulator/simulator.page.tsx'
import PlanPage, { action as savePlan, loader } from './plans/plan.page.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const FORM = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const plan = (more: Partial<OfficePlan> = {}): OfficePlan => ({
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
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    {
      getStore: () => anAccount(),
      listOfficePrograms: () => ({ items: [{ program_id: ID, title: 'Season' }] }),
      listForms: () => ({ items: [{ form_id: FORM, name: 'Adults', kind: 'adult' }] }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const typed = {
  name: 'Walkers',
  program_id: ID,
  price: '65',
  is_active: 'on',
  member_form_id: FORM,
  version: 'one',
  option_0_id: FORM,
  option_0_type: 'instalment',
  option_0_count: '3',
  option_0_unit: 'monthly',
}

test('a plan that is held says how many hold it, and what stays as it was bought', async () => {
  const changed = {
    event_id: ID,
    at: '2026-11-15T10:00:00Z',
    kind: 'plan-changed',
    actor: 'Tadhg Marrin',
    person: null,
    subject: 'Walkers',
    detail: { plan_id: ID, name: 'Walkers', Price: '€60.00 → €65.00' },
  }
  const page = aClubPage({
    getOfficePlan: () => plan({ waiting: 2 }),
    getProductTax: () => UNTAXED,
    listAuditEvents: () => ({ items: [changed] }),
  })
  const data = await loader({ ...asking(page, `/plans/${ID}`), params: { id: ID } })
  const office = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<PlanPage />, office, `/plans/${ID}`, data)
  expect(shown.textContent).toContain('34 members hold this plan')
  expect(shown.textContent).toContain('They keep the price and dates they bought.')
  // Right of it: reach, when, how it looks outside, history.
  const aside = shown.querySelector('aside')
  expect([...(aside?.querySelectorAll('h2') ?? [])].map((each) => each.textContent)).toEqual([
    'Reach',
    'On sale',
    'On the website',
    'History',
  ])
  expect(
    aside?.querySelector('a[href="/waiting-lists/5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11"]')?.textContent,
  ).toBe('Waiting list: 2 households')
  expect(aside?.textContent).toContain('€60 or 4 × €15')
  expect([aside?.querySelector('del')?.textContent, aside?.querySelector('ins')?.textContent]).toEqual([
    '€60.00',
    '€65.00',
  ])
  const value = (name: string) => shown.querySelector<HTMLInputElement>(`[name=${name}]`)?.value
  expect([value('price'), value('closes_on'), value('option_0_count'), value('option_1_type')]).toEqual([
    '60.00',
    '31/08/2027',
    '4',
    '',
  ])
})

test('what is typed of a plan is checked before it is sent, and reaches the API as it is', async () => {
  const sent: unknown[] = []
  const page = aClubPage({
    changePlan: (input: unknown) => {
      sent.push(input)
      return plan()
    },
  })
  const save = (fields: Record<string, string>) =>
    savePlan({ ...posting(page, `/plans/${ID}`, fields), params: { id: ID } })
  const wrong = { ...typed, name: '', price: 'dear', age_from: 'x', option_0_count: '1', ends_on: 'soon' }
  expect(dataOf(await save(wrong)).errors).toEqual({
    name: 'Enter a name',
    price: 'Enter an amount such as 110.00',
    age_from: 'Enter a whole number',
    option_0: 'Say in how many payments: two or more',
    ends_on: 'Enter a date such as 27/03/2014',
  })
  expect(locationOf(await save(typed))).toMatch(new RegExp(`^/plans/${ID}\\?saved=`))
  expect(sent).toMatchObject([
    {
      body: {
        price: 6500,
        places: null,
        version: 'one',
        payment_options: [{ payment_option_id: FORM, number_of_payments: 3, occurrence: 1 }],
      },
    },
  ])
})

test('two versions of a plan stand side by side, and the next save is made on the newest', async () => {
  const page = aClubPage({
    changePlan: () => {
      throw refusal(409)
    },
    getOfficePlan: () => plan({ name: 'Theirs', version: 'two' }),
  })
  const answer = dataOf(
    await savePlan({ ...posting(page, `/plans/${ID}`, typed), params: { id: ID } }),
  ) as SettingsAnswer
  expect(answer).toMatchObject({
    version: 'two',
    values: { name: 'Walkers' },
    theirs: { name: 'Theirs', price: '60.00' },
  })
})

test('a discount and a code say in their own fields what is missing', async () => {
  const page = aClubPage({})
  const discount = await saveDiscount({
    ...posting(page, '/discounts/new', {
      name: 'Two',
      type: 'percentage',
      plan_ids: ID,
      offering_0_count: '2',
    }),
    params: {},
  })
  expect(dataOf(discount).errors).toEqual({
    plans: 'Choose at least one plan',
    offering_0: 'Enter how much is taken off',
  })
  const code = await saveCode({
    ...posting(page, '/codes/new', {
      code: 'A B',
      type: 'fixed',
      amount: '5',
      which: 'some',
      plan_ids: ID,
      use_limit: '0',
    }),
    params: {},
  })
  expect(dataOf(code).errors).toEqual({
    code: 'Use letters and digits, without spaces',
    plan_ids: 'Choose plans, or take every plan',
    use_limit: 'At least 1, or leave it empty',
  })
})

test('the simulator tells line by line what a family would pay, from the address alone', async () => {
  const page = aClubPage({
    listOfficePlans: () => ({ items: [plan()] }),
    listOfficeBundles: () => ({ items: [] }),
    listOfficeDiscounts: () => ({
      items: [
        {
          discount_id: ID,
          name: 'Two walkers',
          type: 'percentage',
          plans: [{ plan_id: ID }],
          offerings: [{ number_of_products: 2, discount_amount: 10 }],
        },
      ],
    }),
    listOfficeCodes: () => ({ items: [] }),
  })
  const path = `/discounts/simulator?${ID}=2&code=old`
  const data = await loadTrial(asking(page, path))
  const office = { ...aSite(), site: 'backoffice' as const, account: null }
  const shown = showOnSite(<SimulatorPage />, office, path, data)
  const said = [...shown.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(said).toEqual([
    'Walkers 2 × 60.00€120.00',
    'Two walkers For 2 or more: 10% of 120.00−€12.00',
    'OLD There is no such codenot used',
    'Total€108.00',
  ])
})
