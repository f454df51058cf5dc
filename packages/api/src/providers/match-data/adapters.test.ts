import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { Competition } from '@clubhouse/contract/site/matches'
import type { OutgoingClient } from '#kernel/outgoing/client.ts'
import { type FailureKind, OutgoingFailure } from '#kernel/outgoing/failure.ts'
import { firstProvider } from './first-provider.ts'
import { FeedMatch, FeedPage, FeedRow } from './port.ts'
import { secondProvider } from './second-provider.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const CLUB = { organisationId: '4107', clubId: '2291', timeZone: 'Europe/Dublin' }
const ACCESS = { apiKey: 'key', organizationId: '1', timeZone: 'Europe/Dublin' }
const PAGE = { page: 1, per_page: 10 }

/** A client that is answered at once, with whatever a test says. */
function answering(body: unknown): { outgoing: OutgoingClient; now: () => Date } {
  const getJson = async (_url: URL, { schema }: { schema: z.ZodType }) => {
    const parsed = schema.safeParse(body)
    if (!parsed.success) throw new OutgoingFailure('garbage')
    return parsed.data
  }
  const getImage = async (url: URL) => Buffer.from(url.href)
  return { outgoing: { getJson, getImage } as unknown as OutgoingClient, now: () => NOW }
}

const first = (body: unknown) =>
  firstProvider({ url: 'https://first.example', clubPage: null, competitionPage: null }, answering(body))
const second = (body: unknown) => secondProvider({ url: 'https://second.example/v1/' }, answering(body))

const fixture = (change: object = {}) => ({
  date: '2026-11-21T14:00:00',
  Devision: 'Premier',
  Home: 'Dunvarra Rovers',
  Away: 'Ballycarn Celtic',
  Location: 'Harbour Field',
  CompetitionID: 88_101,
  ...change,
})

const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: OutgoingFailure) => error.kind,
  )

test('DATA-09 a fixture is read by the names that the provider spells', async () => {
  expect(await first([fixture()]).fixtures(CLUB)).toEqual([
    {
      match_id: expect.any(String),
      date: '2026-11-21',
      starts_at: '2026-11-21T14:00:00.000Z',
      state: 'scheduled',
      competition: 'Premier',
      competition_id: '88101',
      home: { name: 'Dunvarra Rovers', picture_id: null },
      away: { name: 'Ballycarn Celtic', picture_id: null },
      home_score: null,
      away_score: null,
      venue: 'Harbour Field',
    },
  ])
})

test('DATA-10 a result is read by the names that the provider spells', async () => {
  const row = {
    date: '14/11/2026',
    CompetitonName: 'Cup',
    Homename: 'A',
    Awayname: 'B',
    HomeScore: 0,
    AwayScore: '2',
  }
  const [played, off] = await first([
    row,
    { ...row, Homename: 'C', HomeScore: 'P-P', AwayScore: '' },
  ]).results(CLUB)
  expect(played).toMatchObject({ competition: 'Cup', home_score: '0', away_score: '2', state: 'played' })
  expect(off).toMatchObject({ home_score: null, away_score: null, state: 'postponed' })
})

test.each([
  { change: { date: null }, sees: { date: null, starts_at: null } },
  { change: { date: 'soon' }, sees: { date: null, starts_at: null } },
  { change: { Location: undefined }, sees: { venue: '' } },
  { change: { Away: '' }, sees: { away: { name: 'TBC', picture_id: null } } },
  { change: { Devision: { a: 1 } }, sees: { competition: '' } },
  { change: { CompetitionID: '../../x' }, sees: { competition_id: null } },
  { change: { Home: '  Bríd\u{0}’s \n FC ' }, sees: { home: { name: 'Bríd ’s FC', picture_id: null } } },
  { change: { Home: 'x'.repeat(5000) }, sees: { home: { name: 'x'.repeat(120), picture_id: null } } },
  { change: { Status: 'CANCELLED' }, sees: { state: 'cancelled' } },
])('a field that is missing or odd costs only itself: $change', async ({ change, sees }) => {
  const [match] = await first([fixture(change)]).fixtures(CLUB)
  expect(match).toMatchObject(sees)
})

