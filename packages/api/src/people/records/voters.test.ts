import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VoterRow } from '@clubhouse/contract/people/office/voters'
import { statementCounter } from '#testing/counted.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let owner: PeopleClient
let adults: { slug: string; id: string }[]
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  adults = await app.asOwner(
    `select p.slug, p.id from products p join plans l on l.club_id = p.club_id and l.id = p.id
      where p.club_id = $1 and not l.is_juvenile order by p.position, p.id`,
    [owner.accountId],
  )
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await clearSquads(app)
})

const plan = () => adults[0]?.slug ?? ''
const voters = async (query = '') => (await owner.ask(`/people/voters${query}`)).body
const names = async (query: string) =>
  ((await voters(query)).items as VoterRow[]).map(({ name }) => name.split(' ')[0])

test('OPEN-122 who may vote on a day: adults on it, with an adult’s plan that counts on it', async () => {
  const of = (firstName: string, more: object = {}) => ({
    firstName,
    kind: 'adult' as const,
    plan: plan(),
    ...more,
  })
  await laySquad(app, [
    of('Ann', { born: '1980-01-01' }),
    of('Birthday', { born: '2009-03-10' }),
    of('Cancelled', { born: '1980-01-01', status: 'cancelled' }),
    of('Done', { born: '1980-01-01', endsOn: '2027-03-09' }),
    of('Endless', { born: '1980-01-01', endsOn: null }),
    { firstName: 'Fiadh', kind: 'juvenile', born: '2000-01-01', plan: 'juvenile-u8-u12' },
    of('Unknown'),
  ])
  await laySquad(app, [{ firstName: 'Away', kind: 'adult', born: '1980-01-01' }], 'inishvarn')
  expect(await names('?day=2027-03-10')).toEqual(['Ann', 'Birthday', 'Endless', 'Unknown'])
  expect(await names('?day=2027-03-09')).toEqual(['Ann', 'Done', 'Endless', 'Unknown'])
  expect(await names('?day=2025-12-31')).toEqual([])
  expect(await names('?day=2027-03-10&filter=end')).toEqual(['Endless'])
  expect(await names(`?day=2027-03-10&plan=${adults.at(-1)?.id}`)).toEqual(
    adults.length > 1 ? [] : ['Ann', 'Birthday', 'Endless', 'Unknown'],
  )
  const { items, day, plans } = await voters()
  expect(day).toBe(TEST_NOW.toISOString().slice(0, 10))
  expect(plans.map(({ id }: { id: string }) => id)).toEqual(adults.map(({ id }) => id))
  expect(items.find(({ name }: VoterRow) => name.startsWith('Unknown'))).toMatchObject({
    is_age_known: false,
  })
  const file = await owner.text('/people/voters/csv?day=2027-03-10')
  expect(file).toMatch(/Name,Number,Plans,Email,Age/)
  expect(file).toMatch(/Unknown Hallaran.*Not known/)
  const [, ...sent] = await counter.during(() => voters('?day=2027-03-10'))
  expect(sent.length).toBeLessThanOrEqual(3)
})

test('whoever turns 18 this month, before or after today, is a tab of the members', async () => {
  app.setClock(new Date('2026-11-16T12:00:00Z'))
  owner = await openPeopleClient(app)
  await laySquad(
    app,
    ['2008-10-31', '2008-11-01', '2008-11-30', '2008-12-01', '2009-11-10'].map((born) => ({
      firstName: born,
      kind: 'juvenile' as const,
      born,
    })),
  )
  const { items, counts } = (await owner.ask('/members?eighteen=true&sort=age')).body
  expect(
    items
      .map(({ first_name }: { first_name: string }) => first_name)
      .toSorted((a: string, b: string) => a.localeCompare(b)),
  ).toEqual(['2008-11-01', '2008-11-30'])
  expect(counts.eighteen).toBe(2)
})
