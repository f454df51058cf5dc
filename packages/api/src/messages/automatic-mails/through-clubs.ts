import { sql } from 'drizzle-orm'
import type { AutomaticKind } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { isSwitchedOn } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { LongWork, Reached } from '#kernel/jobs/long-work.ts'

/** A club that sends such a mail. */
export interface MailingClub {
  id: string
  slug: string
  timeZone: string
  currency: string
  /** Null where it was on before anybody chose. */
  onSince: Date | null
}

export interface ClubStep {
  /** Up to whom the club was done already; empty at its beginning. */
  after: string
  now: Date
}

/** `after` is where the club's next step begins, null when it is done. */
export type WriteForClub = (tx: Tx, club: MailingClub, step: ClubStep) => Promise<ClubDone>
export type ClubDone = { done: number; after: string | null }

const NO_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Goes through the clubs that send a mail of this kind, in the platform's transaction, each in as many steps as it needs. Whether it
 * is on is asked before each step: switched off in the middle, the rest stays unwritten.
 */
export const throughClubs = (kind: AutomaticKind, work: string, write: WriteForClub): LongWork => ({
  kind: work,
  async step(tx, { reached, now }) {
    const club = await nextClub(tx, kind, reached)
    if (!club) return { done: 0, reached, isFinished: true }
    const isSame = reached?.['club'] === club.id
    const { done, after } = await write(tx, club, { after: (isSame && reached['after']) || '', now })
    return { done, reached: { club: club.id, ...(after !== null && { after }) }, isFinished: false }
  },
})

interface Row extends Omit<MailingClub, 'onSince'> {
  onSince: string | null
}

async function nextClub(tx: Tx, kind: AutomaticKind, reached: Reached | null): Promise<MailingClub | null> {
  const { club = NO_ID, after } = reached ?? {}
  const row = await one<Row>(
    tx,
    sql`select c.id, c.slug, c.time_zone as "timeZone", c.currency, iso(a.on_since) as "onSince"
    from clubs c left join automatic_mails a on a.club_id = c.id and a.kind = ${kind}
    where (c.id > ${club}::uuid or (c.id = ${club}::uuid and ${after !== undefined}))
      and coalesce(a.is_on, ${isSwitchedOn(kind, null)})
    order by c.id limit 1`,
  )
  return row ? { ...row, onSince: row.onSince === null ? null : new Date(row.onSince) } : null
}

/** Whether one club sends such mails, for work that is about a single one. */
export async function isOn(tx: Tx, clubId: string, kind: AutomaticKind): Promise<boolean> {
  const found = await one<{ isOn: boolean }>(
    tx,
    sql`select is_on as "isOn" from automatic_mails where club_id = ${clubId} and kind = ${kind}`,
  )
  return isSwitchedOn(kind, found?.isOn ?? null)
}
