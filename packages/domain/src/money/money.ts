/** CONST-16: money is whole cents (pence, …), so that sums are exact; euro amounts exist only as text. */
export type Cents = number & { readonly __brand: 'Cents' }

export function isCents(value: number): value is Cents {
  return Number.isSafeInteger(value)
}

/** Anything but a whole number is a mistake of ours, so it is thrown rather than rounded. */
export function cents(value: number): Cents {
  if (!isCents(value)) throw new RangeError(`${value} is not a whole number of cents`)
  return value
}

/**
 * FORM-26: an amount in euro or pounds as whole cents, half a cent rounded away from zero. The point is moved in the
 * written number: 1.005 * 100 is 100.49999999999999 to a machine, and 101 to whoever wrote 1.005.
 */
export function toMinorUnits(major: number): Cents {
  const written = String(Math.abs(major))
  // Only what is far below a cent is written with a negative exponent.
  const minor = written.includes('e-') ? 0 : Math.round(Number(`${written}e2`))
  return cents(major < 0 && minor > 0 ? -minor : minor)
}

/** FORM-26: for those who speak of euro or pounds, and never to reckon with. */
export const toMajorUnits = (minor: Cents): number => minor / 100

/** Splits a total over n payments; the first takes the remainder. */
export function spread(total: Cents, payments: number): Cents[] {
  if (!Number.isInteger(payments) || payments < 1) throw new RangeError(`cannot pay in ${payments} parts`)
  const share = Math.floor(total / payments)
  const first = total - share * (payments - 1)
  return Array.from({ length: payments }, (_, i) => cents(i === 0 ? first : share))
}
