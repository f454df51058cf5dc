import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { matchEvents } from '#site/matches/port.ts'
import { hashToken } from '#kernel/security/token-hash.ts'
import type { FeedDeps } from '../deps.ts'
import { clubEvents, type FeedClub } from './club-events.ts'

const REFRESH_SECONDS = 3600

const WHOSE = {
  name: 'calendar_owner',
  text: `
    select f.user_id as "userId", coalesce((select json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name)
      order by c.name, c.id) from (select distinct c.id, c.slug, c.name from clubs c
        join club_roles r on r.club_id = c.id and r.user_id = f.user_id order by c.name, c.id limit 10) c), '[]') as clubs
    from calendar_feeds f where f.hash = $1`,
}

/**
 * Matches, payments and draws of the clubs that somebody belongs to, as RFC 5545; null for a secret that we do not know.
 * Where a provider of matches does not answer the whole waits: an empty calendar would wipe out what people have.
 */
export async function familyCalendar(deps: FeedDeps, secret: string): Promise<string | null> {
  const [owner] = await deps.db.readPlatform<{ userId: string; clubs: FeedClub[] }>(WHOSE, [
    hashToken(secret),
  ])
  if (!owner) return null
  const accountOrigin = siteOrigin({ type: 'myaccount' }, deps.config)
  const calendar = ical({
    name: 'Family calendar',
    prodId: { company: 'Clubhouse', product: 'Family', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    url: accountOrigin,
  })
  for (const event of await eventsOf(deps, owner, accountOrigin)) calendar.createEvent(event)
  return calendar.toString()
}

async function eventsOf(
  deps: FeedDeps,
  { userId, clubs }: { userId: string; clubs: FeedClub[] },
  accountOrigin: string,
): Promise<ICalEventData[]> {
  const lists = await Promise.all(
    clubs.map(async (club) => {
      const site = deps.sites.ofClub(club.slug)
      if (!site) return []
      const origins = { club: site.origin, account: accountOrigin }
      const [matches, own] = await Promise.all([
        matchEvents(deps.matches, { slug: club.slug, origin: site.origin }),
        clubEvents(deps, { club, userId, origins }),
      ])
      return [...matches.map((event) => ({ ...event, categories: [{ name: club.name }] })), ...own]
    }),
  )
  return lists.flat()
}
