import type { PriceStep } from '@clubhouse/contract/selling/lottery'
import { cents, type Cents } from '../../money/money.ts'

/**
 * What so many lines or tickets cost: the cheapest steps of the ladder that are enough for them ("3 for €5"). Nobody pays more for
 * fewer, so a step that has room to spare counts too.
 */
export function ladderPrice(steps: readonly PriceStep[], count: number): Cents {
  const least = [0]
  for (let wanted = 1; wanted <= count; wanted += 1)
    least.push(Math.min(...steps.map((step) => (least[Math.max(0, wanted - step.count)] ?? 0) + step.price)))
  return cents(least[count] ?? 0)
}

/** LOTTO-11, DRAW-03: the step that is exactly this purchase; none where several make it up. */
export const stepFor = (steps: readonly PriceStep[], count: number): PriceStep | null =>
  steps.find((step) => step.count === count && step.price === ladderPrice(steps, count)) ?? null
