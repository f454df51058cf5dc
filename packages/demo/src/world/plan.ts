import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { slugOf } from '@clubhouse/domain/site/content/slug'
import { idOf } from './ids.ts'
import type { DemoBundle, DemoCode, DemoDiscount, DemoPlan, DemoProgram } from './products.ts'

type Option = Omit<PaymentOption, 'payment_option_id'>
type Terms = Partial<Omit<DemoPlan, 'id' | 'slug' | 'name' | 'price' | 'isJuvenile' | 'paymentOptions'>> & {
  paymentOptions?: Option[]
}

const optionsOf = (club: string, name: string, options: readonly Option[]): PaymentOption[] =>
  options.map((option) => ({
    payment_option_id: idOf(`payment-option/${club}/${name}/${option.type}`),
    ...option,
  }))

/** Plans as the table of the demo world has them; a child's plan asks for a guardian too. */
export const plansOf = (club: string, season: Season) => {
  const plan =
    (isJuvenile: boolean) =>
    (name: string, price: number, { paymentOptions = [], ...terms }: Terms = {}): DemoPlan => ({
      id: idOf(`plan/${club}/${name}`),
      slug: slugOf(name),
      name,
      description: '',
      price,
      isJuvenile,
      remaining: null,
      endsOn: season.lastDay,
      ageFrom: isJuvenile ? null : 18,
      ageTo: null,
      ageOn: null,
      ...terms,
      paymentOptions: optionsOf(club, name, paymentOptions),
    })
  return { adult: plan(false), juvenile: plan(true) }
}

export const programOf = (
  club: string,
  title: string,
  plans: DemoPlan[],
  bundles: DemoBundle[] = [],
): DemoProgram => ({ id: idOf(`program/${club}/${title}`), title, plans, bundles })

export const bundleOf = (
  club: string,
  season: Season,
  name: string,
  {
    paymentOptions = [],
    ...terms
  }: Omit<DemoBundle, 'id' | 'slug' | 'name' | 'validFrom' | 'validTo' | 'paymentOptions'> & {
    paymentOptions?: Option[]
  },
): DemoBundle => ({
  id: idOf(`bundle/${club}/${name}`),
  slug: slugOf(name),
  name,
  validFrom: season.firstDay,
  validTo: season.lastDay,
  ...terms,
  paymentOptions: optionsOf(club, name, paymentOptions),
})

export const discountOf = (
  club: string,
  name: string,
  terms: Omit<DemoDiscount, 'id' | 'name'>,
): DemoDiscount => ({
  id: idOf(`discount/${club}/${name}`),
  name,
  ...terms,
})

export const codeOf = (
  club: string,
  code: string,
  terms: Pick<DemoCode, 'type' | 'amount'> & Partial<DemoCode>,
): DemoCode => ({ id: idOf(`code/${club}/${code}`), code, validTo: null, useLimit: null, used: 0, ...terms })

const monthly = { frequency: 'monthly', occurrence: 1, initial_payment: null } as const
export const instalments = (count: number): Option => ({
  type: 'instalment',
  ...monthly,
  number_of_payments: count,
})
export const reducing = (count: number): Option => ({
  type: 'reducing_instalment',
  ...monthly,
  number_of_payments: count,
})
export const every = (occurrence: number, frequency: 'monthly' | 'weekly'): Option => ({
  type: 'subscription',
  frequency,
  occurrence,
  number_of_payments: null,
  initial_payment: null,
})

export interface Season {
  firstDay: string
  lastDay: string
  /** The day on which the age of players is judged. */
  ageDay: string
}

/** The season that somebody who joins now joins: from August to the end of June. */
export function seasonOf(now: Date): Season {
  const ends = now.getUTCFullYear() + (now.getUTCMonth() < 5 ? 0 : 1)
  return { firstDay: `${ends - 1}-08-01`, lastDay: `${ends}-06-30`, ageDay: `${ends}-01-01` }
}
