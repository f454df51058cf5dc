import type { PaymentOption } from '@clubhouse/contract/catalogue'

/** Every so many weeks or months. */
export type Period = Pick<PaymentOption, 'frequency' | 'occurrence'>

/**
 * The day on which a payment is due, so many periods after the first. Months are counted from the first day, never from
 * the payment before: what began on 31 January is due on 28 February, and on 31 March again. Days of the calendar know
 * no clock, so no change of it moves them.
 */
export function dueDay(first: string, { frequency, occurrence }: Period, payment: number): string {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  if (frequency === 'weekly') return plain(year, month - 1, day + 7 * occurrence * payment)
  const later = month - 1 + occurrence * payment
  // Day 0 of the month after is the last of this one.
  const lastDay = new Date(Date.UTC(year, later + 1, 0)).getUTCDate()
  return plain(year, later, Math.min(day, lastDay))
}

/** The days of the payments after the first. */
export const laterDays = (first: string, period: Period, payments: number): string[] =>
  Array.from({ length: payments }, (_, at) => dueDay(first, period, at + 1))

const plain = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
