import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ACCESS_MINUTES, type AccessReason } from '@clubhouse/contract/people/office/member-limits'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { personAccesses } from './tables.ts'

export interface Looked {
  clubId: string
  /** Who looked, and at whom. */
  userId: string
  personId: string
  person: string
  isChild: boolean
  now: Date
}

/** A child’s page was opened: once for each who opens it in ten minutes, however often they load it. */
export async function writePageAccess(tx: Tx, looked: Looked): Promise<void> {
  const { clubId, userId, personId, person, isChild, now } = looked
  const at = now.toISOString()
  await tx.execute(sql`
    insert into person_accesses (club_id, id, at, person_id, person, is_child, actor_id, what)
    select ${clubId}::uuid, ${randomUUID()}::uuid, ${at}::timestamptz, ${personId}::uuid, ${person}, ${isChild}, ${userId}::uuid, 'page'
    where not exists (select from person_accesses a where a.club_id = ${clubId} and a.person_id = ${personId}
      and a.actor_id = ${userId} and a.what = 'page' and a.at > ${at}::timestamptz - make_interval(mins => ${ACCESS_MINUTES}))`)
}

/** A list with children on it was taken: each of them once for each who takes it in ten minutes. */
export async function writeListAccess(
  tx: Tx,
  { clubId, userId, now }: Pick<Looked, 'clubId' | 'userId' | 'now'>,
  children: readonly { id: string; name: string }[],
): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into person_accesses (club_id, id, at, person_id, person, is_child, actor_id, what)
    select ${clubId}::uuid, gen_random_uuid(), ${at}::timestamptz, c.id, c.name, true, ${userId}::uuid, 'list'
    from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as c (id uuid, name text)
    where not exists (select from person_accesses a where a.club_id = ${clubId} and a.person_id = c.id
      and a.actor_id = ${userId} and a.what = 'list' and a.at > ${at}::timestamptz - make_interval(mins => ${ACCESS_MINUTES}))`)
}

/** Guarded answers are opened: in the transaction that reads them, so that there is no look without its line. */
export async function writeGuardedAccess(
  tx: Tx,
  { personId, person, isChild, ...by }: Looked,
  { questions, ...why }: { questions: string[]; reason: AccessReason; note: string },
): Promise<Date> {
  return writeGuardedAccesses(tx, by, [{ personId, person, isChild, questions }], why)
}

type Opened = Pick<Looked, 'personId' | 'person' | 'isChild'> & { questions: string[] }

/** Of many at once: each has a line of their own. */
export async function writeGuardedAccesses(
  tx: Tx,
  { clubId, userId, now }: Pick<Looked, 'clubId' | 'userId' | 'now'>,
  opened: readonly Opened[],
  { reason, note }: { reason: AccessReason; note: string },
): Promise<Date> {
  const until = new Date(now.getTime() + ACCESS_MINUTES * 60_000)
  const by = { clubId, at: now, actorId: userId, what: 'medical' as const, reason, note, until }
  if (opened.length > 0)
    await tx.insert(personAccesses).values(opened.map((each) => ({ ...by, ...each, id: randomUUID() })))
  return until
}

/** All that is kept of somebody was taken, to be handed to them: with what it is, so that there is no copy without its line. */
export async function writeCopyAccess(
  tx: Tx,
  { clubId, userId, personId, person, isChild, now }: Looked,
  { questions, note }: { questions: string[]; note: string },
): Promise<void> {
  await tx.insert(personAccesses).values({
    clubId,
    id: randomUUID(),
    at: now,
    personId,
    person,
    isChild,
    actorId: userId,
    what: 'copy',
    questions,
    reason: 'asked',
    note,
  })
}

/** Until when somebody has the guarded answers of somebody open; null where they have not. */
export const openUntil = (
  tx: Tx,
  { personId, ...by }: Pick<Looked, 'clubId' | 'userId' | 'personId' | 'now'>,
): Promise<Date | null> => allOpenUntil(tx, by, [personId])

/** Until when they have those of all of these open; null where those of one are closed. */
export async function allOpenUntil(
  tx: Tx,
  { clubId, userId, now }: Pick<Looked, 'clubId' | 'userId' | 'now'>,
  people: readonly string[],
): Promise<Date | null> {
  const row = await one<{ open: number; until: Date | string | null }>(
    tx,
    sql`select count(*)::int as open, min(o.until) as until from (
      select person_id, max(until) as until from person_accesses where club_id = ${clubId} and actor_id = ${userId}
        and what = 'medical' and until > ${now.toISOString()}::timestamptz
        and person_id = any(array(select jsonb_array_elements_text(${JSON.stringify(people)}::jsonb))::uuid[])
      group by person_id) o`,
  )
  return row?.until && row.open === new Set(people).size ? new Date(row.until) : null
}
