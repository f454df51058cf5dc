import { and, eq, exists, sql } from 'drizzle-orm'
import type { Mail, UnsubscribeLinks } from '@clubhouse/domain/mails'
import type { Database, Tx } from '../db/database.ts'
import { mailOptOuts, outbox } from '../db/mail-tables.ts'
import type { ClaimedMail } from './claim-mails.ts'
import { giveUp } from './settle-mails.ts'

/** What such a mail is settled with: nothing went wrong, so it is no letter that somebody should look after. */
export const OPTED_OUT = 'opted out'

/**
 * Asked just before a mailing goes: whoever said meanwhile that they want no more gets no more, however long it has
 * lain here. Answers whether the mail was settled.
 */
export async function settleOptedOut(
  db: Database,
  { id, mail }: Pick<ClaimedMail, 'id' | 'mail'>,
  now: Date,
): Promise<boolean> {
  if (!unsubscribeOf(mail)) return false
  return db.withPlatform(async (tx) => {
    const isUnwanted = await hasOptedOut(tx, id)
    if (isUnwanted) await giveUp(tx, id, OPTED_OUT, now)
    return isUnwanted
  })
}

async function hasOptedOut(tx: Tx, mailId: string): Promise<boolean> {
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
  const unwanted = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, mailId), exists(wishes)))
  return unwanted.length > 0
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