test('a bad row is left out, garbage as a whole is a failure, and no rows are no rows', async () => {
  const rows = [null, 7, 'text', [], {}, { Home: '', Away: '' }, fixture()]
  expect(await first(rows).fixtures(CLUB)).toHaveLength(1)
  expect(await first({ data: [fixture()] }).fixtures(CLUB)).toHaveLength(1)
  expect(await first([]).fixtures(CLUB)).toEqual([])
  for (const garbage of [null, 'text', 5, {}, { items: 'x' }, [1, 2], [{}]]) {
    expect(await kindOf(first(garbage).fixtures(CLUB))).toBe('garbage')
    expect(await kindOf(second(garbage).competitions(ACCESS))).toBe('garbage')
  }
})

test('of thousands of rows the 500 nearest to now are kept, in order', async () => {
  const day = (i: number) => new Date(NOW.getTime() + (i - 2000) * 86_400_000).toISOString().slice(0, 10)
  const rows = Array.from({ length: 4000 }, (_, i) => fixture({ date: day(i), Home: `Team ${i}` }))
  const matches = await first(rows.toReversed()).fixtures(CLUB)
  expect(matches).toHaveLength(500)
  expect(matches[0]?.date).toBe(day(1751))
  expect(new Set(matches.map(({ match_id: id }) => id)).size).toBe(500)
})

test('a match keeps its id when it is moved, played or put off; another competition or season is another', async () => {
  const idsOf = async (...rows: object[]) =>
    (await first(rows.map(fixture)).fixtures(CLUB)).map(({ match_id: id }) => id)
  const [id] = await idsOf({})
  expect(await idsOf({ date: '12/12/2026 19:30', Location: 'Elsewhere', Status: 'Postponed' })).toEqual([id])
  expect(await idsOf({ Home: 'DUNVARRA ROVERS' })).toEqual([id])
  expect(await idsOf({ Home: 'Ballycarn Celtic', Away: 'Dunvarra Rovers' })).not.toContain(id)
  expect(await idsOf({ Devision: 'Cup' })).not.toContain(id)
  expect(await idsOf({ date: '2027-11-21' })).not.toContain(id)
  const withId = (change: object) => second([{ id: 9, homeTeam: 'A', awayTeam: 'B', ...change }]).live(ACCESS)
  const [one] = await withId({})
  const [other] = await withId({ homeTeam: { name: 'A United' }, dateTimeUTC: '2026-12-01T10:00:00Z' })
  expect(other?.match_id).toBe(one?.match_id)
})

test('DATA-13 a match that names neither itself nor its competition is told by the question', async () => {
  const body = [{ dateTimeUTC: '2026-12-01T18:30:00Z', homeTeam: { name: 'A' }, awayTeam: { name: 'B' } }]
  const idIn = async (competitionId: string) =>
    (await second(body).future(ACCESS, competitionId, PAGE)).items[0]?.match_id
  expect(await idIn('5101')).toBe(await idIn('5101'))
  expect(await idIn('5101')).not.toBe(await idIn('5103'))
})

test('DATA-13 a match of the second provider, with teams as names or as objects', async () => {
  const body = {
    total: 1,
    items: [
      {
        dateTimeUTC: '2026-07-01T18:30:00',
        homeTeam: 'Inishvarn',
        awayTeam: { name: 'Carrickmoyle', picture: 'team-102' },
        homeTeamResult: { regular: 2 },
        awayTeamResult: { regular: 0 },
        facility: { place: 'Lough Road' },
      },
    ],
  }
  expect((await second(body).past(ACCESS, '5101', PAGE)).items[0]).toMatchObject({
    date: '2026-07-01',
    starts_at: '2026-07-01T18:30:00.000Z',
    home: { name: 'Inishvarn', picture_id: null },
    away: { name: 'Carrickmoyle', picture_id: 'team-102' },
    home_score: '2',
    away_score: '0',
    venue: 'Lough Road',
    state: 'played',
  })
})

