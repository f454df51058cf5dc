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

/** Splits a total over n payments; the first takes the remainder. */
export function spread(total: Cents, payments: number): Cents[] {
  if (!Number.isInteger(payments) || payments < 1) throw new RangeError(`cannot pay in ${payments} parts`)
  const share = Math.floor(total / payments)
  const first = total - share * (payments - 1)
  return Array.from({ length: payments }, (_, i) => cents(i === 0 ? first : share))
}
