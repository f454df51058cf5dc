import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { atOnce, type PersonTable, uuidList } from '#kernel/person/person-table.ts'
import type { Whose } from '#kernel/person/whose.ts'
import { emptyAnswers, findAnswersOf } from '../forms/port.ts'
import { forgetPeople, holdPeopleOf } from '../records/port.ts'
import { eraseInClub } from './erase-in-club.ts'

/**
 * In a transaction of the platform’s: one club forgets somebody who may well be in others. Their account is their own, and stays; here
 * nothing leads to it any more. Whoever comes twice finds nothing left to do.
 */
export async function eraseFromClub(
  tx: Tx,
  personTables: readonly PersonTable[],
  whose: Whose,
): Promise<void> {
  const { clubId } = whose
  const { people, answers } = await asClub(tx, clubId, async () => {
    const found = { people: await holdPeopleOf(tx, whose), answers: await findAnswersOf(tx, whose) }
    await eraseInClub(tx, personTables, whose)
    const leaving = { ...whose, people: sql`any(${uuidList(found.people)}::uuid[])` }
    await atOnce(
      tx,
      personTables.map(({ onLeave }) => onLeave?.(leaving) ?? []),
    )
    return found
  })
  await emptyAnswers(tx, clubId, answers, { giver: 'goes' })
  await asClub(tx, clubId, () => forgetPeople(tx, clubId, people))
  await atOnce(
    tx,
    personTables.map(({ onLeaveAsPlatform }) => onLeaveAsPlatform?.(whose) ?? []),
  )
}
