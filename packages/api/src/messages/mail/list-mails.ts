import { sql } from 'drizzle-orm'
import type { RecipientState } from '@clubhouse/contract/messages/office/mailings'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { MailNotSent } from '#providers/mail/port.ts'
import { giveMailUp, type MailRow } from './mail-rows.ts'
import { outbox } from './tables.ts'

/**
 * What becomes of the mails of a list at the hand-over. Each is a row of the outbox and a recipient under the same id; both
 * are written in one transaction.
 */

/** What a mail is settled with whose sending was cancelled: nothing went wrong. */
export const WITHDRAWN = 'withdrawn'

/** The outbox holds whose it is and not what it says: ten thousand letters are one text. */
export const isListMail = ({ payload }: Pick<MailRow, 'payload'>): boolean => 'mailing' in payload

export interface NotSent {
  reason: string
  error: unknown
  now: Date
}

/**
 * Asked once they are claimed: a sending that was cancelled meanwhile goes no further, and one that is paused waits.
 * Answers the mails that may go.
 */
export async function settleHeldBack(tx: Tx, mails: MailRow[], now: Date): Promise<MailRow[]> {
  const ids = mails.filter(isListMail).map(({ id }) => id)
  if (ids.length === 0) return mails
  const found = await rows<{ id: string; status: string }>(
    tx,
    sql`select r.id, m.status from mailing_recipients r
    join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
    where r.id = any(${listed(ids)}) and m.status in ('paused', 'cancelled')`,
  )
  const held = new Map(found.map(({ id, status }) => [id, status]))
  for (const [id, status] of held) {
    if (status === 'cancelled') await giveMailUp(tx, id, WITHDRAWN, now)
    else await tx.delete(outbox).where(sql`${outbox.id} = ${id}`)
    const isOver = status === 'cancelled'
    await note(tx, [id], isOver ? 'withdrawn' : 'waiting', { settledAt: isOver ? now : null })
  }
  return mails.filter(({ id }) => !held.has(id))
}

export const noteOptedOut = (tx: Tx, ids: readonly string[], now: Date): Promise<void> =>
  note(tx, ids, 'opted_out', { settledAt: now })

export async function noteSent(tx: Tx, row: MailRow, now: Date): Promise<void> {
  // It may be back before it is noted that it went.
  if (isListMail(row)) await note(tx, [row.id], 'sent', { settledAt: now, unless: 'bounced' })
}

/** An address that takes no mail is set aside: no list writes to it until somebody looked at it. */
export async function noteNotSent(tx: Tx, row: MailRow, { reason, error, now }: NotSent): Promise<void> {
  if (!isListMail(row)) return
  const isBounce = error instanceof MailNotSent && error.isBounce
  await note(tx, [row.id], isBounce ? 'bounced' : 'failed', { reason, settledAt: now })
  if (isBounce) await setAside(tx, { clubId: row.clubId, address: row.recipient }, { reason, now })
}

export async function setAside(
  tx: Tx,
  { clubId, address }: { clubId: string | null; address: string },
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into set_aside_addresses (club_id, id, address, reason, created_at)
    values (${clubId}, gen_random_uuid(), lower(${address}), ${reason}, ${now.toISOString()})
    on conflict do nothing`)
}

async function note(
  tx: Tx,
  ids: readonly string[],
  state: RecipientState,
  {
    reason = null,
    settledAt,
    unless = null,
  }: { reason?: string | null; settledAt: Date | null; unless?: RecipientState | null },
): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update mailing_recipients set state = ${state}, reason = ${reason}, settled_at = ${settledAt?.toISOString() ?? null}
    where id = any(${listed(ids)}) and (${unless}::text is null or state <> ${unless})`)
}

const listed = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::uuid[]`
