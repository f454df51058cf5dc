import type { PlannedPayment } from '@clubhouse/contract/money/orders'

/** What is still to be taken on which day, the soonest first: payments of one day are one sum, as on the statement. */
export function paymentDays(
  schedule: readonly Pick<PlannedPayment, 'due' | 'amount' | 'status'>[],
): { due: string; amount: number }[] {
  const days = new Map<string, number>()
  for (const { due, amount, status } of schedule) {
    if (status === 'planned' || status === 'charging') days.set(due, (days.get(due) ?? 0) + amount)
  }
  return [...days]
    .map(([due, amount]) => ({ due, amount }))
    .toSorted((one, other) => (one.due < other.due ? -1 : 1))
}
