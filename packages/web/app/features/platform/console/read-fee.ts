import { parseMoney } from '#ui/money-field/parse-money.ts'
import { FEE } from './messages.ts'

/** 1.5 per cent are 150 hundredths of one, as €1.50 are 150 cents: both are read the same way. */
export function readFee(share: string, fixed: string) {
  const [points, each] = [parseMoney(share.replace('%', '')), parseMoney(fixed)]
  const errors = {
    ...(!(points.ok && points.cents <= 2000) && { basis_points: FEE.badShare }),
    ...(!(each.ok && each.cents <= 500) && { fixed: FEE.badFixed }),
  }
  return points.ok && each.ok && Object.keys(errors).length === 0
    ? { ok: true as const, rate: { basis_points: points.cents, fixed: each.cents } }
    : { ok: false as const, errors }
}
