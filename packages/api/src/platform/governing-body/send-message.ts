import { and, count, eq, gt } from 'drizzle-orm'
import { BODY_MESSAGE_LIMITS } from '@clubhouse/contract/platform/governing-body/limits'
import type { NewBodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { asBody } from '#kernel/db/as-body.ts'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { insertRows } from '#kernel/db/insert-rows.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { undoneIfRefused } from '#kernel/http/or-throw.ts'
import type { AtBody, BodyDeps } from './change-lists.ts'
import { LETTER_READERS } from './club-runners.ts'
import { messageClubs } from './messages.queries.ts'
import { bodyMessageClubs, bodyMessages } from './tables.ts'
import { INTO_OUTBOX } from '#messages/mail/port.ts'

const HOUR_MS = 3_600_000

/**
 * Writes the message down and puts a mail to each owner and secretary into the outbox, in one transaction; a second press of Send finds it
 * written and does nothing. What a mail says is written when it goes (`message-mails.ts`).
 */
export async function sendBodyMessage(
  { db, now, audit }: BodyDeps,
  caller: AtBody,
  { message_id: id, account_ids: wanted, subject, content, reply_to: replyTo }: NewBodyMessage,
): Promise<void> {
  const { bodyId, userId, name } = caller.body
  const body = caller.member.user.governing_body?.name ?? ''
  const at = now()
  await undoneIfRefused(db, null, async (tx) => {
    await oneAtATime(tx, 'body-message', bodyId)
    if (await isWritten(tx, bodyId, id)) return null
    if (await areTooMany(tx, bodyId, at))
      return new Refusal(
        429,
        'too_many',
        'That’s a lot of messages for one hour. Please send this one later.',
      )
    const clubs = (await messageClubs(tx, bodyId)).filter(
      (club) => wanted === null || wanted.includes(club.account_id),
    )
    // One that isn't theirs doesn't exist for them; of all of them there may be none.
    if (clubs.length === 0 || (wanted && clubs.length < new Set(wanted).size)) return notFound('The club')
    const mails = await putIntoOutbox(tx, {
      bodyId,
      id,
      replyTo,
      at,
      clubs: clubs.map((each) => each.account_id),
    })
    if (mails.size === 0)
      return new Refusal(422, 'nobody', 'Nobody at these clubs could get it. Choose others.')
    await asBody(tx, bodyId, async (own) => {
      const by = { sentAt: at, sentBy: userId, sentByName: name }
      await own
        .insert(bodyMessages)
        .values({ governingBodyId: bodyId, id, body, subject, content, replyTo, ...by })
      await insertRows(
        own,
        bodyMessageClubs,
        clubs.map(({ account_id: clubId, name: club }) => ({
          clubId,
          governingBodyId: bodyId,
          messageId: id,
          club,
          people: mails.get(clubId) ?? 0,
        })),
      )
    })
    // That it was written, to each of its clubs; never what.
    await audit.record(tx, caller, {
      kind: 'body-message-sent',
      actorId: userId,
      detail: { body, by: name },
      clubIds: clubs.map((club) => club.account_id),
    })
    return null
  })
}

async function isWritten(tx: Tx, bodyId: string, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: bodyMessages.id })
    .from(bodyMessages)
    .where(and(eq(bodyMessages.governingBodyId, bodyId), eq(bodyMessages.id, id)))
  return found !== undefined
}

async function areTooMany(tx: Tx, bodyId: string, at: Date): Promise<boolean> {
  const [sent] = await tx
    .select({ count: count() })
    .from(bodyMessages)
    .where(
      and(
        eq(bodyMessages.governingBodyId, bodyId),
        gt(bodyMessages.sentAt, new Date(at.getTime() - HOUR_MS)),
      ),
    )
  return (sent?.count ?? 0) >= BODY_MESSAGE_LIMITS.anHour
}

const PUT = {
  name: 'body_message_mails',
  text: `with readers as (${LETTER_READERS}),
    put as (${INTO_OUTBOX}
      select gen_random_uuid(), r.club_id, 'body-message:' || $2::text || ':' || r.club_id || ':' || r.id, 1, 'body-message', r.email,
        $3::text, jsonb_build_object('first_name', r.first_name, 'message', $2::text, 'governing_body', $1::text),
        null::uuid, null::text, null::uuid, $4::timestamptz, $4::timestamptz
      from readers r where r.club_id = any($5::uuid[]) returning club_id)
    select club_id, count(*)::int as count from put group by club_id`,
}

/** How many went in for each club. Somebody who runs two clubs hears it from each. */
async function putIntoOutbox(
  tx: Tx,
  {
    bodyId,
    id,
    replyTo,
    at,
    clubs,
  }: { bodyId: string; id: string; replyTo: string; at: Date; clubs: string[] },
): Promise<Map<string, number>> {
  const values = [bodyId, id, replyTo, at.toISOString(), `{${clubs.join(',')}}`]
  const rows = await readIn(tx)<{ club_id: string; count: number }>(PUT, values)
  return new Map(rows.map((row) => [row.club_id, row.count]))
}
