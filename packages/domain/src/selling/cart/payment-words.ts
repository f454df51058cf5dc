import type { Currency } from '@clubhouse/contract/site/club'
import type { CartItem } from '@clubhouse/contract/selling/cart'
import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { formatDay, formatLongDate, formatShortMoney } from '../../format.ts'
import { cents } from '../../money/money.ts'
import { choiceOf } from '../pricing/line-of.ts'
import { paymentsFor } from '../pricing/payments.ts'
import { smallestCharge } from '../pricing/smallest-charge.ts'
import { laterDays } from '../catalogue/payment-count.ts'
import { everyPeriod, recursTill, UNTIL_STOPPED, untilWhen } from '../catalogue/plan-words.ts'

/** What is paid today and what later, said in one breath: nobody is surprised by the second payment. */

export interface Later {
  today: number
  instalments: { due: string; amount: number }[]
  recurring: Recurring[]
}

interface Recurring {
  amount: number
  next: string
  /** "a week", "every 2 months" */
  every: string
}

type Chosen = Partial<Pick<CartItem, 'payment_options' | 'payment_option_id' | 'metadata'>>

/** What renews without an option is a ticket of weekly draws. */
function everyOf({ payment_options: options, payment_option_id: chosen, metadata }: Chosen): string {
  const option = options?.find(({ payment_option_id: id }) => id === chosen)
  return option ? everyIn(option) : inWords(metadata?.draws ?? 1, 'week')
}

const everyIn = ({ occurrence, frequency }: Pick<PaymentOption, 'occurrence' | 'frequency'>): string =>
  inWords(occurrence, frequency === 'weekly' ? 'week' : 'month')

const inWords = (count: number, unit: string): string =>
  count === 1 ? `a ${unit}` : `every ${count} ${unit}s`

/** "€30" and "€27.50": in a sentence whole euros need no cents. */
export const shortMoney = (amount: number, currency: Currency): string =>
  formatShortMoney(cents(amount), currency)

/** "1 September", and the year where it is none of the next twelve months. */
export function dayInWords(plain: string, today: string): string {
  const whole = formatLongDate(plain, 'UTC')
  const isFar = Number(plain.replaceAll('-', '')) - Number(today.replaceAll('-', '')) >= 10_000
  return isFar ? whole : whole.replace(/ \d{4}$/, '')
}

/** CART-14: "Pay in full", "6 monthly instalments". */
export function optionInWords(option: PaymentOption | null): string {
  if (option === null) return 'Pay in full'
  const { type, frequency, occurrence, number_of_payments: count } = option
  const unit = frequency === 'weekly' ? 'week' : 'month'
  const every = occurrence === 1 ? `${unit}ly` : `every ${occurrence} ${unit}s`
  if (type === 'subscription') return occurrence === 1 ? `Paid ${every}` : `Paid ${every}`
  const what = `${type === 'reducing_instalment' ? 'reducing ' : ''}${count === 1 ? 'instalment' : 'instalments'}`
  return occurrence === 1
    ? `${count ?? ''} ${every} ${what}`.trim()
    : `${count ?? ''} ${what}, ${every}`.trim()
}

/** What a line would be paid in were this option chosen. */
export function laterWith(
  item: Pick<CartItem, 'price' | 'discount'>,
  option: PaymentOption | null,
  today: string,
  currency?: Currency,
): Later {
  const paid = paymentsFor(
    cents(item.price),
    cents(item.discount),
    option && choiceOf(option),
    smallestCharge(currency),
  )
  const days = option ? laterDays(today, option, Math.max(1, ...paid.laterAt)) : []
  const [next = today] = days
  return {
    today: paid.today.total,
    instalments: paid.later.map((amount, at) => ({ due: days[(paid.laterAt[at] ?? 1) - 1] ?? next, amount })),
    recurring:
      paid.endless === null || !option ? [] : [{ amount: paid.endless, next, every: everyIn(option) }],
  }
}

