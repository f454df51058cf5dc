import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RecipientFilters, RecipientSum } from '@clubhouse/contract/messages/office/recipient-filters'
import { MEMBER_STATES } from '@clubhouse/contract/messages/office/recipient-filters'
import { Refusal } from '@clubhouse/contract/refusal'
import { letterFault } from '@clubhouse/domain/messages/mailings/placeholders'
import { clubDay } from '#site/clubs/reads.ts'
import { sanitiseContent } from '#site/content/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { distributionLists } from '../../mail/tables.ts'
import { countWhoGetsIt } from '../recipients/recipients.queries.ts'
import { sendList } from '../sending/send.ts'
import { type OfficeCaller } from './list-endpoints.ts'
import { registrarOf } from './open-list.ts'
import type { Writing } from './writing.ts'

export interface Group {
  clubId: string
  groupId: string
}

interface Letter {
  /** What the list is called: readers opt out of it by this name. */
  list: string
  subject: string
  /** HTML; only what is safe is kept. */
  content: string
}

const NOBODY = 'Nobody in this team can be reached by email. Please ring them.'
const STILL_GOING = 'Your last email to this team is still going out. Please try again in a few minutes.'

/** Whoever is in it today, whatever becomes of their membership: every guardian of a juvenile, an adult themselves. */
const everybodyIn = (groupId: string): RecipientFilters => [
  { filter: 'group', is: [groupId] },
  { filter: 'status', is: [...MEMBER_STATES] },
]

/** One list for each group, so that whoever opts out of its letters has done so for good. */
function listOf({ clubId, groupId }: Group): string {
  const hash = createHash('sha256').update(`letters ${clubId} ${groupId}`).digest('hex')
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ]
  return parts.join('-')
}

/** How many a letter to everybody in a group reaches now. */
export async function reachOfGroup(tx: Tx, group: Group, now: Date): Promise<RecipientSum> {
  const { clubId, groupId } = group
  const meant = { clubId, listId: listOf(group), filters: everybodyIn(groupId) }
  return (await countWhoGetsIt(tx, meant, await clubDay(tx, clubId, now), 1)).sum
}

/** Sends it as the group's list: whom that means is set anew each time, whatever was made of the list since. Answers to how many. */
export async function writeToGroup(
  tx: Tx,
  caller: OfficeCaller,
  { groupId, ...letter }: { groupId: string } & Letter,
  { audit, now }: Pick<Writing, 'audit' | 'now'>,
): Promise<number | Refusal> {
  const fault = letterFault(letter.subject, 'subject')
  if (fault) return new Refusal(422, 'invalid_data', fault, { errors: { subject: fault } })
  const who = registrarOf(caller)
  const group = { clubId: who.clubId, groupId }
  const { mails } = await reachOfGroup(tx, group, now)
  if (mails === 0) return new Refusal(409, 'nobody_reached', NOBODY)
  const listId = listOf(group)
  const written = {
    name: letter.list,
    subject: letter.subject,
    content: sanitiseContent(letter.content),
    filters: everybodyIn(groupId),
    status: 'Active' as const,
    recipients: mails,
    updatedAt: now,
    updatedBy: who.userId,
  }
  await tx
    .insert(distributionLists)
    .values({ ...written, clubId: who.clubId, id: listId, revision: 1, createdAt: now })
    .onConflictDoUpdate({
      target: [distributionLists.clubId, distributionLists.id],
      set: { ...written, isGuarded: false, revision: sql`${distributionLists.revision} + 1` },
    })
  const sent = await sendList(tx, listId, {}, { who, caller, audit, now })
  if (sent instanceof Refusal)
    return sent.code === 'already_sending' ? new Refusal(409, 'already_sending', STILL_GOING) : sent
  return mails
}
