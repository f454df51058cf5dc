import { sql } from 'drizzle-orm'
import { eventName, nearDay, timesOf } from '@clubhouse/domain/people/teams/event-words'
import { formatTime } from '@clubhouse/domain/format'
import { mailName } from '@clubhouse/domain/messages/mail/mail-name'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { enqueueMail } from '#messages/mail/port.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import { type AnswerLinks, answerPath } from './answer-links.ts'
import { familiesToAsk } from './families.queries.ts'
import { type HeldEvent } from './hold-event.ts'

export interface AskDeps extends Pick<Core, 'sites'> {
  links: AnswerLinks
}

/** As the club: a mail to each family of whom somebody has not answered, once in each round. Answers how many. */
export async function askFamilies(
  { sites, links }: AskDeps,
  tx: Tx,
  event: HeldEvent,
  now: Date,
): Promise<number> {
  const { clubId, id } = event
  const { slug, timeZone } = await clubFacts(tx, clubId)
  const site = sites.ofClub(slug)
  const families = site ? await familiesToAsk(tx, clubId, id) : []
  const round = await one<{ times: number }>(
    tx,
    sql`update team_events set asked_times = asked_times + 1, asked_at = ${now.toISOString()}::timestamptz
      where club_id = ${clubId} and id = ${id} returning asked_times as times`,
  )
  const startsAt = event.startsAt.toISOString()
  const times = { starts_at: startsAt, ends_at: event.endsAt?.toISOString() ?? null }
  for (const { userId, email, firstName, people } of families) {
    const key = links.keyFor({ clubId, eventId: id, userId })
    const linkTo = (answer?: 'yes' | 'no') => new URL(answerPath(id, key, answer), site?.origin).href
    const mail = {
      template: 'team-asked' as const,
      payload: {
        first_name: mailName(firstName),
        people: people.map(mailName).filter(Boolean),
        team: event.team,
        what: eventName({ kind: event.kind, opponent: event.opponent, is_home: event.isHome }),
        day: nearDay(startsAt, now, timeZone),
        times: timesOf(times, timeZone),
        meets: event.meetsAt && formatTime(event.meetsAt.toISOString(), timeZone),
        place: event.place,
        note: event.note,
        yes: linkTo('yes'),
        no: linkTo('no'),
        until: startsAt,
      },
    }
    const effectKey = `team-asked ${id} ${round?.times ?? 0} ${userId}`
    await enqueueMail(tx, { clubId, effectKey, to: email, mail }, now)
  }
  return families.length
}
