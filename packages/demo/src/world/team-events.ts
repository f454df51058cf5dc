import { idOf } from './ids.ts'

/** What a team of the demo plays and trains, counted in days from the day on which it is laid; times as the clock at the club shows them. */
export interface DemoTeamEvent {
  id: string
  /** Name of the group. */
  team: string
  kind: 'training' | 'match'
  day: number
  time: string
  ends?: string
  meets?: string
  place: string
  note?: string
  opponent?: string
  isHome?: boolean
  competition?: string
  score?: readonly [ours: number, theirs: number]
  off?: string
  series?: string
}

const event = (told: Omit<DemoTeamEvent, 'id'>): DemoTeamEvent => ({
  id: idOf(`team-event/${told.team}/${told.kind}/${told.day}`),
  ...told,
})

const weeks = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Each week on the same weekday, four weeks back and eight ahead. */
const trainings = (
  team: string,
  first: number,
  told: Pick<DemoTeamEvent, 'time' | 'ends' | 'place' | 'note'>,
) =>
  weeks(-4, 8).map((week) =>
    event({
      team,
      kind: 'training',
      day: first + 7 * week,
      series: idOf(`team-series/${team}`),
      ...told,
      ...(week === -2 && { off: 'The pitch is waterlogged' }),
    }),
  )

export const teamEvents: readonly DemoTeamEvent[] = [
  ...trainings('Under 10s', 1, {
    time: '18:30',
    ends: '19:30',
    place: 'Harbour Field, pitch 2',
    note: 'bring bibs, balls are in the shed',
  }),
  ...trainings('Under 12s', 2, { time: '18:00', ends: '19:15', place: 'Harbour Field, pitch 1' }),
  event({
    team: 'Under 10s',
    kind: 'match',
    day: -9,
    time: '11:00',
    place: 'Harbour Field, pitch 2',
    opponent: 'Port Athletic',
    competition: 'Friendly',
    score: [3, 2],
  }),
  event({
    team: 'Under 10s',
    kind: 'match',
    day: 5,
    time: '11:00',
    meets: '10:15',
    place: 'Harbour Field, pitch 2',
    opponent: 'Kilbrack Celtic',
    competition: 'Friendly',
  }),
  event({
    team: 'Under 12s',
    kind: 'match',
    day: 6,
    time: '10:30',
    meets: '09:30',
    place: 'Kilcarrow Park',
    opponent: 'Kilcarrow Town',
    isHome: false,
    competition: 'Friendly',
  }),
]
