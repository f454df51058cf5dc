import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { takesNewPeople } from '#site/clubs/reads.ts'
import type { AuditPlace } from '#kernel/security/audit.ts'
import { isHeldBack } from '../email-change/undo-email-change.ts'
import type { IdentityDeps } from '../deps.ts'
import { clubRoles, users } from './tables.ts'

const KNOWN = {
  name: 'known_guest',
  text: `select exists (select from guests g where g.email = $1 and ${takesNewPeople('g.club_id')}) as "isKnown"`,
}

/** ORDER-04: whether somebody of this e-mail was a guest lately, and may ask for an account. */
export async function isKnownGuest(db: Database, email: string): Promise<boolean> {
  const [row] = await db.readPlatform<{ isKnown: boolean }>(KNOWN, [email])
  return row?.isKnown ?? false
}

/**
 * ORDER-04: a guest who asks for a new password gets an account in the clubs that they bought from, without a password and unproven:
 * only the code that goes to the mailbox opens it. Null where nobody of that e-mail was a guest.
 */
export async function makeGuestAccount(
  { audit, now }: Pick<IdentityDeps, 'audit' | 'now'>,
  tx: Tx,
  place: AuditPlace,
  email: string,
): Promise<{ id: string } | null> {
  const at = now()
  const found = await rows<{ clubId: string; firstName: string; lastName: string }>(
    tx,
    sql`select distinct on (g.club_id) g.club_id as "clubId", g.first_name as "firstName", g.last_name as "lastName"
      from guests g where g.email = ${email} and ${sql.raw(takesNewPeople('g.club_id'))}
      order by g.club_id, g.created_at desc`,
  )
  const [guest] = found
  if (!guest || (await isHeldBack(tx, email, at))) return null
  const id = randomUUID()
  const { firstName, lastName } = guest
  const made = await tx
    .insert(users)
    .values({ id, email, firstName, lastName, createdAt: at })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (made.length === 0) return null
  await tx
    .insert(clubRoles)
    .values(found.map(({ clubId }) => ({ clubId, userId: id, role: 'member' as const })))
  const who = { actorId: null, subjectId: id }
  await audit.record(tx, place, { kind: 'sign-up', ...who, detail: { by: 'guest' } })
  return { id }
}
