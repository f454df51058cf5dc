import type { AgeRange, PaymentOption, PlanProduct } from '@clubhouse/contract/catalogue'
import { formatPlanDate, formatShortDate } from '../format.ts'

const ZONE = 'Europe/Dublin'

/** MEMB-16 */
export function validUntil(end: string | null): string {
  return end === null ? 'Recurs until cancelled by club' : formatPlanDate(end, ZONE)
}

/** MEMB-17 */
export function recursTill(end: string | null): string {
  return end === null ? 'until cancelled by club' : `Recurs till ${formatShortDate(end, ZONE)}`
}

/** MEMB-20 */
export function everyPeriod({
  occurrence,
  frequency,
}: Pick<PaymentOption, 'occurrence' | 'frequency'>): string {
  const unit = frequency === 'monthly' ? 'month' : 'week'
  return `every ${occurrence} ${unit}${occurrence > 1 ? 's' : ''}`
}

/** MEMB-19: a subscription can be paid in no other way, so it comes first. */
export function paymentBadge({ metadata }: PlanProduct): 'subscription' | 'instalments' | null {
  const types = metadata.payment_options.map(({ type }) => type)
  if (types.includes('subscription')) return 'subscription'
  return types.length > 0 ? 'instalments' : null
}

export const subscriptionOf = ({ metadata }: PlanProduct): PaymentOption | null =>
  metadata.payment_options.find(({ type }) => type === 'subscription') ?? null

/** "Ages 8 to 12", "18 and over", "Under 7": what a parent asks first. Null for a plan that is for anybody. */
export function agesInWords({ from, to }: AgeRange): string | null {
  if (from !== null && to !== null) return from === to ? `Age ${from}` : `Ages ${from} to ${to}`
  if (from !== null) return `${from} and over`
  return to === null ? null : `Under ${to + 1}`
}
