import { cents } from '../money.ts'
import { allocate } from '../../selling/pricing/allocate.ts'
import type { OpenPayment, PaidLine } from './paid-line.ts'

/** What belongs to each plan of a bundle: nobody pays for a plan in it alone, so payments are shared out by what the plans cost. */

interface Weighed {
  id: string
  total: number
}

/** The plans that payments of this bundle are still shared out to: whatever was given back alone has its part already. */
const sharing = (lines: readonly PaidLine[], bundleId: string): PaidLine[] =>
  lines.filter(({ parentId, paidAtEnd }) => parentId === bundleId && paidAtEnd === null)

/** All of it in proportion and in the order of the lines, also the odd cents that those who have left did not pay; nothing where nothing costs anything. */
function sharesOf(amount: number, plans: readonly Weighed[]): Map<string, number> {
  const total = plans.reduce((sum, plan) => sum + plan.total, 0)
  const scale = total === 0 ? 0 : Math.max(1, Math.ceil(amount / total))
  const shared = allocate(
    cents(total === 0 ? 0 : Math.max(0, amount)),
    plans.map((plan) => cents(plan.total * scale)),
  )
  return new Map(plans.map(({ id }, at) => [id, shared[at] ?? 0]))
}

/** The same lines, each plan of a bundle with its share of what was paid for the bundle. */
export function withSharesOfBundles(lines: readonly PaidLine[]): PaidLine[] {
  const paid = new Map<string, number>()
  for (const bundle of lines) {
    const plans = sharing(lines, bundle.id)
    const kept = lines.reduce(
      (sum, { parentId, paidAtEnd }) => sum + (parentId === bundle.id ? (paidAtEnd ?? 0) : 0),
      0,
    )
    for (const [id, share] of sharesOf(bundle.paid - kept, plans)) paid.set(id, share)
  }
  return lines.map((line) => ({ ...line, paid: line.paidAtEnd ?? paid.get(line.id) ?? line.paid }))
}

/** A part of a payment of a bundle that nobody is asked for any more, since it is of a plan that was given back. */
export interface SplitOff {
  payment: string
  plan: string
  amount: number
}

/**
 * What is taken off the open payments of bundles when some of their plans end. What would be left is not charged where it is less than
 * a card can be charged: it goes with the plan.
 */
export function splitOff(
  lines: readonly PaidLine[],
  ended: ReadonlySet<string>,
  smallest: number,
): SplitOff[] {
  return lines.flatMap((bundle) => {
    if (bundle.parentId !== null || ended.has(bundle.id)) return []
    const plans = sharing(lines, bundle.id)
    const going = plans.filter(({ id }) => ended.has(id))
    return bundle.open.flatMap((payment) => partsOf(payment, plans, going, smallest))
  })
}

function partsOf(
  { id: payment, amount }: OpenPayment,
  plans: readonly Weighed[],
  going: readonly Weighed[],
  smallest: number,
): SplitOff[] {
  const shares = sharesOf(amount, plans)
  const parts = going.map(({ id: plan }) => ({ payment, plan, amount: shares.get(plan) ?? 0 }))
  const [first, ...others] = parts.filter((part) => part.amount > 0)
  if (!first) return []
  const rest = amount - parts.reduce((sum, part) => sum + part.amount, 0)
  return [{ ...first, amount: first.amount + (rest < smallest ? rest : 0) }, ...others]
}
