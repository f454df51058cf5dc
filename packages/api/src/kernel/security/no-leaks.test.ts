import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOfficeOrders, getOfficeOrder } from '@clubhouse/contract/money/office/orders'
import { buildServer } from '../../app.ts'
import { Endpoints, serve, type ServedEndpoint } from '../http/endpoints.ts'
import { type Audience, office } from '../http/guard.ts'
import { openMetrics } from '../http/metrics.ts'
import { bodyOf } from '#testing/leaks/bodies.ts'
import { type Kind, openCallers } from '#testing/leaks/callers.ts'
import { readIds } from '#testing/leaks/ids.ts'
import { readMarkers } from '#testing/leaks/markers.ts'
import { type Ground, type Tried, tryOne } from '#testing/leaks/try-all.ts'
import { digestOf, layTwoClubs, type Side } from '#testing/leaks/two-clubs.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Every call of the route table, by everybody who might want what is another's: with their own ids and with those of another club and
 * another family, in its address and in what is sent. Nothing of it is answered, nothing of it is in an answer, and nothing is changed
 * there. A new endpoint is tried by itself.
 */
let app: TestApp
let served: ServedEndpoint[]
let clubs: Record<Side, string>
let kinds: Kind[]
let ground: Ground
/** What the server complained of: a call that broke has shown nothing. */
const broken: string[] = []
const note = (line: string) => void broken.push(JSON.parse(line).err?.stack ?? line)

beforeAll(async () => {
  app = await openTestApp({
    environment: { RATE_LIMITS: 'false', LOG_LEVEL: 'error' },
    logTo: { write: note },
  })
  served = app.parts.endpoints.all
  clubs = await layTwoClubs(app)
  kinds = await openCallers(app, clubs)
  ground = { app, ids: await readIds(app, clubs), markers: await readMarkers(app, clubs) }
})
afterAll(() => app.close())

/** Several at a time: the server and its database are two. */
const AT_ONCE = 6

async function tryAll(kind: Kind, all = served, on: Ground = ground): Promise<Tried[]> {
  const tried: Tried[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    tried.push(...(await Promise.all(some.map((each) => tryOne(on, kind, each)))).flat())
  }
  return tried
}

const told = (tried: Tried[]) =>
  tried.flatMap(({ kind, served: { endpoint }, leak }) =>
    leak ? [`${kind}: ${endpoint.name}: ${leak}`] : [],
  )

test('whatever names something of a club in its address can be sent something that it takes', () => {
  const unsent = served.filter(({ endpoint }) => {
    const isTried = endpoint.method !== 'GET' && ground.ids.namesRow(endpoint.path)
    return isTried && !endpoint.body.safeParse(bodyOf(endpoint, ground.ids, 'theirs').body).success
  })
  const names = unsent.map(({ endpoint }) => endpoint.name)
  expect(names, 'SPELT in testing/leaks/bodies.ts says what a field takes that takes no other text').toEqual(
    [],
  )
})

test('OPEN-120, OPEN-121, OPEN-122 nobody is answered, shown or changes what is of another club or another family', async () => {
  const tried: Tried[] = []
  const tryEach = async (isOne: (kind: Kind) => boolean) => {
    for (const kind of kinds.filter(isOne)) tried.push(...(await tryAll(kind)))
  }
  const before = await digestOf(app, clubs.theirs)
  await tryEach(({ isFrom, isSwitchedOff }) => isFrom === 'ours' && !isSwitchedOff)
  expect(await digestOf(app, clubs.theirs), 'rows of another club were changed').toEqual(before)
  await tryEach(({ isFrom }) => isFrom === 'theirs')
  await switchOurs(true)
  const [left, elsewhere] = [await keptOf(clubs.ours), await digestOf(app, clubs.theirs)]
  await tryEach(({ isSwitchedOff }) => isSwitchedOff === true)
  expect(await keptOf(clubs.ours), 'rows of a club that is switched off were changed').toEqual(left)
  expect(await digestOf(app, clubs.theirs), 'rows of another club were changed').toEqual(elsewhere)
  await switchOurs(false)
  expect({ leaks: told(tried), broken }).toEqual({ leaks: [], broken: [] })
  await expect(tableOf(tried)).toMatchFileSnapshot('./no-leaks.txt')
}, 600_000)

async function switchOurs(off: boolean): Promise<void> {
  const at = off ? new Date() : null
  await app.asOwner('update clubs set suspended_at = $2 where id = $1', [clubs.ours, at])
  await app.parts.registry.reload()
}

/** What reading itself writes down: who looked at whom, which list was taken along, which provider was out. */
const BY_READING = ['person_accesses', 'audit_events', 'audit_links', 'provider_failures']

const keptOf = async (club: string) =>
  Object.entries(await digestOf(app, club)).filter(([table]) => !BY_READING.includes(table))

/** Who is answered at all: for what is their own, and for what is another's. */
function tableOf(tried: Tried[]): string {
  const audiences = [...new Set(served.map(({ guard }) => guard.audience))].toSorted()
  const cell = (kind: Kind, audience: Audience) => {
    const calls = tried.filter((each) => each.kind === kind.name && each.served.guard.audience === audience)
    const [own, foreign] = [false, true].map((isForeign) => {
      const some = calls.filter((each) => each.isForeign === isForeign)
      return some.length === 0 ? '-' : some.some(({ status }) => status < 300) ? 'yes' : 'no'
    })
    return `${own}/${foreign}`.padEnd(9)
  }
  const head = [''.padEnd(32), ...audiences.map((audience) => audience.padEnd(9))]
  const rows = kinds.map((kind) => [
    kind.name.padEnd(32),
    ...audiences.map((audience) => cell(kind, audience)),
  ])
  return [head, ...rows].map((row) => `${row.join(' ').trimEnd()}\n`).join('')
}

test('negative control: a call that forgets its club, and a list of everything, are found', async () => {
  const rows = (where: string, values: string[]) =>
    app.asOwner<{ id: string }>(`select id from orders where ${where}`, values) as Promise<never>
  const leaky = [
    serve(getOfficeOrder, office('money'), ({ params }) => rows('id = $1', [params.order_id])),
    serve(listOfficeOrders, office('money'), () => rows('true', [])),
  ]
  const endpoints = new Endpoints(leaky, { limiter: null, checkReplies: false })
  const server: FastifyInstance = await buildServer(
    { ...app.parts, endpoints, metrics: openMetrics() },
    { web: null },
  )
  const owner = kinds.find(({ name }) => name === 'owner')
  if (!owner) throw new Error('There is an owner')
  expect(told(await tryAll(owner, leaky, { ...ground, app: { server } }))).toEqual([
    'owner: getOfficeOrder: answered 200 for what is theirs',
    expect.stringMatching(/^owner: listOfficeOrders: what is theirs is in the answer: order/),
  ])
})

test('negative control: a name in an address that nobody has said anything about is asked for', () => {
  expect(() => ground.ids.addressOf('/backoffice/lockers/{locker_id}', 'theirs')).toThrow(
    /^\{locker_id\} is new in an address, and no table is called so: say in testing\/leaks\/ids\.ts/,
  )
})
