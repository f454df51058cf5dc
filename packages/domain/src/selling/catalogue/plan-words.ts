import type { Currency } from '@clubhouse/contract/site/club'
import type { AgeRange, PaymentOption, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { formatPlanDate, formatShortDate, formatShortPrice } from '../../format.ts'
import { cents } from '../../money/money.ts'
import { addYears, dayAfter, displayDate } from '../../time/plain-date.ts'
import { paymentsFor } from '../pricing/payments.ts'
import { smallestCharge } from '../pricing/smallest-charge.ts'
import { choiceOf } from '../pricing/selection-lines.ts'

const ZONE = 'Europe/Dublin'

/** MEMB-16 */
export function validUntil(end: string | null): string {
  return end === null ? 'Recurs until cancelled by club' : formatPlanDate(end, ZONE)
}

/** MEMB-17 */
export function recursTill(end: string | null): string {
  return end === null ? 'until cancelled by club' : `Recurs till ${formatShortDate(end, ZONE)}`
}

/** MEMB-17 after what is said of a subscription's payments. */
export const untilWhen = (said: string, end: string | null): string =>
  end === null ? `${said}, ${recursTill(null)}` : `${said}. ${recursTill(end)}`

/** Of a ticket that renews: its holder ends it, and nobody else. */
export const UNTIL_STOPPED = 'until you stop it'

/** MEMB-17, MEMB-20: "every 1 month, until cancelled by club"; null for a plan that is no subscription. */
export function recursInWords(
  plan: Payable & { metadata: Pick<PlanProduct['metadata'], 'subscription'> },
): string | null {
  const subscription = subscriptionOf(plan)
  return subscription && `${everyPeriod(subscription)}, ${recursTill(plan.metadata.subscription.period.end)}`
}

/** MEMB-20 */
export function everyPeriod({
  occurrence,
  frequency,
}: Pick<PaymentOption, 'occurrence' | 'frequency'>): string {
  const unit = frequency === 'monthly' ? 'month' : 'week'
  return `every ${occurrence} ${unit}${occurrence > 1 ? 's' : ''}`
}

/** Whatever is paid for in such a way. */
interface Payable {
  metadata: Pick<PlanProduct['metadata'], 'payment_options'>
}

/** MEMB-19: a subscription can be paid in no other way, so it comes first. */
export function paymentBadge({ metadata }: PlanProduct): 'subscription' | 'instalments' | null {
  const types = metadata.payment_options.map(({ type }) => type)
  if (types.includes('subscription')) return 'subscription'
  return types.length > 0 ? 'instalments' : null
}

export const subscriptionOf = ({ metadata }: Payable): PaymentOption | null =>
  metadata.payment_options.find(({ type }) => type === 'subscription') ?? null

/** "Ages 8 to 12", "18 and over", "Under 7": what a parent asks first. Null for a plan that is for anybody. */
export function agesInWords({ from, to }: AgeRange): string | null {
  if (from !== null && to !== null) return from === to ? `Age ${from}` : `Ages ${from} to ${to}`
  if (from !== null) return `${from} and over`
  return to === null ? null : `Under ${to + 1}`
}

/** The first and last day of birth that ages mean which are counted on a day; null where they mean no days. */
export function bornBetween({
  from,
  to,
  on,
}: AgeRange): { earliest: string | null; latest: string | null } | null {
  if (on === null || (from === null && to === null)) return null
  return {
    earliest: to === null ? null : dayAfter(addYears(on, -to - 1, 'day-before')),
    latest: from === null ? null : addYears(on, -from, 'day-before'),
  }
}

/** "Born 02/01/2015 to 01/01/2021" */
export function bornInWords(ages: AgeRange): string | null {
  const between = bornBetween(ages)
  if (between === null) return null
  const earliest = between.earliest && displayDate(between.earliest)
  const latest = between.latest && displayDate(between.latest)
  if (earliest === null) return `Born on or before ${latest}`
  return latest === null ? `Born on or after ${earliest}` : `Born ${earliest} to ${latest}`
}

const instalmentsOf = ({ metadata }: Payable): PaymentOption | undefined =>
  metadata.payment_options.find(
    // One payment is no instalments: late in a season that may be all that is left of them.
    ({ type, number_of_payments: count }) => type !== 'subscription' && count !== 1,
  )

/** "6 monthly instalments", for the badge of MEMB-19. */
export function instalmentsInWords(plan: Payable): string | null {
  const option = instalmentsOf(plan)
  if (!option) return null
  if (option.type === 'reducing_instalment') return 'Reducing instalments'
  const { number_of_payments: count, occurrence, frequency } = option
  const number = count === null ? '' : `${count} `
  if (occurrence > 1) return `${number}instalments, ${everyPeriod(option)}`
  return `${number}${frequency} instalments`
}

/** "or 6 × €30": the same price, paid bit by bit. Of instalments that become fewer only that there are some. */
export function orByInstalments(plan: Payable & { price: number }, currency: Currency): string | null {
  const option = instalmentsOf(plan)
  if (!option || plan.price === 0) return null
  if (option.type === 'reducing_instalment' || option.number_of_payments === null) return 'or by instalments'
  const { today, later } = paymentsFor(
    cents(plan.price),
    cents(0),
    choiceOf(option),
    smallestCharge(currency),
  )
  const [next] = later
  const said = (amount: typeof today.total) => formatShortPrice(amount, currency)
  if (next === undefined) return null
  if (next === today.total) return `or ${later.length + 1} × ${said(next)}`
  return `or ${said(today.total)}, then ${later.length} × ${said(next)}`
}
