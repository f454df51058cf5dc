import * as contract from '@clubhouse/contract/people/team-answers'
import { notFound, type Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { anyoneInPerson, member } from '#kernel/http/guard.ts'
import { orNotFound, orThrow } from '#kernel/http/or-throw.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import type { AnswerLinks } from './answer-links.ts'
import { accountsOf } from './families.queries.ts'
import { answerFor, isOver, readFamilyEvent, readFamilyEvents } from './family-events.ts'

const WHAT = 'The match or training'

interface Deps extends Pick<Core, 'db' | 'now' | 'registry'> {
  links: AnswerLinks
}

/** What families see of their teams and say: signed in, or by the link of a mail. */
export function answerEndpoints({ db, now, registry, links }: Deps): ServedEndpoint[] {
  /** As the club of the link, with the account that it was written to; to anybody else there is nothing. */
  const byLink = async <T>(
    { club, event_id: eventId, key }: { club: string; event_id: string; key: string },
    work: (tx: Tx, asking: { clubId: string; userId: string; now: Date }) => Promise<T | Refusal | null>,
  ): Promise<T> => {
    const clubId = registry.idOf(club)
    if (clubId === null) throw notFound('The club')
    const found = await db.withClub(clubId, async (tx) => {
      const accounts = await accountsOf(tx, clubId, eventId)
      const about = { clubId, eventId }
      const userId = links.readerOf(
        key,
        about,
        accounts.map((each) => each.userId),
      )
      return userId === null ? null : work(tx, { clubId, userId, now: now() })
    })
    return orNotFound(found, WHAT)
  }
  return [
    serve(contract.listFamilyEvents, member('read'), async (_input, caller) => {
      const { user } = caller.member
      const clubs = []
      for (const { account_id, name } of user.accounts) {
        const found = await db.withClub(account_id, async (tx) => ({
          items: await readFamilyEvents(tx, { clubId: account_id, userId: user.user_id, now: now() }),
          time_zone: (await clubFacts(tx, account_id)).timeZone,
        }))
        if (found.items.length > 0) clubs.push({ account_id, name, ...found })
      }
      return { clubs }
    }),
    serve(contract.answerFamilyEvent, member('write'), async ({ params, body }, caller) => {
      const { user } = caller.member
      const spoken = {
        eventId: params.event_id,
        memberId: body.member_id,
        isComing: body.is_coming,
        note: body.note,
        way: 'account' as const,
      }
      for (const { account_id: clubId } of user.accounts) {
        const asking = { clubId, userId: user.user_id, now: now() }
        const found = await db.withClub(clubId, (tx) => readFamilyEvent(tx, asking, params.event_id))
        if (found) return orThrow(await db.withClub(clubId, (tx) => answerFor(tx, asking, spoken)))
      }
      throw notFound(WHAT)
    }),
    serve(contract.getAskedEvent, anyoneInPerson('read'), ({ params }) =>
      byLink(params, async (tx, asking) => {
        const event = await readFamilyEvent(tx, asking, params.event_id)
        if (!event) return null
        const { timeZone } = await clubFacts(tx, asking.clubId)
        return { ...event, time_zone: timeZone, is_over: isOver(event, asking.now) }
      }),
    ),
    serve(contract.answerAskedEvent, anyoneInPerson('write'), ({ params, body }) =>
      byLink(params, (tx, asking) =>
        answerFor(tx, asking, {
          eventId: params.event_id,
          memberId: body.member_id,
          isComing: body.is_coming,
          note: body.note,
          way: 'mail',
        }),
      ),
    ),
  ]
}
