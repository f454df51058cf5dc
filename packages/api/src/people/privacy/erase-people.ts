import { asc, eq, lte } from 'drizzle-orm'
import { clubs } from '#site/clubs/tables.ts'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { atOnce, type PersonTable } from '#kernel/person/person-table.ts'
import { eraseInClub } from './erase-in-club.ts'
import { findOpenPayments } from './erasure.queries.ts'
import { erasures } from './tables.ts'
import { wholeAccount } from './whose.ts'

/** A few at a time: each looks at every club. */
const AT_ONCE = 20

/** Erases whoever asked for it a fortnight ago (docs/decisions/037-what-stays-of-a-person.md). */
export async function erasePeople(tx: Tx, now: Date, personTables: readonly PersonTable[]): Promise<void> {
  const due = await tx
    .select({ userId: erasures.userId, email: users.email })
    .from(erasures)
    .innerJoin(users, eq(users.id, erasures.userId))
    .where(lte(erasures.dueAt, now))
    .orderBy(asc(erasures.dueAt))
    .limit(AT_ONCE)
    .for('update', { of: erasures })
  for (const person of due) await erasePerson(tx, person, now, personTables)
}

/**
 * One person. Money that is still to come keeps them until it is settled. Orders and the ledger stay, without a name;
 * memberships keep who played; all else goes with the account.
 */
export async function erasePerson(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  now: Date,
  personTables: readonly PersonTable[],
): Promise<boolean> {
  const all = await tx.select({ id: clubs.id }).from(clubs).orderBy(asc(clubs.id))
  for (const { id } of all) {
    const open = await asClub(tx, id, () => findOpenPayments(tx, wholeAccount(id, { userId, email })))
    if (open.length > 0) return false
  }
  for (const { id } of all)
    await asClub(tx, id, () => eraseInClub(tx, personTables, wholeAccount(id, { userId, email })))
  // Sign-ins, passkeys, cards, family, roles and carts go with the account; what stays loses who it was.
  await atOnce(
    tx,
    personTables.map(({ onEraseAccount }) => onEraseAccount?.({ userId, email, now }) ?? []),
  )
  return true
}
