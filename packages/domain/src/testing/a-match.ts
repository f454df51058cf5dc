import type { LeaderboardRow, Match, Side } from '@clubhouse/contract/site/matches'

/** For tests: a match as it crosses the wire, and what a test wants of it. */
export function aMatch(wanted: Partial<Match> = {}): Match {
  return {
    match_id: 'match-1',
    date: '2026-11-21',
    starts_at: '2026-11-21T19:30:00.000Z',
    state: 'scheduled',
    competition: 'Premier Division',
    competition_url: 'https://league.example/competitions/12',
    home: aSide('Testford Harriers', { is_own: true }),
    away: aSide('Quayside Celtic'),
    home_score: null,
    away_score: null,
    venue: 'Harbour Field',
    ...wanted,
  }
}

export function aSide(name: string, wanted: Partial<Side> = {}): Side {
  return { name, picture_id: null, is_own: false, ...wanted }
}

export function aLeaderboardRow(wanted: Partial<LeaderboardRow> = {}): LeaderboardRow {
  return {
    position: 1,
    team: aSide('Testford Harriers', { is_own: true, picture_id: '71' }),
    played: 10,
    wins: 7,
    losses: 1,
    draws: 2,
    points: 23,
    ...wanted,
  }
}
