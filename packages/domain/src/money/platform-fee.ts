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

/** What a card payment costs before the platform asks for anything: a setting of the deployment. */
export type CardTariff = PlatformRate

/** What the platform keeps of a card payment: the gateway's part, then its own; never more than was paid. */
export function cardFeesOf(
  paid: Cents,
  tariff: CardTariff,
  rate: PlatformRate | null,
): { gateway: Cents; platform: Cents } {
  const gateway = platformFeeOf(paid, tariff)
  return { gateway, platform: cents(Math.min(paid - gateway, platformFeeOf(paid, rate))) }
}
