import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Office, OFFICES } from '@clubhouse/contract/office/office-names'
import { holds, type Standing } from '@clubhouse/domain/office/offices'
import { ANYBODY } from '@clubhouse/domain/office/right-words'
import type { ServedEndpoint } from '../http/endpoints.ts'
import { isDeep } from '../../../../../scripts/lib/test-depth.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Which office opens which call of the back office: each preset × each endpoint, from the right that the endpoint names. What the file
 * says is then tried on the running server. A new endpoint adds its line by itself.
 */
const PRESETS = ['owner', 'admin', ...OFFICES] as const
type Preset = (typeof PRESETS)[number]

const standingOf = (preset: Preset): Standing =>
  preset === 'owner' || preset === 'admin'
    ? { roles: [preset] }
    : { roles: ['admin'], offices: [preset] satisfies Office[] }

let app: TestApp
let served: ServedEndpoint[]
const tokens = {} as Record<Preset, string>

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  served = app.parts.endpoints.all.filter(({ guard }) => guard.audience === 'office')
  for (const preset of PRESETS) tokens[preset] = await somebody(preset)
})
afterAll(() => app.close())

/** A person who is this in Dunvarra, and nothing else. */
async function somebody(preset: Preset): Promise<string> {
  const email = `${preset}@office.example`
  const { roles, offices = [] } = standingOf(preset)
  const club = app.parts.registry.idOf('dunvarra')
  await app.asOwner(
    `with made as (insert into users (id, email, email_verified_at, first_name, last_name)
        values (gen_random_uuid(), $1, now(), 'Una', 'Office') returning id),
      given as (insert into club_roles (club_id, user_id, role) select $2, id, $3 from made)
    insert into club_offices (club_id, user_id, office, given_at) select $2, id, unnest($4::text[]), now() from made`,
    [email, club, roles[0], offices],
  )
  return (await signIn(app, email, 'backoffice')).access_token
}

const neededBy = ({ guard }: ServedEndpoint) => guard.needs ?? null

test('OPEN-002, OPEN-120 each call of the back office is opened by a right, and none by default', () => {
  expect(served.filter((each) => neededBy(each) === null).map(({ endpoint }) => endpoint.path)).toEqual([])
})

test('the table of them is as it was agreed', async () => {
  const head = [''.padEnd(78), ...PRESETS.map((preset) => preset.padEnd(13)), 'right'].join(' ')
  const rows = served.map((each) => {
    const { method, path } = each.endpoint
    const needed = neededBy(each)
    const cells = PRESETS.map((preset) => (holds(standingOf(preset), needed) ? 'yes' : '-').padEnd(13))
    const right = needed === ANYBODY || needed === null ? (needed ?? 'none') : needed.join(', ')
    return [`${method} ${path}`.padEnd(78), ...cells, right].join(' ')
  })
  await expect(`${[head, ...rows.toSorted()].join('\n')}\n`).toMatchFileSnapshot('./which-office-may.txt')
})

const called = ({ endpoint }: ServedEndpoint, token: string) =>
  app.server.inject({
    method: endpoint.method,
    url: `/api/v2${endpoint.path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID())}`,
    headers: {
      host: hostOf('backoffice'),
      authorization: `Bearer ${token}`,
      'x-account-id': app.parts.registry.idOf('dunvarra') ?? '',
    },
    ...(endpoint.method !== 'GET' && { payload: {} }),
  })

/**
 * Which calls a preset tries: each call is tried by one that may and by one that may not, and each right by every preset. A guard knows
 * nothing of its call but the right, so a deep run alone tries all by all.
 */
function triedBy(preset: Preset): ServedEndpoint[] {
  if (isDeep) return served
  const rights = new Set<string>()
  return served.filter((each, at) => {
    const needed = neededBy(each)
    const mayCall = holds(standingOf(preset), needed)
    const alike = PRESETS.filter((other) => holds(standingOf(other), needed) === mayCall)
    const isNewRight = !rights.has(String(needed))
    rights.add(String(needed))
    return isNewRight || alike[at % alike.length] === preset
  })
}

