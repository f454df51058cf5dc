import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Mail, UnsubscribeLinks } from '@clubhouse/domain/mails/mails'
import type { Tx } from '../db/database.ts'
import { mailOptOuts, outbox } from './tables.ts'
import { giveMailUp, mailOf, type MailRow } from './mail-rows.ts'

/** What such a mail is settled with: nothing went wrong, so it is no letter that somebody should look after. */
export const OPTED_OUT = 'opted out'

/**
 * Asked when mails are about to go: whoever said meanwhile that they want no more gets no more, however long it has
 * lain here. Answers the mails that may go.
 */
export async function settleOptedOut(tx: Tx, mails: MailRow[], now: Date): Promise<MailRow[]> {
  const mailings = mails.filter((row) => unsubscribeOf(mailOf(row)) !== null).map(({ id }) => id)
  if (mailings.length === 0) return mails
  const unwanted = new Set(await unwantedOf(tx, mailings))
  for (const id of unwanted) await giveMailUp(tx, id, OPTED_OUT, now)
  return mails.filter(({ id }) => !unwanted.has(id))
}

async function unwantedOf(tx: Tx, mailIds: string[]): Promise<string[]> {
  const wishes = tx
    .select({ id: mailOptOuts.id })
    .from(mailOptOuts)
    .where(
      and(
        eq(mailOptOuts.clubId, outbox.clubId),
        eq(mailOptOuts.personId, outbox.personId),
        eq(mailOptOuts.kind, outbox.mailingKind),
        sql`${mailOptOuts.listId} is not distinct from ${outbox.listId}`,
      ),
    )
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(inArray(outbox.id, mailIds), exists(wishes)))
  return rows.map(({ id }) => id)
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
