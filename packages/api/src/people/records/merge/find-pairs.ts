import type { Doubled, DoubledPair } from '@clubhouse/contract/people/office/people-merges'
import { whySame } from '@clubhouse/domain/people/records/same-person'
import type { Tx } from '#kernel/db/database.ts'
import { type DoubledRow, readDoubled, readPairs } from './doubled.queries.ts'
import { whichStays } from './which-stays.ts'

const MOST_SHOWN = 100

/** Whose account they are in is not told. */
export const shown = ({ user_id: _, ...person }: DoubledRow): Doubled => person

/** The surest pairs: many are compared by little, and only those who are shown are read whole. */
export async function findPairs(tx: Tx, at: { clubId: string; today: string }): Promise<DoubledPair[]> {
  const found = (await readPairs(tx, at.clubId))
    .map(({ one, other }) => ({ ids: [one.member_id, other.member_id], reasons: whySame(one, other) }))
    .filter(({ reasons }) => reasons.length > 0)
    .slice(0, MOST_SHOWN)
  if (found.length === 0) return []
  const people = await readDoubled(tx, at, [...new Set(found.flatMap(({ ids }) => ids))])
  const whole = new Map(people.map((person) => [person.member_id, person]))
  return found.flatMap(({ ids, reasons }) => {
    const [one, other] = ids.map((id) => whole.get(id))
    if (!one || !other) return []
    return [{ one: shown(one), other: shown(other), reasons, bar: whichStays(one, other).bar }]
  })
}
