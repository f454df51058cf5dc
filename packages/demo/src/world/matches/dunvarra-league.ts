import { matchDay, slashed } from './match-days.ts'

/** A match of the league in which Dunvarra plays; `date` as its secretaries write it, in more ways than one. */
export interface LeagueFixture {
  date: string
  division: string
  competitionId: string
  home: string
  away: string
  location: string | null
  status?: string
}

export interface LeagueResult {
  date: string
  division: string
  home: string
  away: string
  score: [string, string]
}

const PREMIER = { division: 'Western Shore Premier Division', competitionId: '88101' }
const UNDER_16 = { division: 'U16 Premier', competitionId: '88116' }
const UNDER_14 = { division: 'U14 Division One', competitionId: '88114' }
const GIRLS = { division: 'U12 Girls', competitionId: '88112' }
const SHIELD = { division: 'Harbour Shield', competitionId: '88120' }
const HOME_GROUND = 'Harbour Field, Dunvarra'

/** Nine, with a postponed one, one without a place, one whose time is not known, a fada and an apostrophe. */
export const leagueFixtures = (now: Date): LeagueFixture[] => [
  {
    date: `${matchDay(now, 'Saturday', 1)}T14:00:00`,
    ...PREMIER,
    home: 'Dunvarra Rovers FC',
    away: 'Ballycarn Celtic',
    location: HOME_GROUND,
  },
  {
    date: `${matchDay(now, 'Saturday', 1)}T10:30:00`,
    ...GIRLS,
    home: 'St. Brendan’s',
    away: 'Dunvarra Rovers U12 Girls',
    location: 'Abbey Park, Kilbrendan',
  },
  {
    date: `${matchDay(now, 'Sunday', 1)}T11:00:00`,
    ...UNDER_16,
    home: 'Dunvarra Rovers U16',
    away: 'Cloonadra Town',
    location: HOME_GROUND,
  },
  {
    date: `${slashed(matchDay(now, 'Wednesday', 2))} 19:30`,
    ...PREMIER,
    home: 'Kilshanra United',
    away: 'Dunvarra Rovers FC',
    location: 'The Showgrounds, Kilshanra',
    status: 'Postponed',
  },
  {
    date: `${matchDay(now, 'Saturday', 2)}T14:00:00`,
    ...PREMIER,
    home: 'Dunvarra Rovers FC',
    away: 'Port Láirn Rangers',
    location: HOME_GROUND,
  },
  {
    date: `${slashed(matchDay(now, 'Sunday', 2))} 10:00`,
    ...UNDER_14,
    home: "O'Harran Park",
    away: 'Dunvarra Rovers U14',
    location: null,
  },
  {
    // Only the day is known: the referee is not.
    date: matchDay(now, 'Saturday', 3),
    ...SHIELD,
    home: 'Dunvarra Rovers FC',
    away: 'Ardnamorra',
    location: HOME_GROUND,
  },
  {
    date: `${matchDay(now, 'Sunday', 3)}T12:00:00`,
    ...UNDER_16,
    home: 'Glenfarrow Villa',
    away: 'Dunvarra Rovers U16',
    location: 'Mill Lane, Glenfarrow',
  },
  {
    date: `${matchDay(now, 'Saturday', 4)}T14:00:00`,
    ...PREMIER,
    home: 'Tullaghvar Athletic',
    away: 'Dunvarra Rovers FC',
    location: 'Station Road, Tullaghvar',
  },
]

/** Eight; in one no ball was kicked. */
export const leagueResults = (now: Date): LeagueResult[] => {
  const saturday = (nth: number, time: string) => `${matchDay(now, 'Saturday', -nth)}T${time}:00`
  const sunday = (nth: number, time: string) => `${slashed(matchDay(now, 'Sunday', -nth))} ${time}`
  const { division: premier } = PREMIER
  return [
    {
      date: saturday(1, '14:00'),
      division: premier,
      home: 'Dunvarra Rovers FC',
      away: 'Tullaghvar Athletic',
      score: ['3', '1'],
    },
    {
      date: saturday(1, '10:30'),
      division: GIRLS.division,
      home: 'Dunvarra Rovers U12 Girls',
      away: 'Cloonadra Town',
      score: ['4', '4'],
    },
    {
      date: sunday(1, '11:00'),
      division: UNDER_16.division,
      home: "O'Harran Park",
      away: 'Dunvarra Rovers U16',
      score: ['0', '2'],
    },
    {
      date: saturday(2, '14:00'),
      division: premier,
      home: 'Port Láirn Rangers',
      away: 'Dunvarra Rovers FC',
      score: ['2', '2'],
    },
    {
      date: sunday(2, '10:00'),
      division: UNDER_14.division,
      home: 'Dunvarra Rovers U14',
      away: 'Glenfarrow Villa',
      score: ['1', '3'],
    },
    {
      date: saturday(3, '14:00'),
      division: premier,
      home: 'Dunvarra Rovers FC',
      away: 'Kilshanra United',
      score: ['P-P', 'P-P'],
    },
    {
      date: saturday(4, '12:00'),
      division: SHIELD.division,
      home: 'Dunvarra Rovers U12',
      away: 'St. Brendan’s',
      score: ['2', '1'],
    },
    {
      date: saturday(5, '14:00'),
      division: premier,
      home: 'Ballycarn Celtic',
      away: 'Dunvarra Rovers FC',
      score: ['1', '2'],
    },
  ]
}
