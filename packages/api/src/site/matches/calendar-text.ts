import ical, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Match } from '@clubhouse/contract/site/matches'
import { isCalledOff } from '@clubhouse/domain/site/matches/match-state'
import type { Changes } from './calendar-changes.ts'
import type { ClubFeeds } from './club-feeds.queries.ts'

const REFRESH_SECONDS = 3600
/** No provider says when a match ends; this is how long people are away. */
const MATCH_MS = 2 * 60 * 60_000

export interface Setting {
  club: Pick<ClubFeeds, 'slug' | 'name'>
  changes: Changes
  /** Where the matches are on the web. */
  page: string
}

/** RFC 5545. Instants are in UTC, so no calendar needs to know our zone or when its clocks change. */
export function writeCalendar(matches: readonly Match[], setting: Setting): string {
  const { club, page } = setting
  const calendar = ical({
    name: escaped(`${club.name} fixtures`),
    prodId: { company: 'Clubhouse', product: 'Fixtures', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    url: page,
  })
  for (const match of matches) calendar.createEvent(eventOf(match, setting))
  return calendar.toString()
}

export function eventOf(match: Match, { club, changes, page }: Setting): ICalEventData {
  const { match_id: id, home, away, competition, venue, starts_at: startsAt } = match
  const change = changes[id]
  const changedAt = new Date(change?.changed_at ?? 0)
  const isOff = isCalledOff(match.state)
  const word = match.state === 'postponed' ? 'Postponed: ' : match.state === 'cancelled' ? 'Cancelled: ' : ''
  return {
    id: `${id}.${club.slug}@clubhouse`,
    sequence: change?.sequence ?? 0,
    stamp: changedAt,
    lastModified: changedAt,
    summary: `${word}${home.name} v ${away.name}`,
    description: startsAt === null ? `${competition}\nThe time is not known yet.`.trim() : competition,
    location: venue || null,
    url: page,
    // A match that is put off is not played then: calendars strike it out until it has a new day, under the same id.
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isOff || startsAt === null ? ICalEventTransparency.TRANSPARENT : null,
    ...timesOf(match),
  }
}

function timesOf({
  date,
  starts_at: startsAt,
}: Match): Pick<ICalEventData, 'start' | 'end' | 'allDay'> & { start: Date } {
  if (startsAt === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true }
  const start = new Date(startsAt)
  return { start, end: new Date(start.getTime() + MATCH_MS) }
}

/** The library writes the name of a calendar as it is given. */
const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\;,]/g, String.raw`\$&`)
