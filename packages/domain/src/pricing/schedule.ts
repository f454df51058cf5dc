import { paymentDay, type Rhythm } from '../catalogue/payment-count.ts'

/** The days of the payments after the first, which is paid at once. */
export const laterDays = (first: string, rhythm: Rhythm, payments: number): string[] =>
  Array.from({ length: payments }, (_, at) => paymentDay(first, rhythm, at + 1))
