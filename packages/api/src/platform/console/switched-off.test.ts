import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuditEvent } from '@clubhouse/contract/office/audit-events'
import { statementCounter } from '#testing/counted.ts'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { laySquad } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
const ADMIN = 'orla@dunvarra.example'
const OFF = [503, 'club_suspended']

let app: TestApp
let as: string
let dunvarra: string
beforeAll(async () => {
  const web = new FakeWeb(async () => ownPage('a page'))
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: counter.db, web })
  as = await tokenOf('sam@platform.example', 'su')
  dunvarra = app.parts.registry.idOf('dunvarra') ?? ''
})
afterAll(() => app.close())

const tokenOf = async (who: string, on: string) => (await signIn(app, who, on)).access_token
const suspension = (body?: object) =>
  ask(app, `/v2/platform/clubs/${dunvarra}/suspension`, body, {
    on: 'su',
    as,
    ...(body ? {} : { method: 'DELETE' }),
  })
const inOffice = (token: string) => ({ on: 'backoffice', as: token, headers: { 'x-account-id': dunvarra } })
/** What is answered, and with which code if it was refused. */
const answered = async (path: string, where: Parameters<typeof ask>[3], body?: object) => {
  const reply = await ask(app, `/v2${path}`, body, where)
  return reply.status === 200 ? 200 : [reply.status, reply.body.error_code]
}

beforeEach(async () => {
  // Everything that is kept is kept before.
  for (const path of PUBLIC) if ((await answered(path, { on: 'inishvarn' })) !== 200) throw new Error(path)
  await suspension({ reason: 'Unpaid' })
})
afterEach(() => suspension())

/** What it shows everybody: kept, and never kept. */
const PUBLIC = ['', '/articles', '/products', '/sponsors', '/programs'].map(
  (rest) => `/store/dunvarra${rest}`,
)

test('it says so to visitors on its own host, and nothing to those of another club', async () => {
  expect(await answered('/store/dunvarra', { on: 'dunvarra' })).toEqual(OFF)
  const page = await app.server.inject({ url: '/', headers: { host: hostOf('dunvarra') } })
  expect([page.statusCode, page.body.includes('switched off')]).toEqual([503, true])
  expect(await answered('/store/inishvarn', { on: 'inishvarn' })).toBe(200)
})

test('what it shows everybody is closed on every other host too, and costs no statement', async () => {
  for (const on of ['inishvarn', 'myaccount', 'backoffice', 'su', 'xgb'])
    for (const path of PUBLIC) {
      const sent = await counter.during(async () => expect(await answered(path, { on })).toEqual(OFF))
      expect(sent.filter((name) => name !== 'club_registry')).toEqual([])
    }
  // Kept replies are answered before the router; to who says who they are, by the gate.
  const elsewhere = await tokenOf('hana@inishvarn.example', 'myaccount')
  expect(await answered('/store/dunvarra', { on: 'myaccount', as: elsewhere })).toEqual(OFF)
  expect(await answered('/store/dunvarra', { on: 'su', as })).toEqual(OFF)
})

test('who belongs to it still has their own pages, which wear its name; on a club’s host they are visitors', async () => {
  const [member, admin] = [
    await tokenOf('brid@home.example', 'myaccount'),
    await tokenOf(ADMIN, 'backoffice'),
  ]
  expect(await answered('/store/dunvarra', { on: 'myaccount', as: member })).toBe(200)
  expect(await answered('/store/dunvarra', inOffice(admin))).toBe(200)
  expect(await answered('/store/dunvarra/waiting-list', { on: 'myaccount', as: member })).toBe(200)
  const abroad = await tokenOf(ADMIN, 'inishvarn')
  expect(await answered('/store/dunvarra', { on: 'inishvarn', as: abroad })).toEqual(OFF)
})

test('nothing is bought or asked of it on the hosts of others, and what somebody stops they may stop', async () => {
  const onMyAccount = { on: 'myaccount', as: await tokenOf('brid@home.example', 'myaccount') }
  const stop = `/store/dunvarra/lottery/tickets/${crypto.randomUUID()}/stop`
  expect([
    await answered('/store/dunvarra/shopping-cart', { on: 'inishvarn' }, { items: [] }),
    await answered('/store/dunvarra/checkouts', onMyAccount, {}),
    await answered('/member/renewals/dunvarra', onMyAccount, { people: [], agreed: {} }),
    await answered(stop, onMyAccount, {}),
  ]).toEqual([OFF, OFF, OFF, [404, 'not_found']])
})

test('those who run it read and change nothing, and it comes back as it was', async () => {
  const admin = await tokenOf(ADMIN, 'backoffice')
  expect(await answered('/backoffice/home', inOffice(admin))).toBe(200)
  const switched = { ...inOffice(admin), method: 'PATCH' as const }
  const feature = { name: 'Contact', is_on: true }
  expect(await answered('/backoffice/account/features', switched, feature)).toEqual([403, 'club_suspended'])
  expect((await suspension()).body.is_suspended).toBe(false)
  expect(await answered('/store/dunvarra', { on: 'dunvarra' })).toBe(200)
  for (const path of PUBLIC) expect(await answered(path, { on: 'inishvarn' })).toBe(200)
  const log = await ask(app, '/v2/backoffice/audit-events', undefined, inOffice(admin))
  expect(log.body.items.slice(0, 2).map(({ kind, actor }: AuditEvent) => `${actor}: ${kind}`)).toEqual([
    expect.stringMatching(/platform: club-reactivated$/),
    expect.stringMatching(/platform: club-suspended$/),
  ])
})

test('what is read when a child is hurt stays open to their coach: the notes of a team, and one player’s', async () => {
  const [child = ''] = await laySquad(app, [
    {
      firstName: 'Fiadh',
      kind: 'juvenile',
      born: '2017-07-18',
      holder: 'brid@mail.example',
      answers: { has_medical_condition: true, medical_details: 'Bee stings' },
    },
  ])
  const [team] = await app.asOwner<{ id: string }>(
    `with made as (insert into groups (club_id, id, name, created_at) values ($1, gen_random_uuid(), 'Under 9s', now()) returning id),
      joins as (insert into group_members (club_id, group_id, member_id, added_at) select $1, id, $2, now() from made),
      coached as (insert into group_managers (club_id, group_id, user_id, named_at)
        select $1, made.id, u.id, now() from made, users u where u.email = 'cormac@dunvarra.example')
      select id from made`,
    [dunvarra, child],
  )
  const coach = await tokenOf('cormac@dunvarra.example', 'backoffice')
  const reply = await ask(app, `/v2/backoffice/groups/${team?.id}/emergency`, {}, inOffice(coach))
  expect([reply.status, JSON.stringify(reply.body).includes('Bee stings')]).toEqual([200, true])
  const reason = { reason: 'emergency', note: '', current_password: 'Harbour7Lamp' }
  expect(await answered(`/backoffice/members/${child}/guarded-answers`, inOffice(coach), reason)).toBe(200)
  const training = { group_id: team?.id, kind: 'training' }
  expect(await answered('/backoffice/team-events', inOffice(coach), training)).toEqual([403, 'club_suspended'])
})
