import { cents, type Cents } from '../money.ts'

/** A rate of a club's list, as a line of an order keeps it. Hundredths of a per cent; what is exempt has none. */
export interface TaxRate {
  name: string
  basisPoints: number
}

const WHOLE = 10_000

/**
 * The tax that a gross sum contains, half a cent rounded away from nothing. All that is booked follows from it: a line holds at any
 * moment the tax of what was paid for it and not given back, so parts add up to the whole, the last payment takes what rounding left,
 * and nothing is given back that was not taken.
 */
export function taxIn(gross: Cents, basisPoints: number): Cents {
  const parts = WHOLE + basisPoints
  const half = Math.floor((2 * Math.abs(gross) * basisPoints + parts) / (2 * parts))
  return cents(gross < 0 && half > 0 ? -half : half)
}

/** What is booked as tax when what was paid for a line goes from one sum to another, up or down. */
export const taxMoved = (before: Cents, after: Cents, basisPoints: number): Cents =>
  cents(taxIn(after, basisPoints) - taxIn(before, basisPoints))

export interface RatedPart {
  rate: TaxRate
  /** What it costs; of a bundle each plan is a part. */
  weight: number
}

const keyOf = ({ name, basisPoints }: TaxRate): string => `${name}\n${basisPoints}`

/**
 * What of a gross sum belongs to each rate. Of a bundle the plans inside have the rates, and its price is shared out by theirs; the
 * cuts are rounded and not the shares, so that shares add up to the sum whatever it is.
 */
export function grossByRate(gross: Cents, parts: readonly RatedPart[]): { rate: TaxRate; gross: Cents }[] {
  const weights = new Map<string, RatedPart>()
  const counted = parts.some(({ weight }) => weight > 0) ? parts.filter(({ weight }) => weight > 0) : parts
  for (const { rate, weight } of counted) {
    const before = weights.get(keyOf(rate))?.weight ?? 0
    weights.set(keyOf(rate), { rate, weight: before + weight })
  }
  const inOrder = [...weights.values()]
    .map((part) => ({ ...part, weight: Math.max(1, part.weight) }))
    .toSorted((a, b) => b.rate.basisPoints - a.rate.basisPoints || (a.rate.name < b.rate.name ? -1 : 1))
  const whole = inOrder.reduce((sum, { weight }) => sum + weight, 0)
  let upTo = 0
  return inOrder.map(({ rate, weight }) => {
    const from = shareUpTo(gross, upTo, whole)
    upTo += weight
    return { rate, gross: cents(shareUpTo(gross, upTo, whole) - from) }
  })
}

const shareUpTo = (gross: number, upTo: number, whole: number): number => {
  const share = Math.floor((2 * Math.abs(gross) * upTo + whole) / (2 * whole))
  return gross < 0 ? 0 - share : share
}

export interface TaxSum {
  rate: TaxRate
  net: Cents
  tax: Cents
  gross: Cents
}

/** What lines contain, by rate, the highest first. Each line is rounded once. */
export function taxByRate(lines: readonly { gross: Cents; parts: readonly RatedPart[] }[]): TaxSum[] {
  const sums = new Map<string, TaxSum>()
  for (const { rate, gross } of lines.flatMap((line) => grossByRate(line.gross, line.parts))) {
    const before = sums.get(keyOf(rate)) ?? { rate, net: 0, tax: 0, gross: 0 }
    const tax = taxIn(gross, rate.basisPoints)
    sums.set(keyOf(rate), {
      rate,
      net: cents(before.net + gross - tax),
      tax: cents(before.tax + tax),
      gross: cents(before.gross + gross),
    })
  }
  return [...sums.values()].toSorted(
    (a, b) => b.rate.basisPoints - a.rate.basisPoints || (a.rate.name < b.rate.name ? -1 : 1),
  )
}
