/** Some of a club's matches: by competition, team, or one alone. */
export interface CalendarOf {
  competition?: string | null
  team?: string | null
  match?: string
}

/** Where the calendar of them is. */
export function calendarPath({ competition, team, match }: CalendarOf): string {
  const query = new URLSearchParams()
  if (competition) query.set('competition', competition)
  if (team && match === undefined) query.set('team', team)
  if (match !== undefined) query.set('match', match)
  const text = query.toString()
  return text ? `/fixtures.ics?${text}` : '/fixtures.ics'
}
