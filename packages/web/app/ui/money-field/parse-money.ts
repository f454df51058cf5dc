import { type Cents, toMajorUnits, toMinorUnits } from '@clubhouse/domain/money/money'

export type ParsedMoney =
  | { ok: true; cents: Cents }
  | { ok: false; reason: 'empty' | 'unreadable' | 'too-fine' }

/**
 * Reads an amount as typed: "25", "1,234.5", "€ 12.50". A comma before exactly two last digits is taken for the
 * decimal point, as on a continental keyboard. Anything finer than a cent is refused, not rounded.
 */
export function parseMoney(typed: string): ParsedMoney {
  const text = typed.replace(/[\s\u00a0€£$]|^[A-Z]{3}/g, '')
  if (!text) return { ok: false, reason: 'empty' }
  const plain = /^\d{1,9},\d{2}$/.test(text)
    ? text.replace(',', '.')
    : text.replace(/,(?=\d{3}(?:\D|$))/g, '')
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain)
  if (!match) return { ok: false, reason: 'unreadable' }
  const [, whole = '0', fraction = ''] = match
  if (fraction.length > 2) return { ok: false, reason: 'too-fine' }
  return { ok: true, cents: toMinorUnits(Number(`${whole}.${fraction}`)) }
}

/** FORM-27: the amount without its currency, as it stands in the field: 1,234.50. */
export function writeMoney(cents: Cents): string {
  return toMajorUnits(cents).toLocaleString('en-IE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}
