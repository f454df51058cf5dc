import { sql } from 'drizzle-orm'
import { greetingName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Right } from '@clubhouse/domain/office/right-words'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { holdsInClub } from '#kernel/db/holds-in-club.ts'
import { rows } from '#kernel/db/rows.ts'
import { enqueueMail } from '#messages/mail/port.ts'

export interface AskedSecond {
  clubId: string
  /** The first of the two, who is never the second. */
  userId: string
  needed: Right
  /** What is asked for: its id, by which the same is asked once. */
  id: string
  /** "Confirm the refund of €117.00". */
  task: string
  /** "Order #1198". */
  about: string
  reason: string
  /** The page of the back office on which it is confirmed. */
  path: string
}

interface Colleague {
  id: string
  email: string
  firstName: string
  isVerified: boolean
  by: string
}

export type AskSecond = (tx: Tx, asked: AskedSecond) => Promise<void>

/** Writes to everybody else who may confirm something that takes two, in the transaction that asks for it. */
export const askSecond =
  ({ config, now }: Pick<Core, 'config' | 'now'>): AskSecond =>
  async (tx, { clubId, userId, needed, id, task, about, reason, path }) => {
    const others = await rows<Colleague>(
      tx,
      sql`select u.id, u.email, u.first_name as "firstName", u.email_verified_at is not null as "isVerified",
        (select trim(concat_ws(' ', a.first_name, a.last_name)) from users a where a.id = ${userId}) as by
      from users u where u.id <> ${userId} and exists (select from club_roles r where r.club_id = ${clubId} and r.user_id = u.id)
        and ${sql.raw(holdsInClub(`'${clubId}'::uuid`, 'u.id', [needed]))} order by u.id`,
    )
    const link = new URL(path, siteOrigin({ type: 'backoffice' }, config)).href
    for (const other of others) {
      const payload = { first_name: greetingName(other), by: other.by, task, about, reason, link }
      const mail = { template: 'second-person' as const, payload }
      await enqueueMail(
        tx,
        { clubId, effectKey: `second-person ${id} ${other.id}`, to: other.email, mail },
        now(),
      )
    }
  }
