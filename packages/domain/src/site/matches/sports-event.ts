import type { Match } from '@clubhouse/contract/site/matches'
import type { JsonLd } from '../content/seo.ts'

/** A match as search engines read it. Without a day it is no event yet. */
export function matchJsonLd(match: Match, page: string): JsonLd | null {
  if (match.date === null) return null
  const team = (name: string): JsonLd => ({ '@type': 'SportsTeam', name })
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${match.home.name} v ${match.away.name}`,
    startDate: match.starts_at ?? match.date,
    eventStatus: `https://schema.org/${STATUS[match.state]}`,
    homeTeam: team(match.home.name),
    awayTeam: team(match.away.name),
    ...(match.competition === '' ? {} : { superEvent: { '@type': 'SportsEvent', name: match.competition } }),
    ...(match.venue === '' ? {} : { location: { '@type': 'Place', name: match.venue } }),
    url: page,
  }
}

const STATUS: Record<Match['state'], string> = {
  scheduled: 'EventScheduled',
  live: 'EventScheduled',
  played: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
}
