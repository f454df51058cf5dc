import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementCounter } from '#testing/counted.ts'
import { eventually } from '#testing/eventually.ts'
import { FakeWeb, cachedPage } from '#testing/fake-web.ts'
import { layManyClubs } from '#testing/world/many-clubs.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/** With a thousand clubs nothing is asked more often than with two. How long it takes is for `npm run bench`. */
const CLUBS = 1000
const counter = statementCounter({ inTransactions: true })
const PAGE_BYTES = 20_000

let app: TestApp
let withTwo: Record<string, string[]>
let withMany: Record<string, string[]>

beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'false', PAGE_CACHE_MB: '1' },
    around: counter.db,
    web: new FakeWeb(() => cachedPage(`<p>${crypto.randomUUID()}</p>`.repeat(PAGE_BYTES / 43))),
  })
  const [su, xgb] = [
    await signIn(app, 'sam@platform.example', 'su'),
    await signIn(app, 'ruth@fourcoasts.example', 'xgb'),
  ]
  const asked = (club: string) => ({
    'a host that is a club': { host: hostOf(club), path: '/api/v2/store/' + club },
    'a club that is asked for on another host': { host: hostOf('inishvarn'), path: '/api/v2/store/' + club },
    'a host that is a club’s own domain': { host: `${club}.example`, path: '/' },
    'a host that is nobody': { host: hostOf('nobody-at-all'), path: '/' },
    'a page that is not kept yet': { host: hostOf(club), path: '/pages/about-us' },
    'a page that is kept': { host: hostOf(club), path: '/pages/about-us' },
    'clubs, to a superuser': { host: hostOf('su'), path: '/api/v2/platform/clubs', as: su.access_token },
    'one club, to a superuser': {
      host: hostOf('su'),
      as: su.access_token,
      path: `/api/v2/platform/clubs/${app.parts.registry.idOf(club)}`,
    },
    'clubs, to their body': { host: hostOf('xgb'), path: '/api/v2/body/clubs', as: xgb.access_token },
  })
  const statements = async (club: string) => {
    const sent: Record<string, string[]> = {}
    for (const [what, { host, path, ...more }] of Object.entries(asked(club))) {
      const bearer = 'as' in more ? { authorization: `Bearer ${more.as}` } : {}
      const all = await counter.during(() => app.server.inject({ url: path, headers: { host, ...bearer } }))
      // Heard of and asked for beside the questions, whenever the line to the database stands anew.
      sent[what] = all.filter((name) => name !== 'club_registry')
    }
    return sent
  }
  withTwo = await statements('dunvarra')
  await layManyClubs(app, CLUBS - 2)
  await eventually(() => {
    if (app.parts.registry.slugs().length < CLUBS) throw new Error('The new clubs were not heard of')
  })
  withMany = await statements('club-500')
})
afterAll(() => app.close())

test('every question is as many statements as it was', () => {
  expect(withMany).toEqual(withTwo)
  expect(withMany['a page that is kept']).toEqual([])
  expect(withMany['a host that is nobody']).toEqual([])
})

test('what is kept of a thousand clubs stays within its bounds, and the newest of it is there', async () => {
  const { cache } = app.parts
  for (const slug of app.parts.registry.slugs())
    await app.server.inject({ url: '/', headers: { host: hostOf(slug) } })
  expect(cache.bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(cache.size).toBeGreaterThan(3)
  expect(cache.size).toBeLessThan(CLUBS / 2)
})

test('whoever hears of many new clubs at once asks for them once more, not once for each', async () => {
  const reloads = await counter.during(async () => {
    await app.asOwner(
      `do $$ begin for n in 1..50 loop perform pg_notify('clubs_changed', n::text); end loop; end $$`,
    )
    await app.asOwner(`update clubs set slug = 'club-renamed' where slug = 'club-7'`)
    await eventually(() => expect(app.parts.registry.idOf('club-renamed')).not.toBeNull())
  })
  expect(reloads.filter((name) => name === 'club_registry').length).toBeLessThan(10)
})
