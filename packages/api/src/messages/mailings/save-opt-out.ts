import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import {
  distributionListMembers,
  distributionLists,
  lottoFriends,
  type MailingKind,
  mailOptOuts,
} from '../mail/tables.ts'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Friend, ListMember } from './references.ts'

export interface MemberAnswer {
  optOut: boolean
  paymentAck: boolean
}

/**
 * DIST-09: what a member answers to a recurring mail. Said twice it is said once, and nothing that was said is taken
 * back: a link that says less than an earlier one leaves it as it is. Answers what is recorded now.
 */
export async function saveResponse(
  tx: Tx,
  { clubId, listId, memberId }: ListMember,
  { optOut, paymentAck }: MemberAnswer,
  now: Date,
): Promise<MemberAnswer | Refusal> {
  const [list] = await tx
    .select({ id: distributionLists.id })
    .from(distributionLists)
    .where(and(eq(distributionLists.clubId, clubId), eq(distributionLists.id, listId)))
  if (!list) return notFound('The email')
  // Also of somebody who is on the list no more: should they be put on it again, their wish holds.
  if (optOut) {
    await optOutOf(tx, { clubId, personId: memberId, kind: 'recurring', listId }, now)
    await noteAnswer(tx, { clubId, listId, memberId }, 'opted_out_at', now)
  }
  const refused = paymentAck ? await acknowledge(tx, { clubId, listId, memberId }, now) : null
  if (refused) return refused
  return recorded(tx, { clubId, listId, memberId })
}

/** API-58, LOTTO-14 */
export async function saveFriendOptOut(
  tx: Tx,
  { clubId, friendId }: Friend,
  now: Date,
): Promise<Refusal | null> {
  const [friend] = await tx
    .select({ id: lottoFriends.id })
    .from(lottoFriends)
    .where(and(eq(lottoFriends.clubId, clubId), eq(lottoFriends.id, friendId)))
  if (!friend) return notFound('The email')
  await optOutOf(tx, { clubId, personId: friendId, kind: 'lotto-friend', listId: null }, now)
  return null
}

async function optOutOf(
  tx: Tx,
  optOut: { clubId: string; personId: string; kind: MailingKind; listId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .insert(mailOptOuts)
    .values({ ...optOut, id: randomUUID(), createdAt: now })
    .onConflictDoNothing()
}

const isOn = ({ clubId, listId, memberId }: ListMember) =>
  and(
    eq(distributionListMembers.clubId, clubId),
    eq(distributionListMembers.listId, listId),
    eq(distributionListMembers.memberId, memberId),
  )

async function acknowledge(tx: Tx, member: ListMember, now: Date): Promise<Refusal | null> {
  const [row] = await tx
    .select({ at: distributionListMembers.paymentAckAt })
    .from(distributionListMembers)
    .where(isOn(member))
    .for('update')
  const wasWritten = await noteAnswer(tx, member, 'acknowledged_at', now)
  if (!row && !wasWritten) return notFound('The email')
  // The first time counts: that is when they say that they had paid.
  if (row?.at === null)
    await tx.update(distributionListMembers).set({ paymentAckAt: now }).where(isOn(member))
  return null
}

async function recorded(tx: Tx, member: ListMember): Promise<MemberAnswer> {
  const { clubId, listId, memberId } = member
  const [row] = await tx
    .select({ at: distributionListMembers.paymentAckAt })
    .from(distributionListMembers)
    .where(isOn(member))
  const optOuts = await tx
    .select({ id: mailOptOuts.id })
    .from(mailOptOuts)
    .where(
      and(
        eq(mailOptOuts.clubId, clubId),
        eq(mailOptOuts.personId, memberId),
        eq(mailOptOuts.kind, 'recurring'),
        eq(mailOptOuts.listId, listId),
      ),
    )
  return {
    optOut: optOuts.length > 0,
    paymentAck: (row?.at ?? null) !== null || (await hasAcknowledged(tx, member)),
  }
}

/** With the last letter that they got of this list; the first time counts. Answers whether they got one. */
async function noteAnswer(
  tx: Tx,
  { clubId, listId, memberId }: ListMember,
  what: 'opted_out_at' | 'acknowledged_at',
  now: Date,
): Promise<boolean> {
  const column = sql.raw(what)
  return exists(
    tx,
    sql`update mailing_recipients set ${column} = coalesce(${column}, ${now.toISOString()}::timestamptz)
    where club_id = ${clubId} and id = (
      select r.id from mailing_recipients r join mailings m on m.club_id = r.club_id and m.id = r.mailing_id
      where r.club_id = ${clubId} and r.list_id = ${listId} and r.person_id = ${memberId}
      order by m.created_at desc, r.id limit 1) returning id`,
  )
}

async function hasAcknowledged(tx: Tx, { clubId, listId, memberId }: ListMember): Promise<boolean> {
  return exists(
    tx,
    sql`select 1 from mailing_recipients where club_id = ${clubId} and list_id = ${listId} and person_id = ${memberId}
      and acknowledged_at is not null limit 1`,
  )
}
