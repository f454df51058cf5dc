import { cents, type Cents } from '../../money/money.ts'

/**
 * Shares an amount out in proportion to weights, in whole cents that add up to it exactly: everybody gets their share
 * rounded down, and the cents that are left go to those who lost most by that. Of two who lost the same, the heavier one
 * gets it, then the one whose key comes first, so that the order of lines never changes what anything costs.
 */
export function allocate(amount: Cents, weights: readonly Cents[], keys: readonly string[] = []): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount < 0 || amount > total) throw new RangeError(`${amount} cannot be shared out of ${total}`)
  if (total === 0) return weights.map(() => cents(0))
  const shares = weights.map((weight, at) => ({
    key: keys[at] ?? '',
    weight,
    ...divided(amount, weight, total),
  }))
  let left = amount - shares.reduce((sum, { whole }) => sum + whole, 0)
  for (const share of shares.toSorted(
    (a, b) => b.lost - a.lost || b.weight - a.weight || inOrder(a.key, b.key),
  )) {
    if (left === 0) break
    share.whole += 1
    left -= 1
  }
  return shares.map(({ whole }) => cents(whole))
}

/** Whole numbers beyond the safe range would be rounded by the machine: millions of euro times millions of euro. */
function divided(amount: number, weight: number, total: number): { whole: number; lost: number } {
  const exact = amount * weight
  if (Number.isSafeInteger(exact)) return { whole: Math.floor(exact / total), lost: exact % total }
  const large = BigInt(amount) * BigInt(weight)
  return { whole: Number(large / BigInt(total)), lost: Number(large % BigInt(total)) }
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