describe('the server lets in and refuses as the table says, before it looks at what was sent', () => {
  test('each call is tried by somebody who may, and by somebody who may not where there is one', () => {
    const tried = PRESETS.map((preset) => new Set(triedBy(preset)))
    const missed = served.flatMap((each) =>
      [true, false].flatMap((mayCall) => {
        const some = PRESETS.map((preset, at) => ({ at, may: holds(standingOf(preset), neededBy(each)) }))
        const alike = some.filter(({ may }) => may === mayCall)
        return alike.length === 0 || alike.some(({ at }) => tried[at]?.has(each))
          ? []
          : [`${each.endpoint.name} ${mayCall}`]
      }),
    )
    expect(missed).toEqual([])
  })

  test.each(PRESETS)('OPEN-002 %s', async (preset) => {
    const wrong: string[] = []
    for (const each of triedBy(preset)) {
      const { endpoint } = each
      const reply = await called(each, tokens[preset])
      const isRefused = reply.statusCode === 403 && reply.json().error_code === 'not_your_office'
      const mayCall = holds(standingOf(preset), neededBy(each))
      if (isRefused === mayCall || reply.statusCode >= 500)
        wrong.push(`${endpoint.name}: ${reply.statusCode} ${reply.body.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })
})

const isOwnPeoples = ({ guard }: ServedEndpoint) => guard.isForOwnPeople === true

describe('OPEN-122 what is for the club’s own people, and for nobody who is there for the platform', () => {
  test('the list of it is as it was agreed', async () => {
    const rows = served.filter(isOwnPeoples).map(({ endpoint: { method, path } }) => `${method} ${path}`)
    await expect(`${rows.toSorted().join('\n')}\n`).toMatchFileSnapshot('./own-people-only.txt')
  })

  test('what moves money, runs a draw or says who runs the club is among it', () => {
    const closed = ['money', 'fundraising', 'users']
    const isClosed = (each: ServedEndpoint) => {
      const needed = neededBy(each)
      return each.endpoint.method !== 'GET' && needed?.length === 1 && closed.includes(needed[0] ?? '')
    }
    const open = served.filter((each) => isClosed(each) && !isOwnPeoples(each))
    expect(open.map(({ endpoint }) => endpoint.name)).toEqual([])
  })

  test('the server refuses a visitor that, and nothing else', async () => {
    const visitor = await somebodyOfThePlatform()
    const wrong: string[] = []
    // Leaving ends the visit.
    for (const each of served.filter(({ endpoint }) => endpoint.name !== 'leaveClub')) {
      const reply = await called(each, visitor)
      const isRefused = reply.statusCode === 403 && reply.json().error_code === 'own_people_only'
      if (isRefused !== isOwnPeoples(each) || [401, 500].includes(reply.statusCode))
        wrong.push(`${each.endpoint.name}: ${reply.statusCode} ${reply.body.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })
})

/** A superuser who has entered Dunvarra. */
async function somebodyOfThePlatform(): Promise<string> {
  const [who, club] = ['sam@platform.example', app.parts.registry.idOf('dunvarra')]
  const { access_token: as } = await signIn(app, who, 'su')
  await ask(app, `/v2/platform/clubs/${club}/entries`, { reason: 'A question' }, { on: 'su', as })
  const [entry] = await app.asOwner<{ id: string }>(
    'select session_id as id from platform_entries where club_id = $1 order by entered_at desc limit 1',
    [club],
  )
  return (await signIn(app, who, 'backoffice', { cameFrom: entry?.id ?? null })).access_token
}

test('a refusal names the office that is needed', async () => {
  const reply = await app.server.inject({
    url: '/api/v2/backoffice/orders',
    headers: {
      host: hostOf('backoffice'),
      authorization: `Bearer ${tokens.editor}`,
      'x-account-id': app.parts.registry.idOf('dunvarra') ?? '',
    },
  })
  expect([reply.statusCode, reply.json()]).toEqual([
    403,
    expect.objectContaining({
      error_code: 'not_your_office',
      message: 'This is for the treasurer. An owner of the club can give you that office.',
    }),
  ])
})
