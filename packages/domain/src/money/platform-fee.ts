import { type Cents, cents } from './money.ts'

/** What the platform asks for of each card payment: a share in hundredths of a per cent, and so many cents. */
export interface PlatformRate {
  basis_points: number
  fixed: number
}

const WHOLE = 10_000

/** Half a cent counts as one; never more than was paid, and nothing of nothing. */
export function platformFeeOf(paid: Cents, rate: PlatformRate | null): Cents {
  if (!rate || paid <= 0) return cents(0)
  const share = Math.floor((paid * rate.basis_points + WHOLE / 2) / WHOLE)
  return cents(Math.min(paid, share + rate.fixed))
}
