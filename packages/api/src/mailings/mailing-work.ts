import { and, asc, count, eq, gt } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { users } from '../identity/people/tables.ts'
import { distributionListMembers, distributionLists, mailings } from '../mail/tables.ts'
import { clubs } from '../clubs/tables.ts'
import type { About, LongWork } from '../jobs/long-work.ts'
import { enqueueMail } from '../mail/port.ts'
import type { MailingDeps } from './endpoints.ts'
import { letterContent } from './letter-content.ts'
import { memberLinks } from './links.ts'

export const MAILING = 'mailing'

/** Each is a row in the outbox: so many fit into a step without anybody waiting for it. */
const STEP = 50

/** Puts a letter to everybody on a list into the outbox, which leaves out whoever wants none. */
export function mailingWork({
  sites,
  references,
  step: size = STEP,
}: Pick<MailingDeps, 'sites' | 'references'> & { step?: number }): LongWork {
  return {
    kind: MAILING,

    async count(tx, about) {
      const letter = await findLetter(tx, about)
      if (!letter) return 0
      const [row] = await tx
        .select({ count: count() })
        .from(distributionListMembers)
        .where(isOf(letter.clubId, letter.listId))
      return row?.count ?? 0
    },

    async step(tx, { about, reached, now }) {
      const letter = await findLetter(tx, about)
      const site = letter && sites.ofClub(letter.slug)
      // The list, or the club, is gone, and with it everybody to write to.
      if (!letter || !site) return { done: 0, reached, isFinished: true }
      const { clubId, listId, subject, list } = letter
      const members = await nextMembers(tx, letter, reached?.['member'] ?? null, size)
      const content = letterContent(letter.content, site.origin)
      for (const { memberId, email } of members) {
        const unsubscribe = memberLinks(site.origin, references, { clubId, listId, memberId })
        const outgoing = {
          clubId,
          effectKey: `mailing:${letter.id}:${memberId}`,
          to: email,
          mailing: { kind: 'recurring' as const, personId: memberId, listId },
          mail: { template: 'mailing' as const, payload: { subject, content, list, unsubscribe } },
        }
        await enqueueMail(tx, outgoing, now)
      }
      const last = members.at(-1)
      return {
        done: members.length,
        reached: last ? { member: last.memberId } : reached,
        isFinished: members.length < size,
      }
    },
  }
}

interface Letter {
  id: string
  clubId: string
  listId: string
  slug: string
  subject: string
  content: string
  list: string
}

async function findLetter(tx: Tx, { club = '', mailing = '' }: About): Promise<Letter | null> {
  const [letter] = await tx
    .select({
      id: mailings.id,
      clubId: mailings.clubId,
      listId: mailings.listId,
      slug: clubs.slug,
      subject: mailings.subject,
      content: mailings.content,
      list: distributionLists.name,
    })
    .from(mailings)
    .innerJoin(clubs, eq(clubs.id, mailings.clubId))
    .innerJoin(
      distributionLists,
      and(eq(distributionLists.clubId, mailings.clubId), eq(distributionLists.id, mailings.listId)),
    )
    .where(and(eq(mailings.clubId, club), eq(mailings.id, mailing)))
  return letter ?? null
}

const isOf = (clubId: string, listId: string) =>
  and(eq(distributionListMembers.clubId, clubId), eq(distributionListMembers.listId, listId))

/** In the order of their ids, so that a list that changes meanwhile neither loses anybody nor brings one twice. */
async function nextMembers(tx: Tx, { clubId, listId }: Letter, after: string | null, limit: number) {
  return tx
    .select({ memberId: users.id, email: users.email })
    .from(distributionListMembers)
    .innerJoin(users, eq(users.id, distributionListMembers.memberId))
    .where(
      and(isOf(clubId, listId), after === null ? undefined : gt(distributionListMembers.memberId, after)),
    )
    .orderBy(asc(distributionListMembers.memberId))
    .limit(limit)
}
