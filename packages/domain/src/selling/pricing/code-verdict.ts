import { type DiscountCode, isCodeFor, type Line } from './price-lines.ts'

/** A code as the club has it. */
export interface StoredCode extends DiscountCode {
  isActive: boolean
  validFrom: string | null
  validTo: string | null
  useLimit: number | null
  used: number
}

const UNKNOWN = 'We don’t know this code. Please check it and try again.'

/** Why a code takes nothing off these lines at a moment, in words; null where it does. */
export function codeProblem(code: StoredCode | null, lines: readonly Line[], now: Date): string | null {
  if (!code?.isActive) return UNKNOWN
  if (code.validFrom !== null && now < new Date(code.validFrom)) return 'This code can’t be used yet.'
  if (code.validTo !== null && now >= new Date(code.validTo)) return 'This code has expired.'
  if (code.useLimit !== null && code.used >= code.useLimit) return 'This code has already been used up.'
  if (lines.some(isEndless)) return 'Codes can’t be used with a subscription that runs until it’s cancelled.'
  if (!lines.some((line) => isCodeFor(code, line))) return 'This code isn’t for anything in your cart.'
  return null
}

/** DISC-08: nobody knows how many payments there will be to take it off. */
const isEndless = (line: Line): boolean =>
  line.kind === 'plan' && line.payment?.type === 'subscription' && line.payment.payments === null
