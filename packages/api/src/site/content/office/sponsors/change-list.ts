import { and, asc, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { SPONSOR_LIMITS } from '@clubhouse/contract/site/office/sponsor-limits'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { sponsors } from '../../tables.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { Writing } from '../../../drafts/port.ts'
import { noteSponsor } from './note-sponsor.ts'
import { isSponsor } from './read-sponsor.ts'
import { tooManySponsors } from './save-sponsor.ts'

const DAY_MS = 24 * 60 * 60_000
/** So long what was taken off can be brought back. */
const KEPT_MS = 30 * DAY_MS

/** Taken off, and those that were taken off long ago go for good. Done twice, nothing more happens. */
export async function removeSponsor(
  tx: Tx,
  { clubId, id }: { clubId: string; id: string },
  writing: Writing,
): Promise<Refusal | null> {
  const long = new Date(writing.now.getTime() - KEPT_MS)
  await tx.delete(sponsors).where(and(eq(sponsors.clubId, clubId), lt(sponsors.removedAt, long)))
  const [row] = await tx.select().from(sponsors).where(isSponsor(clubId, id)).for('update')
  if (!row) return notFound('The sponsor')
  if (row.removedAt) return null
  await tx.update(sponsors).set({ removedAt: writing.now }).where(isSponsor(clubId, id))
  await noteSponsor(tx, 'sponsor-removed', { clubId, id, name: row.name }, writing)
  return null
}

/** To where it stood. */
export async function bringBackSponsor(
  tx: Tx,
  { clubId, id }: { clubId: string; id: string },
  writing: Writing,
): Promise<Refusal | null> {
  await oneAtATime(tx, 'sponsors', clubId)
  const [row] = await tx.select().from(sponsors).where(isSponsor(clubId, id)).for('update')
  if (!row) return notFound('The sponsor')
  if (!row.removedAt) return null
  const [there] = await tx
    .select({ count: count() })
    .from(sponsors)
    .where(and(eq(sponsors.clubId, clubId), isNull(sponsors.removedAt)))
  if ((there?.count ?? 0) >= SPONSOR_LIMITS.count) return tooManySponsors()
  await tx.update(sponsors).set({ removedAt: null }).where(isSponsor(clubId, id))
  await noteSponsor(tx, 'sponsor-brought-back', { clubId, id, name: row.name }, writing)
  return null
}

/** All of them in their new order, or none: who orders an old list would move what they do not see. */
export async function orderSponsors(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  { audit, caller, userId }: Writing,
): Promise<Refusal | null> {
  await oneAtATime(tx, 'sponsors', clubId)
  const before = await tx
    .select({ id: sponsors.id, name: sponsors.name })
    .from(sponsors)
    .where(and(eq(sponsors.clubId, clubId), isNull(sponsors.removedAt)))
    .orderBy(desc(sponsors.featured), asc(sponsors.position), asc(sponsors.name), asc(sponsors.id))
  const names = new Map(before.map(({ id, name }) => [id, name]))
  if (new Set(ids).size !== ids.length || ids.length !== before.length || ids.some((id) => !names.has(id)))
    return listChanged()
  if (before.every(({ id }, at) => id === ids[at])) return null
  await tx.execute(sql`update sponsors s set position = o.at
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality o (id, at)
    where s.club_id = ${clubId} and s.id = o.id::uuid`)
  const after = ids.map((id) => names.get(id) ?? '')
  const detail = { Order: `${named(before.map(({ name }) => name))} → ${named(after)}` }
  await audit.record(tx, caller, { kind: 'sponsors-ordered', clubId, actorId: userId, detail })
  return null
}

const named = (names: readonly string[]): string => {
  const text = names.join(', ')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

const listChanged = () =>
  new Refusal(409, 'changed_meanwhile', 'Someone else changed the list. Here it is as it is now.')
