import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import type { TestApp } from '#testing/test-app.ts'

let app: TestApp
let matches: MatchApp
const log: string[] = []
beforeAll(async () => {
  matches = await openMatchApp({
    environment: { RATE_LIMITS: 'false' },
    logTo: { write: (line) => void log.push(line) },
  })
  app = matches.app
})
afterAll(() => matches.close())

const BRID = 'brid@home.example'
const bearer = async (email: string) => (await signIn(app, email, 'myaccount')).access_token
const renew = async (email = BRID): Promise<string> => {
  const { status, body } = await ask(
    app,
    '/v2/member/calendar',
    {},
    { on: 'myaccount', as: await bearer(email) },
  )
  expect(status).toBe(200)
  return body.url
}
const read = (url: string, headers: Record<string, string> = {}) => {
  const { host, pathname } = new URL(url)
  return app.server.inject({ url: pathname, headers: { host, ...headers } })
}
interface Seen {
  summary: string
  start: ICAL.Time
  uid: string
}
const eventsOf = (text: string): Seen[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { summary, startDate, uid } = new ICAL.Event(component)
    return { summary, start: startDate, uid }
  })

test('while nothing is known of a club’s matches there is no calendar: an empty one would wipe out what people have', async () => {
  const url = await renew()
  matches.turn('down')
  expect((await read(url)).statusCode).toBe(503)
  matches.turn('up')
  expect((await read(url)).statusCode).toBe(200)
})

test('an address is told once and kept as a hash; its calendar is read by a parser, folded, and has an ETag', async () => {
  const url = await renew()
  expect(url).toMatch(/^http:\/\/myaccount\.clubhouse\.test\/calendar\/[\w-]{43}\.ics$/)
  const secret = /([\w-]{43})\.ics/.exec(url)?.[1] ?? ''
  expect(
    JSON.stringify(await app.asOwner(`select encode(hash, 'escape') from calendar_feeds`)),
  ).not.toContain(secret)
  const reply = await read(url)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('private, no-cache')
  for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const events = eventsOf(reply.body)
  expect(events.length).toBeGreaterThan(0)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
  const again = await read(url, { 'if-none-match': String(reply.headers['etag']) })
  expect(again.statusCode).toBe(304)
  expect(log.join('\n')).not.toContain(secret)
})

test('a new address makes the old one worthless, and so does taking it away', async () => {
  const [first, second] = [await renew(), await renew()]
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  const as = await bearer(BRID)
  await ask(app, '/v2/member/calendar', undefined, { on: 'myaccount', as, method: 'DELETE' })
  expect((await read(second)).statusCode).toBe(404)
})

test('whatever is not a secret of ours is not there, on this host or on any other', async () => {
  const url = await renew()
  const { pathname } = new URL(url)
  const guesses = ['x'.repeat(43), 'x', pathname.slice(10, 40), '%00', "' or true --", '..%2f..%2fetc']
  for (const guess of guesses)
    expect([guess, (await read(`http://myaccount.clubhouse.test/calendar/${guess}.ics`)).statusCode]).toEqual(
      [guess, 404],
    )
  for (const host of ['dunvarra', 'backoffice'])
    expect((await read(`http://${host}.clubhouse.test${pathname}`)).statusCode).toBe(404)
})

test('draws keep their hour on both sides of a change of the clocks; payments keep their day', async () => {
  const club = app.parts.registry.idOf('dunvarra')
  const [draw] = await app.asOwner<{ id: string; lottery_id: string }>(
    'select id, lottery_id from draws where club_id = $1 order by draws_at limit 1',
    [club],
  )
  const nights = ['2027-03-25T21:00', '2027-04-01T21:00', '2027-10-28T21:00', '2027-11-04T21:00']
  for (const [at, night] of nights.entries())
    await app.asOwner(
      `insert into draws (club_id, id, lottery_id, number, closes_at, draws_at, status, seal, sealed_at, sealed_secret)
        select club_id, gen_random_uuid(), lottery_id, 9000 + $3, ($4::timestamp at time zone 'Europe/Dublin') - interval '1 hour',
          $4::timestamp at time zone 'Europe/Dublin', 'open', seal || $3::text, sealed_at, sealed_secret
        from draws where club_id = $1 and id = $2`,
      [club, draw?.id, at, night],
    )
  const events = eventsOf((await read(await renew())).body)
  const told = nights.map((_, at) => events.find(({ summary }) => summary.endsWith(`draw ${9000 + at}`)))
  expect(told.map((event) => event?.start.toJSDate().toISOString())).toEqual([
    '2027-03-25T21:00:00.000Z',
    '2027-04-01T20:00:00.000Z',
    '2027-10-28T20:00:00.000Z',
    '2027-11-04T21:00:00.000Z',
  ])
})

test('one family sees nothing of another: no payments, no names', async () => {
  const { body } = await read(await renew('kwame@home.example'))
  expect(body).not.toMatch(/Hallaran|Fiadh|Tom/)
})
