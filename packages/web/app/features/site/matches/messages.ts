export const FIXTURES = {
  title: 'Fixtures & Results',
  description: (club: string) => `Upcoming fixtures and latest results for ${club}.`,
  teams: 'Teams',
  allTeams: 'All teams',
  nextMatch: 'Next match',
  versus: 'v',
  fixtures: 'Fixtures',
  /** FIX1-06 */
  results: 'Our latest results',
  /** FIX1-03 */
  viewAll: 'View All',
  /** FIX1-07 */
  noFixtures: 'No fixtures found',
  /** FIX1-08 */
  noResults: 'No latest results found',
} as const

export const RESULTS = {
  title: 'Results & Fixtures',
  description: (club: string) => `Tables, live matches, latest results and next games for ${club}.`,
  competition: 'Competition',
  search: 'Search competitions',
  found: (count: number) => (count === 1 ? '1 competition' : `${count} competitions`),
  notFound: 'No competition by that name',
  /** ERR-01 */
  noCredentials: 'Unable to load fixtures data. Please try again later.',
  parts: 'Show',
  table: 'Table',
  live: 'Live',
  results: 'Latest Results',
  next: 'Next Games',
  /** FIX2-13 to FIX2-16 */
  noTable: 'No leaderboard data available',
  noLive: 'No live data available',
  noResults: 'No latest results data available',
  noNext: 'No next games data available',
  resultPages: 'Pages of latest results',
  nextPages: 'Pages of next games',
} as const

/** The short names of the parts, for the row of tabs on a phone. */
export const TABS = { table: 'Table', live: 'Live', results: 'Results', next: 'Next' } as const

export const COLUMNS = {
  date: 'Date',
  time: 'Time',
  division: 'Division',
  home: 'Home',
  away: 'Away',
  score: 'Score',
  homeScore: 'Home score',
  awayScore: 'Away score',
  location: 'Location',
  venue: 'Venue',
  position: 'Pos',
  team: 'Team',
  played: 'P',
  wins: 'W',
  losses: 'L',
  draws: 'D',
  points: 'Points',
  /** FIX2-06 */
  figures: 'P-W-L-D-Points',
} as const

/** What a column of one letter means, for whoever points at it or hears it. */
export const SPOKEN = {
  position: 'Position',
  played: 'Played',
  wins: 'Wins',
  losses: 'Losses',
  draws: 'Draws',
  points: 'Points',
  figures: 'Played, wins, losses, draws, points',
} as const

export const MATCH = {
  unknownDay: 'Date to be confirmed',
  unknownTime: 'Time to be confirmed',
  unknownVenue: 'Venue to be confirmed',
  unknownDivision: 'Division not given',
  noVenue: 'Venue not given',
  noScore: 'No score yet',
  inProgress: 'In progress, score not available',
  /** Half a score, or a figure of a table: what is left out is not invented. */
  missing: '?',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  newTab: '(opens in a new tab)',
} as const

export const PROVIDER = {
  stale: (time: string) => `As of ${time}. We can’t reach the league’s system right now.`,
  unavailable: 'We can’t reach the league’s system right now. Please check back later.',
} as const

export const CALENDAR = {
  add: 'Add to calendar',
  thisMatch: 'This match',
  /** Spoken on the small button of each match. */
  one: (home: string, away: string) => `Add ${home} v ${away} to your calendar`,
  all: 'all matches',
  ofTeam: (team: string) => `${team} matches`,
  ofCompetition: 'this competition',
  subscribe: (matches: string) => `Subscribe to ${matches}`,
  subscribeHint: 'In your calendar app. Changes update automatically.',
  download: (matches: string) => `Download ${matches}`,
  downloadHint: 'A one-off calendar file.',
  copy: 'Copy the calendar link',
} as const
