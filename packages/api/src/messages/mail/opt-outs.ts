import { sql } from 'drizzle-orm'
import { wishFor } from '@clubhouse/domain/messages/mail/mail-kinds'
import type { UnsubscribeLinks } from '@clubhouse/domain/messages/mail/mail-brand'
import type { Mail, MailTemplate } from '@clubhouse/domain/messages/mail/mails'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { noteOptedOut } from './list-mails.ts'
import { giveMailUp, type MailRow } from './mail-rows.ts'
import { isUnwanted } from './wishes.ts'

/** What such a mail is settled with: nothing went wrong, so it is no letter that somebody should look after. */
export const OPTED_OUT = 'opted out'

/**
 * Asked when mails are about to go: whoever said meanwhile that they want no more gets no more, however long it has
 * lain here. Answers the mails that may go.
 */
export async function settleOptedOut(tx: Tx, mails: MailRow[], now: Date): Promise<MailRow[]> {
  const mailings = mails.filter(({ mailingKind }) => mailingKind !== null)
  if (mailings.length === 0) return mails
  const unwanted = new Set(await unwantedOf(tx, mailings))
  for (const id of unwanted) await giveMailUp(tx, id, OPTED_OUT, now)
  await noteOptedOut(tx, [...unwanted], now)
  return mails.filter(({ id }) => !unwanted.has(id))
}

async function unwantedOf(tx: Tx, mailings: MailRow[]): Promise<string[]> {
  const asked = mailings.map(({ id, template }) => ({ id, kind: wishFor(template as MailTemplate) }))
  const unwanted = isUnwanted({
    clubId: sql`m.club_id`,
    kind: sql`a.kind`,
    recipient: sql`m.recipient`,
    personId: sql`m.person_id`,
    mailingKind: sql`m.mailing_kind`,
    listId: sql`m.list_id`,
  })
  const found = await rows<{ id: string }>(
    tx,
    sql`select m.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (id uuid, kind text)
    join outbox m on m.id = a.id where ${unwanted}`,
  )
  return found.map(({ id }) => id)
}

/** RFC 8058: a mail programme shows a button for this beside the subject, and presses it for the reader. */
export function unsubscribeHeaders(mail: Mail): Record<string, string> {
  const links = unsubscribeOf(mail)
  return links
    ? { 'List-Unsubscribe': `<${links.one_click}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}
}

const unsubscribeOf = ({ payload }: Mail): UnsubscribeLinks | null =>
  'unsubscribe' in payload ? payload.unsubscribe : null