test('API-86 a picture is base64, with or without a prefix; an address is followed on its own origin', async () => {
  const bytes = Buffer.from('a picture')
  const ask = (picture: unknown) => second([{ id: 'team-1', picture }]).picture(ACCESS, 'team-1')
  expect(await ask(bytes.toString('base64'))).toEqual(bytes)
  expect(await ask(`data:image/png;base64,${bytes.toString('base64')}`)).toEqual(bytes)
  const crest = 'https://second.example/crests/1.png'
  expect(await ask(crest)).toEqual(Buffer.from(crest))
  for (const elsewhere of [
    'https://first.example/crest.png',
    'http://second.example/crests/1.png',
    'https://second.example:8443/crests/1.png',
    'https://second.example@elsewhere.example/crests/1.png',
  ]) {
    expect(await ask(elsewhere)).toBeNull()
  }
  expect(await ask('not base64 !')).toBeNull()
  expect(await ask(null)).toBeNull()
  expect(await second([]).picture(ACCESS, 'team-1')).toBeNull()
})

/** A client that is refused. */
const refusing = (kind: FailureKind): { outgoing: OutgoingClient; now: () => Date } => {
  const getJson = () => Promise.reject(new OutgoingFailure(kind))
  return { outgoing: { getJson } as unknown as OutgoingClient, now: () => NOW }
}

test.each([
  { kind: 'unauthorised', first: 'troubled', competitions: 'unauthorised', table: 'unauthorised' },
  { kind: 'forbidden', first: 'forbidden', competitions: 'unauthorised', table: 'forbidden' },
  { kind: 'refused', first: 'refused', competitions: 'refused', table: 'refused' },
] as const)('FIX2-17 $kind: only a refused key or list of competitions is no access', async (each) => {
  const league = firstProvider(
    { url: 'https://first.example', clubPage: null, competitionPage: null },
    refusing(each.kind),
  )
  const feed = secondProvider({ url: 'https://second.example' }, refusing(each.kind))
  expect(await kindOf(league.fixtures(CLUB))).toBe(each.first)
  expect(await kindOf(feed.competitions(ACCESS))).toBe(each.competitions)
  expect(await kindOf(feed.leaderboard(ACCESS, '1'))).toBe(each.table)
})

/** JSON that looks like a provider's: the right names with anything behind them, or anything at all. */
const NAMES = [
  'date',
  'Devision',
  'Home',
  'Away',
  'Location',
  'CompetitionID',
  'CompetitonName',
  'Homename',
  'Awayname',
  'HomeScore',
  'AwayScore',
  'Status',
  'id',
  'name',
  'team',
  'picture',
  'position',
  'played',
  'points',
  'items',
  'dateTimeUTC',
  'homeTeam',
  'awayTeam',
  'homeTeamResult',
  'facility',
  'place',
  'regular',
  'status',
  'total',
]
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.jsonValue({ maxDepth: 1 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('2026-11-21T14:00:00', '31/02/2026', '__proto__', 1e308, -0, '\u{d800}'),
    fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 12 }),
    fc.array(tie('value'), { maxLength: 6 }),
  ),
})).value

test('whatever JSON a provider sends: what can be kept and shown, or a failure that says garbage', async () => {
  const asked = async (work: Promise<unknown>, schema: z.ZodType) => {
    const answer = await work.catch((error: unknown) => {
      expect(error).toBeInstanceOf(OutgoingFailure)
      return null
    })
    if (answer === null) return
    expect(schema.safeParse(answer).success).toBe(true)
    // It is stored as JSON, in which PostgreSQL takes neither zero nor half a character.
    expect(JSON.stringify(answer)).not.toMatch(/\\u0000|\\ud[89a-f]/i)
  }
  await fc.assert(
    fc.asyncProperty(anyValue, async (body) => {
      await asked(first(body).fixtures(CLUB), FeedMatch.array())
      await asked(first(body).results(CLUB), FeedMatch.array())
      const feed = second(body)
      await asked(feed.competitions(ACCESS), Competition.array())
      await asked(feed.leaderboard(ACCESS, '1'), FeedRow.array())
      await asked(feed.live(ACCESS), FeedMatch.array())
      await asked(feed.past(ACCESS, '1', PAGE), FeedPage)
      await kindOf(feed.picture(ACCESS, 'team-1'))
    }),
    { numRuns: 300 },
  )
})
