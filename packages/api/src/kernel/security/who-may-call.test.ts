import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KEY_SCOPES } from '@clubhouse/contract/office/machine-limits'
import { AccountHeader } from '@clubhouse/contract/endpoint'
import type { ServedEndpoint } from '../http/endpoints.ts'
import type { Audience } from '../http/guard.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/** Who may call what, from the guards themselves. A new endpoint adds a line to who-may-call.txt by itself. */

let app: TestApp
let served: ServedEndpoint[]
/** What each sends, on the site where they signed in; all of them ask about Dunvarra. */
type Who = 'nobody' | 'guest' | 'member' | 'admin elsewhere' | 'admin here' | 'body' | 'machine'
let callers: Record<Who, Record<string, string>>

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  served = app.parts.endpoints.all
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example'`,
  )
  const account = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
  const signedIn = async (email: string, on: string) => ({
    ...account,
    host: hostOf(on),
    authorization: `Bearer ${(await signIn(app, email, on)).access_token}`,
  })
  const guest = await ask(app, '/v2/member/guest', {
    grant_type: 'guest',
    scope: 'guest',
    first_name: 'Una',
    last_name: 'Quay',
    email: 'una@away.example',
  })
  callers = {
    nobody: account,
    guest: { ...account, authorization: `Bearer ${guest.body.oauth.access_token}`, 'x-guest-auth': 'true' },
    member: await signedIn('brid@home.example', 'dunvarra'),
    'admin elsewhere': await signedIn('hana@inishvarn.example', 'backoffice'),
    'admin here': await signedIn('orla@dunvarra.example', 'backoffice'),
    body: await signedIn('ruth@fourcoasts.example', 'xgb'),
    machine: { ...account, authorization: `Bearer ${await aKey()}` },
  }
})
afterAll(() => app.close())

/** One that may read all that a key can. */
async function aKey(): Promise<string> {
  const { access_token: as } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
  const headers = { 'x-account-id': app.parts.registry.idOf('dunvarra') ?? '' }
  const fields = { name: 'All', scopes: KEY_SCOPES }
  const { body } = await ask(app, '/v2/backoffice/api-keys', fields, { on: 'backoffice', as, headers })
  return body.secret
}

const REFUSED: Record<Audience, Partial<Record<Who, number>>> = {
  anyone: {},
  demo: {},
  operator: {
    nobody: 401,
    guest: 401,
    member: 401,
    'admin elsewhere': 401,
    'admin here': 401,
    body: 401,
    machine: 401,
  },
  // A key is no sign-in, and a sign-in is no key.
  machine: { nobody: 401, guest: 401, member: 401, 'admin elsewhere': 401, 'admin here': 401, body: 401 },
  guest: { nobody: 401, machine: 401 },
  member: { nobody: 401, guest: 401, machine: 401 },
  // A club that somebody has nothing to do with does not exist for them; one that they belong to is only not theirs to run.
  overseer: { nobody: 401, guest: 401, member: 403, 'admin elsewhere': 403, 'admin here': 403, machine: 401 },
  body: { nobody: 401, guest: 401, member: 403, 'admin elsewhere': 403, 'admin here': 403, machine: 401 },
  platform: {
    nobody: 401,
    guest: 401,
    member: 403,
    'admin elsewhere': 403,
    'admin here': 403,
    body: 403,
    machine: 401,
  },
  // Somebody of a governing body has no role in a club, not even in one that is affiliated to it.
  office: { nobody: 401, guest: 401, member: 403, 'admin elsewhere': 404, body: 404, machine: 401 },
}

async function statusFor({ endpoint }: ServedEndpoint, headers: Record<string, string>): Promise<number> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'club' ? 'dunvarra' : crypto.randomUUID(),
  )
  const reply = await app.server.inject({
    method: endpoint.method,
    url: `/api${endpoint.hasVersion ? '/v2' : ''}${path}`,
    headers: { host: hostOf('dunvarra'), ...headers },
    ...(endpoint.method !== 'GET' && { payload: {} }),
  })
  return reply.statusCode
}

/** Refused by what they would do, after the guard let them in: the demo's association signs in by its provider. */
const FOR_ANOTHER_REASON: Record<string, number[]> = { findPlaces: [403], removeBodySsoProvider: [409] }

describe('each endpoint refuses whom its guard names, before it looks at what was sent', () => {
  test.each<Who>(['nobody', 'guest', 'member', 'admin elsewhere', 'admin here', 'body', 'machine'])(
    'OPEN-120, OPEN-121: %s',
    async (who) => {
      for (const each of served) {
        const wanted = REFUSED[each.guard.audience][who]
        const status = await statusFor(each, callers[who])
        if (wanted === undefined)
          expect(
            [200, 400, 404, 422, ...(FOR_ANOTHER_REASON[each.endpoint.name] ?? [])],
            each.endpoint.name,
          ).toContain(status)
        else expect(status, each.endpoint.name).toBe(wanted)
      }
    },
  )
})

/** API-69 is asked by a mail's reader. The search for addresses knows no club, only that its map may be edited (MAP-02). */
const OPEN_BELOW_BACKOFFICE = ['saveEmailResponse', 'findPlaces']

test('what stands below /backoffice is for those who run the club that the call names, and nothing else is', () => {
  for (const { endpoint, guard } of served) {
    if (OPEN_BELOW_BACKOFFICE.includes(endpoint.name)) continue
    const isOffice = guard.audience === 'office'
    expect(endpoint.path.startsWith('/backoffice/'), endpoint.name).toBe(isOffice)
    expect(guard.scope === 'club', endpoint.name).toBe(isOffice)
    if (isOffice) expect(endpoint.headers, endpoint.name).toBe(AccountHeader)
  }
})

test('the table of all of them is as it was agreed', async () => {
  const rows = served.map(({ endpoint: { method, path, name }, guard: { audience, scope, rate } }) =>
    [`${method} ${path}`.padEnd(72), audience.padEnd(8), scope.padEnd(7), rate.padEnd(7), name].join(' '),
  )
  await expect(`${rows.toSorted().join('\n')}\n`).toMatchFileSnapshot('./who-may-call.txt')
})