/** All lines of a cart: what falls on the same day is one sum. */
export function laterOf(
  items: readonly (Pick<CartItem, 'today' | 'instalments' | 'recurring'> & Chosen)[],
): Later {
  const byDay = new Map<string, number>()
  for (const { due, amount } of items.flatMap(({ instalments }) => instalments))
    byDay.set(due, (byDay.get(due) ?? 0) + amount)
  return {
    today: items.reduce((sum, { today }) => sum + today, 0),
    instalments: [...byDay]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([due, amount]) => ({ due, amount })),
    recurring: items.flatMap((item) => (item.recurring ? [{ ...item.recurring, every: everyOf(item) }] : [])),
  }
}

/** "5 × €30 from 1 September"; null where nothing comes later. */
export function laterInWords(
  { instalments, recurring }: Omit<Later, 'today'>,
  { currency, today }: { currency: Currency; today: string },
): string | null {
  const money = (amount: number) => shortMoney(amount, currency)
  const [first] = instalments
  const runs = runsOf(instalments.map(({ amount }) => amount)).map(([amount, count]) =>
    count === 1 ? money(amount) : `${count} × ${money(amount)}`,
  )
  const word = instalments.length === 1 ? 'on' : 'from'
  const parts = [
    ...(first ? [`${runs.join(', then ')} ${word} ${dayInWords(first.due, today)}`] : []),
    ...recurring.map(
      ({ amount, next, every }) => `${money(amount)} ${every} from ${dayInWords(next, today)}`,
    ),
  ]
  return parts.length === 0 ? null : parts.join(', and ')
}

type Renewing = Pick<CartItem, 'product' | 'payment_options' | 'payment_option_id' | 'recurring' | 'metadata'>

/** MEMB-17, MEMB-20: how often a line comes again and how long; of a ticket what is taken, when and until when. Null for what does not. */
export function renewalInWords(
  { product, payment_options: options, payment_option_id: chosen, recurring, metadata }: Renewing,
  { currency, today }: { currency: Currency; today: string },
): string | null {
  const option = options.find(({ payment_option_id: id }) => id === chosen)
  if (option?.type === 'subscription')
    return `${everyPeriod(option)}, ${recursTill(metadata.subscription?.period.end ?? null)}`
  if (product.type !== 'Lotto' || recurring === null) return null
  const { amount, next } = recurring
  const [weekday = '', money, from] = [
    formatDay(next, 'UTC').split(' ')[0],
    shortMoney(amount, currency),
    dayInWords(next, today),
  ]
  return (metadata.draws ?? 1) === 1
    ? `${money} a week from ${from}, taken the ${weekday} before each draw, ${UNTIL_STOPPED}`
    : `${money} every ${metadata.draws} weeks from ${from}, taken on a ${weekday}, ${UNTIL_STOPPED}`
}

/** Of a line what comes after today: how it is paid, when, and how long it goes on. Null where nothing comes later. */
export function lineLaterInWords(
  item: Renewing & Pick<CartItem, 'instalments'>,
  at: { currency: Currency; today: string },
): string | null {
  const { payment_options: options, payment_option_id: chosen, instalments, recurring } = item
  const again = recurring ? [{ ...recurring, every: everyOf(item) }] : []
  const words = laterInWords({ instalments, recurring: again }, at)
  if (words === null) return null
  const option = options.find(({ payment_option_id: id }) => id === chosen)
  if (!option) return `Then ${renewalInWords(item, at) ?? words}`
  const said = `${optionInWords(option)}: then ${words}`
  return option.type === 'subscription'
    ? untilWhen(said, item.metadata.subscription?.period.end ?? null)
    : said
}

/** "€50 today, then 5 × €30 from 1 September". */
export function todayAndLater(later: Later, at: { currency: Currency; today: string }): string {
  const words = laterInWords(later, at)
  const now = `${shortMoney(later.today, at.currency)} today`
  return words === null ? `${now}, nothing more to pay` : `${now}, then ${words}`
}

function runsOf(amounts: readonly number[]): [number, number][] {
  const runs: [number, number][] = []
  for (const amount of amounts) {
    const last = runs.at(-1)
    if (last?.[0] === amount) last[1] += 1
    else runs.push([amount, 1])
  }
  return runs
}
