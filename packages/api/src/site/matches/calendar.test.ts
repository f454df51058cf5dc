import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { formatDateTime } from '@clubhouse/domain/format'
import { type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'

const DUNVARRA = 'http://dunvarra.clubhouse.test/fixtures.ics'
const INISHVARN = 'http://inishvarn.clubhouse.test/fixtures.ics'

let world: MatchApp

beforeAll(async () => {
  world = await openMatchApp()
})
beforeEach(async () => {
  await world.app.parts.matches.answers.settled()
  world.turn('up')
})
afterEach(() => {
  world.provider.answer.with = null
})
afterAll(() => world.close())

/** As a calendar program reads it. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      start: event.startDate,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      modified: String(component.getFirstPropertyValue('last-modified')),
    }
  })
}

const read = async (url: string) => eventsIn((await world.settled(url)).body)

test('a calendar program reads the fixtures of the first provider', async () => {
  const reply = await world.settled(DUNVARRA)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(reply.headers['cache-control']).toContain('max-age=900')
  expect(reply.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  expect(reply.body).toContain('X-WR-CALNAME:Dunvarra Rovers FC fixtures')
  const events = eventsIn(reply.body)
  expect(events).toHaveLength(9)
  const next = events.find(({ summary }) => summary === 'Dunvarra Rovers FC v Ballycarn Celtic')
  expect(next).toMatchObject({ location: 'Harbour Field, Dunvarra', status: 'CONFIRMED', sequence: 0 })
  expect(next?.start.toJSDate().toISOString()).toBe('2026-11-21T14:00:00.000Z')
  const put = events.find(({ summary }) => summary.startsWith('Postponed: '))
  expect(put?.status).toBe('CANCELLED')
  const allDay = events.filter(({ start }) => start.isDate)
  expect(allDay.map(({ start }) => start.toString())).toEqual(['2026-12-05'])
  expect(events.map(({ summary }) => summary).join()).toContain('Port Láirn Rangers')
  expect(events.map(({ summary }) => summary).join()).toContain("O'Harran Park")
})

test('the second provider: all competitions, or one of them', async () => {
  expect(await read(INISHVARN)).toHaveLength(18)
  expect(await read(`${INISHVARN}?competition=5103`)).toHaveLength(2)
  expect((await world.settled(`${INISHVARN}?competition=9999`)).statusCode).toBe(404)
  expect((await world.settled(`${INISHVARN}?competition=a%20b`)).statusCode).toBe(404)
  expect((await world.settled(`${DUNVARRA}?competition=5103`)).statusCode).toBe(404)
  const cancelled = (await read(`${INISHVARN}?competition=5102`)).filter(
    ({ status }) => status === 'CANCELLED',
  )
  expect(cancelled).toHaveLength(1)
})

test('one match alone, or those of one team', async () => {
  const all = await read(DUNVARRA)
  const [first] = all
  const id = String(first?.uid.split('.dunvarra@')[0])
  const alone = await world.settled(`${DUNVARRA}?match=${id}`)
  expect(alone.headers['content-disposition']).toBe('inline; filename="match.ics"')
  // Under the id that it has in the calendar of all, so that nobody has it twice.
  expect(eventsIn(alone.body)).toEqual([first])
  expect((await read(`${DUNVARRA}?team=u16`)).map(({ summary }) => summary)).toEqual(
    all.map(({ summary }) => summary).filter((summary) => summary.includes('Dunvarra Rovers U16')),
  )
  expect(await read(`${DUNVARRA}?team=u99`)).toEqual([])
  for (const query of ['match=gone', 'match=a%20b', 'team=%2F', `match=${id}&team=u99`, 'team=a&team=b'])
    expect((await world.settled(`${DUNVARRA}?${query}`)).statusCode, query).toBe(404)
})

test.each(['http://backoffice.clubhouse.test/fixtures.ics', 'http://nowhere.example/fixtures.ics'])(
  '%s is not there',
  async (url) => expect((await world.settled(url)).statusCode).toBe(404),
)

test('a club without a provider has no calendar', async () => {
  await world.app.asOwner("update clubs set comortais_club_id = ' ' where slug = 'dunvarra'")
  expect((await world.settled(DUNVARRA)).statusCode).toBe(404)
  await world.app.asOwner("update clubs set comortais_club_id = '2291' where slug = 'dunvarra'")
})

test('matches on both sides of the clocks’ change stand at the time on the wall', async () => {
  const match = (date: string, Home: string) => ({
    date,
    Home,
    Away: 'Ballycarn Celtic',
    Devision: 'Premier',
  })
  world.provider.answer.with = (url) =>
    url.includes('Get_LatestFixture')
      ? [
          match('2026-10-24T14:30:00', 'Saturday before winter'),
          match('25/10/2026 14:30', 'Sunday of winter'),
          match('2027-03-27T14:30:00', 'Saturday before summer'),
          match('28/03/2027 14:30', 'Sunday of summer'),
        ]
      : undefined
  const events = await read(DUNVARRA)
  const onTheWall = events.map(({ start }) => formatDateTime(start.toJSDate().toISOString(), 'Europe/Dublin'))
  expect(onTheWall).toEqual(['24/10/2026 14:30', '25/10/2026 14:30', '27/03/2027 14:30', '28/03/2027 14:30'])
  expect(events.map(({ start }) => start.toJSDate().toISOString())).toEqual([
    '2026-10-24T13:30:00.000Z',
    '2026-10-25T14:30:00.000Z',
    '2027-03-27T14:30:00.000Z',
    '2027-03-28T13:30:00.000Z',
  ])
})

test('a match that is moved, then called off, stays the same event and counts up', async () => {
  let row: Record<string, string> = { date: '2026-11-21T14:00:00', Location: 'Harbour Field' }
  world.provider.answer.with = (url) =>
    url.includes('Get_LatestFixture')
      ? [{ Devision: 'Cup', Home: 'Dunvarra Rovers', Away: 'Ardnamorra', ...row }]
      : undefined
  const tell = async (change: Record<string, string>) => {
    row = { ...row, ...change }
    world.turn('up')
    return (await read(DUNVARRA))[0]
  }
  const first = await tell({})
  const again = await tell({})
  expect(again).toEqual(first)
  const moved = await tell({ date: '2026-12-05T11:00:00', Location: 'Mill Lane' })
  const off = await tell({ Status: 'Cancelled' })
  expect(new Set([first, moved, off].map((event) => event?.uid)).size).toBe(1)
  expect([first, moved, off].map((event) => event?.sequence)).toEqual([0, 1, 2])
  expect(off).toMatchObject({ status: 'CANCELLED', summary: 'Cancelled: Dunvarra Rovers v Ardnamorra' })
  expect((off?.modified ?? '') >= (first?.modified ?? '')).toBe(true)
})

/** A feed of exactly DATA-11, DATA-13 and DATA-14: neither a match nor its competition has an id in it. */
function bareFeed(matches: Record<string, [at: string, home: string, away: string][]>, perPage = 100) {
  world.provider.answer.with = (url) => {
    const { pathname, searchParams } = new URL(url, 'http://feed')
    if (pathname.endsWith('/competitions')) {
      return Object.keys(matches).map((id) => ({ id, name: `Competition ${id}`, team: { picture: null } }))
    }
    const [, id = ''] = /competitions\/(\w+)\/matches\/future$/.exec(pathname) ?? []
    const page = Number(searchParams.get('page'))
    const all = (matches[id] ?? []).map(([dateTimeUTC, home, away]) => ({
      dateTimeUTC,
      homeTeam: { name: home, picture: null },
      awayTeam: { name: away, picture: null },
      homeTeamResult: { regular: null },
      awayTeamResult: { regular: null },
      facility: { place: 'Lough Road' },
    }))
    const items = all.slice((page - 1) * perPage, page * perPage)
    return { total: all.length, per_page: perPage, current_page: page, items }
  }
}

const LEAGUE_MATCH: [string, string, string] = ['2026-12-05T14:00:00Z', 'Inishvarn', 'Carrickmoyle']

test('DATA-13 the same two teams in two competitions, and twice in one, are different events', async () => {
  const at = (day: string): typeof LEAGUE_MATCH => [`${day}T14:00:00Z`, 'Inishvarn', 'Carrickmoyle']
  const others = Array.from({ length: 100 }, (_, i): typeof LEAGUE_MATCH => [
    '2026-12-20T14:00:00Z',
    `Home ${i}`,
    `Away ${i}`,
  ])
  bareFeed({ league: [LEAGUE_MATCH, ...others, at('2027-02-06')], cup: [at('2026-12-12')] })
  const events = await read(INISHVARN)
  expect(events).toHaveLength(103)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(103)
})

test('DATA-13 a replay that is listed later does not change the event of the first meeting', async () => {
  bareFeed({ cup: [LEAGUE_MATCH] })
  const [first] = await read(INISHVARN)
  bareFeed({ cup: [LEAGUE_MATCH, ['2026-12-12T14:00:00Z', 'Inishvarn', 'Carrickmoyle']] })
  world.turn('up')
  const [again, replay] = await read(INISHVARN)
  expect(again).toEqual(first)
  expect(replay?.uid).not.toBe(first?.uid)
  expect(replay?.sequence).toBe(0)
})

test.each([100, 10])('DATA-14 a provider that gives %s at a time loses no match', async (perPage) => {
  const matches = Array.from({ length: 35 }, (_, i): typeof LEAGUE_MATCH => [
    `2026-12-${String((i % 28) + 1).padStart(2, '0')}T14:00:00Z`,
    `Home ${i}`,
    `Away ${i}`,
  ])
  bareFeed({ league: matches }, perPage)
  expect(await read(INISHVARN)).toHaveLength(35)
})

test('a provider that gives the same page whatever it is asked for is not asked for ever', async () => {
  bareFeed({ league: [LEAGUE_MATCH] })
  const { with: answer } = world.provider.answer
  world.provider.answer.with = (url) => {
    const body = answer?.(url.replace(/([?&]page)=\d+/, '$1=1'))
    return url.includes('/matches/') ? { ...(body as object), total: 900 } : body
  }
  world.provider.asked.length = 0
  expect(await read(INISHVARN)).toHaveLength(1)
  expect(world.provider.asked.filter((path) => path.includes('/matches/'))).toHaveLength(2)
})

test('of many competitions few are asked for at once, and one that cannot be had does not cost the others', async () => {
  const ids = Array.from({ length: 9 }, (_, i) => `c${i}`)
  bareFeed(Object.fromEntries(ids.map((id) => [id, [LEAGUE_MATCH]])))
  const { with: answer } = world.provider.answer
  const { competitions } = world.app.parts.matches.data
  if (!competitions) throw new Error('There is no second provider')
  let [atOnce, most] = [0, 0]
  const ask = competitions.future.bind(competitions)
  const future = vi.spyOn(competitions, 'future').mockImplementation(async (...args) => {
    atOnce += 1
    most = Math.max(most, atOnce)
    return ask(...args).finally(() => {
      atOnce -= 1
    })
  })
  // Broken for one of them, and never known before.
  world.provider.answer.with = (url) => (url.includes('/c4/') ? 'no list' : answer?.(url))
  const reply = await world.settled(INISHVARN)
  future.mockRestore()
  expect([reply.statusCode, eventsIn(reply.body).length]).toEqual([200, 8])
  expect(most).toBeLessThanOrEqual(3)
  expect((await world.settled(`${INISHVARN}?competition=c4`)).statusCode).toBe(503)
})

test('a provider that is down: the last good calendar; and none, not an empty one, where nothing is known', async () => {
  const before = await world.settled(DUNVARRA)
  world.turn('down')
  const after = await world.settled(DUNVARRA)
  expect([after.statusCode, after.body]).toEqual([200, before.body])
  const anew = await openMatchApp()
  anew.turn('down')
  const none = await anew.app.server.inject({
    url: '/fixtures.ics',
    headers: { host: 'dunvarra.clubhouse.test' },
  })
  expect(none.statusCode).toBe(503)
  expect(none.headers['retry-after']).toBeDefined()
  await anew.close()
})

test('scripts and line breaks in every field are text in the calendar', async () => {
  world.turn('hostile')
  const events = await read(DUNVARRA)
  expect(events).toHaveLength(9)
  expect(events[0]?.summary).toContain('<script>alert(1)</script>')
  world.provider.answer.with = (url) =>
    url.includes('Get_LatestFixture')
      ? [
          {
            date: '2026-11-21',
            Home: 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT;,\\',
            Away: 'B',
            Location: 'C\nATTACH:x',
          },
        ]
      : undefined
  world.turn('up')
  const [event, ...others] = await read(DUNVARRA)
  expect(others).toEqual([])
  expect(event?.summary).toBe('A END:VEVENT BEGIN:VEVENT;,\\ v B')
  expect(event?.location).toBe('C ATTACH:x')
})
