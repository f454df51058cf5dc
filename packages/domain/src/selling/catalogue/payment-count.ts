import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import { addDays, addMonths } from '../../time/plain-date.ts'

/** Every so many weeks or months. */
export type Rhythm = Pick<PaymentOption, 'frequency' | 'occurrence'>

const DAY_MS = 86_400_000
const WEEK = 7

/**
 * The day of a payment, 0 being the first. Months are counted from the first day, so whoever joined on the 31st pays on the
 * last day of a shorter month and on the 31st again after it. Days are plain: a change of clocks moves none.
 */
export function paymentDay(first: string, { frequency, occurrence }: Rhythm, at: number): string {
  return frequency === 'weekly' ? addDays(first, at * occurrence * WEEK) : addMonths(first, at * occurrence)
}

/** How many payments there are from a first day to a last one, both included; the first is always made. */
export function paymentsUntil(first: string, last: string, rhythm: Rhythm): number {
  if (last < first) return 1
  const { frequency, occurrence } = rhythm
  const periods = frequency === 'weekly' ? daysBetween(first, last) / WEEK : monthsBetween(first, last)
  const later = Math.floor(periods / occurrence)
  // The month of the last day counts only if its payment comes no later than that.
  return paymentDay(first, rhythm, later) <= last ? later + 1 : later
}

/**
 * DATA-32, DATA-58: in how many payments a plan is paid by whoever buys it on a day. Nobody pays after the plan has ended, so
 * whoever joins late pays the same price in fewer parts. Null for a subscription without an end.
 */
export function numberOfPayments(
  option: Rhythm & Pick<PaymentOption, 'type' | 'number_of_payments'>,
  { today, endsOn }: { today: string; endsOn: string | null },
): number | null {
  if (option.type === 'subscription') return endsOn === null ? null : paymentsUntil(today, endsOn, option)
  const most = option.number_of_payments ?? 1
  return endsOn === null ? most : Math.min(most, paymentsUntil(today, endsOn, option))
}

const daysBetween = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / DAY_MS

const monthsBetween = (first: string, last: string): number => monthOf(last) - monthOf(first)

const monthOf = (plain: string): number => Number(plain.slice(0, 4)) * 12 + Number(plain.slice(5, 7))

/** The days of the payments after the first, which is paid at once. */
export const laterDays = (first: string, rhythm: Rhythm, payments: number): string[] =>
  Array.from({ length: payments }, (_, at) => paymentDay(first, rhythm, at + 1))
