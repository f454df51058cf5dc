import { and, eq, isNull, sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { holdsInClub } from '#kernel/db/holds-in-club.ts'
import type { Writing } from '#site/drafts/port.ts'
import { clubRoles, users } from '#identity/sign-in/people/tables.ts'
import { contactMessages } from './tables.ts'

export interface OfMessage {
  clubId: string
  id: string
}

export const isMessage = ({ clubId, id }: OfMessage) =>
  and(eq(contactMessages.clubId, clubId), eq(contactMessages.id, id))

export interface HoldOptions {
  /** Off only to prove that it is needed. */
  locks?: boolean
}

/** Held until all of it is written: whoever comes second sees what the first did. */
export async function holdMessage(tx: Tx, of: OfMessage, { locks = true }: HoldOptions = {}) {
  const found = tx.select().from(contactMessages).where(isMessage(of))
  const [row] = await (locks ? found.for('update') : found)
  return row ?? null
}

/** By the first who opens it. */
export async function markRead(tx: Tx, of: OfMessage, now: Date): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ readAt: now })
    .where(and(isMessage(of), isNull(contactMessages.readAt)))
}

export interface MessageChange {
  revision: number
  assigned_to?: string | null | undefined
  done?: boolean | undefined
}

/** On top of what was seen, or not at all; what is so already is nobody's conflict. */
export async function changeMessage(
  tx: Tx,
  of: OfMessage,
  { revision, assigned_to: wanted, done }: MessageChange,
  { audit, caller, userId, now }: Writing,
): Promise<Refusal | null> {
  const row = await holdMessage(tx, of)
  if (!row) return notFound('The message')
  const isGiven = wanted !== undefined && wanted !== row.assignedTo
  const isSettled = done !== undefined && done !== (row.doneAt !== null)
  if (!isGiven && !isSettled) return null
  if (row.revision !== revision) return changedMeanwhile()
  const record = (kind: 'message-assigned' | 'message-done' | 'message-reopened', more = {}) =>
    audit.record(tx, caller, {
      kind,
      clubId: of.clubId,
      actorId: userId,
      detail: { message_id: of.id, ...more },
    })
  if (isGiven) {
    const [before, after] = [await nameOf(tx, of.clubId, row.assignedTo), await nameOf(tx, of.clubId, wanted)]
    if (wanted !== null && after === null) return notOfTheClub()
    await record('message-assigned', { 'Assigned to': `${before ?? 'nobody'} → ${after ?? 'nobody'}` })
  }
  if (isSettled) await record(done ? 'message-done' : 'message-reopened')
  await tx
    .update(contactMessages)
    .set({
      ...(isGiven && { assignedTo: wanted }),
      ...(isSettled && { doneAt: done ? now : null, doneBy: done ? userId : null }),
      ...(isSettled && done && row.readAt === null && { readAt: now }),
      revision: row.revision + 1,
    })
    .where(isMessage(of))
  return null
}

/** Null for nobody, and for whoever may not open messages. */
export async function nameOf(tx: Tx, clubId: string, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [found] = await tx
    .select({ first: users.firstName, last: users.lastName })
    .from(users)
    .innerJoin(clubRoles, and(eq(clubRoles.userId, users.id), eq(clubRoles.clubId, clubId)))
    .where(and(eq(users.id, userId), sql.raw(holdsInClub('club_roles.club_id', 'users.id', ['mail']))))
    .limit(1)
  return found ? `${found.first} ${found.last}` : null
}

const notOfTheClub = () =>
  new Refusal(422, 'invalid_data', 'Choose someone who may open messages.', {
    errors: { assigned_to: 'Choose someone who may open messages.' },
  })

const changedMeanwhile = () =>
  new Refusal(
    409,
    'changed_meanwhile',
    'Someone else has changed this since you opened it. Here’s the latest.',
  )
