import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import {
  distributionListMembers,
  distributionLists,
  lottoFriends,
  type MailingKind,
  mailOptOuts,
} from '../mail/tables.ts'
import { notFound } from '@clubhouse/contract/refusal'
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
): Promise<MemberAnswer> {
  const [list] = await tx
    .select({ id: distributionLists.id })
    .from(distributionLists)
    .where(and(eq(distributionLists.clubId, clubId), eq(distributionLists.id, listId)))
  if (!list) throw notFound('The e-mail')
  // Also of somebody who is on the list no more: should they be put on it again, their wish holds.
  if (optOut) await optOutOf(tx, { clubId, personId: memberId, kind: 'recurring', listId }, now)
  if (paymentAck) await acknowledge(tx, { clubId, listId, memberId }, now)
  return recorded(tx, { clubId, listId, memberId })
}

/** API-58, LOTTO-14 */
export async function saveFriendOptOut(tx: Tx, { clubId, friendId }: Friend, now: Date): Promise<void> {
  const [friend] = await tx
    .select({ id: lottoFriends.id })
    .from(lottoFriends)
    .where(and(eq(lottoFriends.clubId, clubId), eq(lottoFriends.id, friendId)))
  if (!friend) throw notFound('The e-mail')
  await optOutOf(tx, { clubId, personId: friendId, kind: 'lotto-friend', listId: null }, now)
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

async function acknowledge(tx: Tx, member: ListMember, now: Date): Promise<void> {
  const [row] = await tx
    .select({ at: distributionListMembers.paymentAckAt })
    .from(distributionListMembers)
    .where(isOn(member))
    .for('update')
  if (!row) throw notFound('The e-mail')
  // The first time counts: that is when they say that they had paid.
  if (row.at === null) await tx.update(distributionListMembers).set({ paymentAckAt: now }).where(isOn(member))
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
  return { optOut: optOuts.length > 0, paymentAck: row !== undefined && row.at !== null }
}
