import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Match } from '@clubhouse/contract/site/matches'
import { type MatchApp, openMatchApp } from '#testing/matches/match-app.ts'

let match: MatchApp
beforeAll(async () => {
  match = await openMatchApp({ environment: { RATE_LIMITS: 'false' } })
  // One to come and one that was played, at both clubs; and a training, which nobody but its families is told of.
  for (const club of ['dunvarra', 'inishvarn'])
    await match.app.asOwner(
      `with team as (insert into groups (club_id, id, name, created_at)
          select id, gen_random_uuid(), 'Juniors', now() from clubs where slug = $1 returning club_id, id)
        insert into team_events (club_id, id, group_id, kind, starts_at, opponent, competition, our_score, their_score, created_at)
        select club_id, gen_random_uuid(), id, kind, at::timestamptz, opponent, 'Friendly', ours, theirs, now() from team,
          (values ('match', '2026-11-16T11:00:00Z', 'Kilbrack', null::int, null::int), ('match', '2026-11-14T11:00:00Z', 'Port', 4, 0),
            ('training', '2026-11-15T18:00:00Z', '', null, null)) as e (kind, at, opponent, ours, theirs)`,
      [club],
    )
})
afterAll(() => match.close())

const read = async (club: string, path: string) =>
  (await match.settled(`http://${club}.clubhouse.test/api/v2/store/${club}${path}`)).json()
const own = (items: Match[]) =>
  items.filter(({ match_id: id }) => id.startsWith('own-')).map(({ home, away }) => [home.name, away.name])

test('FIX1-04, FIX1-06 the club’s own stand among its league’s, by day', async () => {
  const { fixtures, results } = await read('dunvarra', '/fixtures-results')
  expect([fixtures.status, results.status]).toEqual(['fresh', 'fresh'])
  for (const { items } of [fixtures, results]) expect(items.length).toBeGreaterThan(1)
  expect(own(fixtures.items)).toEqual([['Juniors', 'Kilbrack']])
  expect(own(results.items)).toEqual([['Juniors', 'Port']])
  const days = fixtures.items.map(({ starts_at: at, date }: Match) => at ?? date)
  expect(days).toEqual(days.toSorted())
})

test('FIX2-02 at a club of the second provider they stand in a competition of their own', async () => {
  const { items } = await read('inishvarn', '/competitions')
  expect(items.at(-1)).toMatchObject({ competition_id: 'own', name: 'Friendlies and other matches' })
  const asked = match.provider.asked.length
  const of = (what: string) => read('inishvarn', `/competitions/own/${what}`)
  expect(await of('matches/future')).toMatchObject({ total: 1, items: [{ away: { name: 'Kilbrack' } }] })
  expect(await of('matches/past')).toMatchObject({ total: 1, items: [{ home_score: '4', away_score: '0' }] })
  expect((await of('leaderboard')).items).toEqual([])
  expect(match.provider.asked.length).toBe(asked)
})

test('the next match of the home page is the club’s own, where that is sooner', async () => {
  await read('dunvarra', '/fixtures-results')
  const { next } = await read('dunvarra', '/matches/matchday')
  expect(Date.parse(next.starts_at)).toBeLessThanOrEqual(Date.parse('2026-11-16T11:00:00Z'))
})
