import { ageOn } from '@clubhouse/domain/time/plain-date'
import { randomOf } from './random.ts'
import { type Buy, buyerOf } from './buy.ts'
import type { Calendar, MonthWeights } from './calendar.ts'
import { dunvarraQuestions } from './dunvarra-members.ts'
import { registerOn } from './registering.ts'
import type { HistoryOrder, Household } from './shape.ts'

const SPRING: MonthWeights = { 3: 25, 4: 45, 5: 30 }
const WEEKS = ['camp-week-1', 'camp-week-2'] as const

/** The summer's camps, for which people register in spring; every second family with a child of that age goes. */
export function campOrders(households: readonly Household[], buy: Buy, calendar: Calendar): HistoryOrder[] {
  const wanted = households.flatMap((household, at) => {
    const random = randomOf(`camp ${household.id}`)
    const day = calendar.dayIn(random, SPRING)
    const children = household.relatives.filter(({ kind, dateOfBirth }) => {
      const age = ageOn(dateOfBirth, day)
      return kind === 'juvenile' && age >= 6 && age <= 14
    })
    if (children.length === 0 || at % 2 === 0 || day < calendar.first) return []
    const key = `camp/${household.id}`
    const register = registerOn(key, day, dunvarraQuestions, () => true)
    const week = random.pick(WEEKS)
    const wants = children.map((child) => register(household, child, week))
    return [buy({ key, buyer: buyerOf(household), at: calendar.momentOn(random, day), wants })]
  })
  return wanted.map((order, at) => (at % 9 === 4 ? cannotCome(order, calendar) : order))
}

/** Somebody broke an arm: a child's week is given back. */
function cannotCome(order: HistoryOrder, { now }: Calendar): HistoryOrder {
  const at = new Date(Math.min(order.settledAt.getTime() + 9 * 86_400_000, now.getTime() - 60_000))
  const parts = [{ line: 0, amount: order.lines[0]?.total ?? 0 }]
  return { ...order, refund: { at, reason: 'Can’t come that week', parts } }
}
