import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ServedEndpoint } from '../http/endpoints.ts'
import { bodyOf } from '#testing/leaks/bodies.ts'
import { type Ids, readIds } from '#testing/leaks/ids.ts'
import { FAMILY, layTwoClubs, type Side } from '#testing/leaks/two-clubs.ts'
import { listTables } from '#testing/leaks/row-security-holes.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Every endpoint of the back office, asked by everybody who does not run the club: refused, and nothing written. Addresses and bodies
 * name rows of the club that are there, so that only who asks stands in the way. A new endpoint is asked without being listed.
 */
const PEOPLE = [
  { who: 'nobody', email: null, on: 'backoffice', refused: 401 },
  { who: 'a member', email: 'brid@home.example', on: 'dunvarra', refused: 403 },
  { who: 'a member, on the office’s own host', email: 'brid@home.example', on: 'backoffice', refused: 403 },
  { who: 'a group manager', email: 'priya@dunvarra.example', on: 'backoffice', refused: 403 },
  { who: 'an admin of another club', email: 'hana@inishvarn.example', on: 'backoffice', refused: 404 },
  { who: 'a governing body', email: 'ruth@fourcoasts.example', on: 'xgb', refused: 404 },
  { who: 'a superuser', email: 'sam@platform.example', on: 'su', refused: 404 },
] as const

/** For everybody who is signed in, and for those who got a mail: asked of elsewhere. */
const FOR_OTHERS = ['findPlaces', 'saveEmailResponse']

let app: TestApp
let clubs: Record<Side, string>
let ids: Ids

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  clubs = await layTwoClubs(app)
  // An address may name somebody's sign-in.
  for (const email of Object.values(FAMILY)) await signIn(app, email)
  ids = await readIds(app, clubs)
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select $1, id, 'admin' from users where email = 'hana@inishvarn.example'`,
    [clubs.theirs],
  )
})
afterAll(() => app.close())

const belowBackoffice = () =>
  app.parts.endpoints.all.filter(({ endpoint }) => endpoint.path.startsWith('/backoffice/'))
const served = () => belowBackoffice().filter(({ guard }) => guard.audience === 'office')

/** Every row that a call could have left behind or changed, table by table. */
async function everything(): Promise<string[]> {
  const tables = await listTables(app)
  const sums = tables.map(
    ({ name }) =>
      `select '${name} ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
  )
  return (await app.asOwner<{ sum: string }>(sums.join(' union all '))).map(({ sum }) => sum).toSorted()
}

async function callerOf({ email, on }: { email: string | null; on: string }) {
  const token = email === null ? null : (await signIn(app, email, on)).access_token
  const headers = {
    host: hostOf(on),
    'x-account-id': clubs.ours,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return ({ endpoint }: ServedEndpoint) =>
    app.server.inject({
      method: endpoint.method,
      url: `/api/v2${ids.addressOf(endpoint.path, 'ours')}`,
      headers,
      ...(endpoint.method !== 'GET' && { payload: bodyOf(endpoint, ids, 'ours').body }),
    })
}

test('OPEN-120 every endpoint of the back office is for those who run the club', () => {
  const others = belowBackoffice().filter((each) => !served().includes(each))
  expect(others.map(({ endpoint }) => endpoint.name)).toEqual(FOR_OTHERS)
})

test.each(PEOPLE)(
  'OPEN-121 $who is refused everywhere in the same words, and nothing is written',
  async (who) => {
    const call = await callerOf(who)
    const before = await everything()
    const refusals = new Set<string>()
    for (const each of served()) {
      const { statusCode, body } = await call(each)
      refusals.add(statusCode === who.refused ? body : `${each.endpoint.name}: ${body}`)
    }
    // The guard's own words: a row that is not found, or a body that is not taken, says something else.
    expect([...refusals]).toHaveLength(1)
    expect(await everything()).toEqual(before)
  },
)

test('negative control: somebody who runs the club is shown the rows that are named', async () => {
  const call = await callerOf({ email: 'tadhg@dunvarra.example', on: 'backoffice' })
  const reads = served().filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.path.includes('{'))
  const unseen: string[] = []
  for (const each of reads) if ((await call(each)).statusCode !== 200) unseen.push(each.endpoint.name)
  // A few want more: a row of one kind, a reason.
  expect(unseen.length, unseen.join(', ')).toBeLessThan(reads.length / 5)
})
