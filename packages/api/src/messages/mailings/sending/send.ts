import { sql } from 'drizzle-orm'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { beginMailing } from '../begin-mailing.ts'
import { lockList } from '../office/list-rows.ts'
import { openList } from '../office/open-list.ts'
import { note, type Writing } from '../office/writing.ts'

const invalid = (field: string, words: string) =>
  new Refusal(422, 'invalid_data', words, { errors: { [field]: words } })

const TAG = /<[^>]*>/g

/** Freezes the letter of a list and puts it on its way, or at a time to come. Answers its id, or why it does not go. */
export async function sendList(
  tx: Tx,
  listId: string,
  { at, base }: { at?: Date | undefined; base?: number | undefined },
  writing: Writing,
): Promise<string | Refusal> {
  const { who, now } = writing
  const opened = await openList(tx, who, listId)
  if (opened instanceof Refusal) return opened
  const list = await lockList(tx, { clubId: who.clubId, listId })
  if (!list) return notFound('The list')
  if (base !== undefined && base !== list.revision)
    return new Refusal(409, 'list_changed', 'Someone changed this list. Look at it again before you send it.')
  if (list.status !== 'Active')
    return new Refusal(409, 'list_inactive', 'This list is deactivated. Activate it first.')
  if (!list.subject) return invalid('subject', 'Give it a subject')
  if (!list.content.replaceAll(TAG, '').trim() && !list.content.includes('<img'))
    return invalid('content', 'Write something first')
  const tooLong = letterFault(list.content, 'content')
  if (tooLong) return invalid('content', tooLong)
  if (at && at <= now) return invalid('at', 'Choose a time that is still to come')
  // A second press of Send, or a colleague's: one at a time.
  if (await isUnderWay(tx, who.clubId, listId))
    return new Refusal(409, 'already_sending', 'This list is being sent already.')
  const { subject, content } = list
  const letter = { clubId: who.clubId, listId, subject, content, createdBy: who.userId, ...(at && { at }) }
  const { mailingId } = await beginMailing(tx, letter, now)
  const detail = { mailing_id: mailingId, list_id: listId, name: list.name, subject }
  await note(
    tx,
    at ? 'mailing-scheduled' : 'mailing-sent',
    { ...detail, ...(at && { at: at.toISOString() }) },
    writing,
  )
  return mailingId
}

async function isUnderWay(tx: Tx, clubId: string, listId: string): Promise<boolean> {
  const found = await one<{ isUnderWay: boolean }>(
    tx,
    sql`select exists (select from mailings m where m.club_id = ${clubId} and m.list_id = ${listId}
      and (m.status in ('scheduled', 'paused') or (m.status = 'going' and (m.started_at is null
        or exists (select from mailing_recipients r where r.club_id = m.club_id and r.mailing_id = m.id
          and r.state in ('waiting', 'queued')))))) as "isUnderWay"`,
  )
  return found?.isUnderWay ?? false
}
