import { and, eq, sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { asClub } from '#kernel/db/as-club.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import { mailings } from '../../mail/tables.ts'
import { askForWork } from '../begin-mailing.ts'
import { note, type Writing } from '../office/writing.ts'
import { guardedRefusal } from '../recipients/check-filters.ts'
import { takingFromOutbox } from '../../mail/port.ts'

type MailingRow = typeof mailings.$inferSelect

const isMailing = (clubId: string, id: string) => and(eq(mailings.clubId, clubId), eq(mailings.id, id))

const isOver = () => new Refusal(409, 'mailing_over', 'This is over: there is nothing left to stop.')

/**
 * Pause, resume and cancel. What has left is gone; what lies in the outbox and nobody is handing over comes back. In one transaction of
 * the platform's, whose the outbox is, with all that is the club's done as the club.
 */
export const steer = (
  db: Database,
  mailingId: string,
  how: keyof typeof WAYS,
  writing: Writing,
): Promise<Refusal | null> =>
  db.withPlatform(async (tx) => {
    const { clubId } = writing.who
    // The step of the work that is running is waited for, and the next one finds what is said here.
    const row = await asClub(tx, clubId, () => lockMailing(tx, clubId, mailingId))
    if (!row) return notFound('The mailing')
    if (row.isGuarded && !writing.who.mayAskGuarded) return guardedRefusal()
    return WAYS[how](tx, row, writing)
  })

type Way = (tx: Tx, row: MailingRow, writing: Writing) => Promise<Refusal | null>
const WAYS: Record<'pause' | 'resume' | 'cancel', Way> = { pause, resume, cancel }

async function lockMailing(tx: Tx, clubId: string, id: string): Promise<MailingRow | null> {
  const [row] = await tx.select().from(mailings).where(isMailing(clubId, id)).for('update')
  return row ?? null
}

/** One that is scheduled is not paused but cancelled: it has not begun. */
async function pause(tx: Tx, row: MailingRow, writing: Writing): Promise<Refusal | null> {
  if (row.status === 'paused') return null
  if (row.status !== 'going' || !(await hasMoreToSend(tx, row))) return isOver()
  await change(tx, row, { status: 'paused' }, 'mailing-paused', writing)
  await takeBack(tx, row, 'waiting', writing.now)
  return null
}

async function resume(tx: Tx, row: MailingRow, writing: Writing): Promise<Refusal | null> {
  if (row.status === 'going') return null
  if (row.status !== 'paused') return isOver()
  const round = row.resumed + 1
  await change(tx, row, { status: 'going', resumed: round }, 'mailing-resumed', writing)
  const { clubId, id: mailingId } = row
  await asClub(tx, clubId, () => askForWork(tx, { clubId, mailingId, round }, { now: writing.now }))
  return null
}

async function cancel(tx: Tx, row: MailingRow, writing: Writing): Promise<Refusal | null> {
  if (row.status === 'cancelled') return null
  const isGoing = row.status === 'going'
  if (isGoing && !(await hasMoreToSend(tx, row))) return isOver()
  await change(tx, row, { status: 'cancelled', finishedAt: writing.now }, 'mailing-cancelled', writing)
  await takeBack(tx, row, 'withdrawn', writing.now)
  await tx.execute(sql`
    update mailing_recipients set state = 'withdrawn', settled_at = ${writing.now.toISOString()}
    where club_id = ${row.clubId} and mailing_id = ${row.id} and state = 'waiting'`)
  return null
}

async function hasMoreToSend(tx: Tx, { clubId, id, startedAt }: MailingRow): Promise<boolean> {
  if (startedAt === null) return true
  return exists(
    tx,
    sql`select 1 from mailing_recipients where club_id = ${clubId} and mailing_id = ${id} and state in ('waiting', 'queued') limit 1`,
  )
}

const change = (
  tx: Tx,
  { clubId, id, subject }: MailingRow,
  changes: Partial<MailingRow>,
  kind: Parameters<typeof note>[1],
  writing: Writing,
) =>
  asClub(tx, clubId, async () => {
    await tx.update(mailings).set(changes).where(isMailing(clubId, id))
    await note(tx, kind, { mailing_id: id, subject }, writing)
  })

/**
 * What nobody is handing over: never tried, or tried in vain and waiting. A mail whose process died while it sent may have gone; when
 * another takes it up, it asks whether the mailing still goes (messages/mail/list-mails.ts).
 */
async function takeBack(
  tx: Tx,
  { clubId, id }: MailingRow,
  state: 'waiting' | 'withdrawn',
  now: Date,
): Promise<void> {
  const settledAt = state === 'withdrawn' ? now.toISOString() : null
  await tx.execute(sql`
    with gone as (${takingFromOutbox(
      sql`mailing_recipients r`,
      sql`r.club_id = ${clubId} and r.mailing_id = ${id} and r.state = 'queued' and o.id = r.id`,
    )})
    update mailing_recipients r set state = ${state}, settled_at = ${settledAt} from gone where r.id = gone.id`)
}
