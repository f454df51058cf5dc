import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { takeTime } from '#kernel/db/more-time.ts'
import { one } from '#kernel/db/rows.ts'
import type { About, LongWork } from '#kernel/jobs/long-work.ts'
import { mailings } from '../mail/tables.ts'
import { findList } from './office/list-rows.ts'
import { clubDay } from '#site/clubs/reads.ts'
import { GETS_IT, recipientTables, SUM } from './recipients/who.ts'
import { INTO_OUTBOX } from '../mail/port.ts'

export const MAILING = 'mailing'

/** Rows of ids and addresses: so many fit into a step without anybody waiting for it. */
const STEP = 1000

/** Once for a mailing, over everybody: a large club on a slow machine may take longer than a visitor would wait. */
const GATHER_MS = 60_000

/**
 * Puts a letter into the outbox. The first step finds out who gets it and writes them down, each address once; each step after it
 * takes some who wait and puts their mails in. Who waits is written in the same transaction, so that a process that dies at any
 * moment loses nobody and brings nobody twice, and a mailing that is paused goes on where it was.
 */
export const mailingWork = ({ step: size = STEP }: { step?: number } = {}): LongWork => ({
  kind: MAILING,
  isOfClub: true,
  async step(tx, { about, now }) {
    const mailing = await lockMailing(tx, about)
    const isOver = { done: 0, reached: null, isFinished: true }
    // Its list is gone, or somebody stopped it meanwhile.
    if (!mailing || (mailing.status !== 'going' && mailing.status !== 'scheduled')) return isOver
    if (mailing.startedAt === null) {
      const gathered = await gather(tx, mailing, now)
      return { ...isOver, reached: { gathered: String(gathered) }, isFinished: gathered === 0 }
    }
    const queued = await queueSome(tx, mailing, { size, now })
    return { done: queued, reached: { queued: 'some' }, isFinished: queued < size }
  },
})

type MailingRow = typeof mailings.$inferSelect

const isMailing = ({ clubId, id }: Pick<MailingRow, 'clubId' | 'id'>) =>
  and(eq(mailings.clubId, clubId), eq(mailings.id, id))

/** Whoever pauses or cancels it waits for the step, and the next step for them. */
async function lockMailing(tx: Tx, { club = '', mailing = '' }: About): Promise<MailingRow | null> {
  const [row] = await tx
    .select()
    .from(mailings)
    .where(isMailing({ clubId: club, id: mailing }))
    .for('update')
  return row ?? null
}

/** Answers how many get it. A list that was put out of use while its letter waited writes to nobody. */
async function gather(tx: Tx, mailing: MailingRow, now: Date): Promise<number> {
  const { clubId, id, listId, filters } = mailing
  const list = await findList(tx, { clubId, listId })
  if (list?.status !== 'Active') {
    await tx.update(mailings).set({ status: 'cancelled', finishedAt: now }).where(isMailing(mailing))
    return 0
  }
  await takeTime(tx, GATHER_MS)
  const today = await clubDay(tx, clubId, now)
  const found = await one<{ count: number }>(
    tx,
    sql`with ${recipientTables({ clubId, listId, filters }, today)},
    written as (
      insert into mailing_recipients (club_id, id, mailing_id, list_id, address, person_id, first_name, last_name, why)
      select ${clubId}::uuid, gen_random_uuid(), ${id}::uuid, ${listId}::uuid, a.address, a.person_id, a.first_name, a.last_name, a.why
      from addressed a where ${GETS_IT} on conflict do nothing returning 1)
    update mailings set status = 'going', started_at = ${now.toISOString()}, sum = ${SUM}::jsonb
    where club_id = ${clubId} and id = ${id} returning (select count(*)::int from written) as count`,
  )
  return found?.count ?? 0
}

/** The same transaction says that they wait no more: the state is the place at which the work goes on. */
async function queueSome(
  tx: Tx,
  { clubId, id, listId }: MailingRow,
  { size, now }: { size: number; now: Date },
): Promise<number> {
  const found = await one<{ count: number }>(
    tx,
    sql`with next as (
      select r.id from mailing_recipients r
      where r.club_id = ${clubId} and r.mailing_id = ${id} and r.state = 'waiting' order by r.address limit ${size}),
    taken as (
      update mailing_recipients r set state = 'queued' from next
      where r.club_id = ${clubId} and r.id = next.id returning r.id, r.address, r.person_id),
    put as (
      ${sql.raw(INTO_OUTBOX)}
      select t.id, ${clubId}::uuid, 'mailing:' || ${id}::text || ':' || t.id, 1, 'mailing', t.address, null::text,
        jsonb_build_object('mailing', ${id}::text), t.person_id, 'recurring', ${listId}::uuid, ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz
      from taken t on conflict do nothing)
    select count(*)::int as count from taken`,
  )
  return found?.count ?? 0
}
