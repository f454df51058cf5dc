import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { SSO_ONLY } from '@clubhouse/domain/identity/entrance'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { Authenticator } from '#testing/authenticator.ts'
import { FakeWeb, ownPage } from '#testing/fake-web.ts'
import { mailsTo } from '#testing/mails.ts'
import { cookieHeader } from '#testing/set-cookies.ts'
import { ask, askForToken } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { userIdOf } from '#testing/world/people.ts'
import { browserHash, newBrowserSecret } from './codes/browser-binding.ts'
import { createAppCode } from './codes/app-codes.ts'
import { createSignInCode } from './codes/link-codes.ts'
import type { NewSession } from './sessions/sessions.ts'
import { userHandleOf } from './passkeys/user-handle.ts'

const MEMBER = 'brid@home.example'
const OWNER = 'orla@dunvarra.example'
/** Of the club's own provider, and of another club's. */
const OWN = randomUUID()
const OTHER = randomUUID()

let app: TestApp
/** Shows who is signed in; `/continue-as` takes the code of an app as the page with the question does. */
const web = new FakeWeb(async (request, { user, appLink }) => {
  const url = new URL(request.url)
  if (url.pathname === '/continue-as') await appLink.accept(url.searchParams.get('token') ?? '')
  return ownPage((await user())?.email ?? 'nobody')
})

beforeAll(async () => {
  app = await openTestApp({ web, environment: { RATE_LIMITS: 'false' } })
  for (const [id, slug] of [
    [OWN, 'dunvarra'],
    [OTHER, 'inishvarn'],
  ])
    await app.asOwner(
      `insert into identity_providers (id, club_id, entity_id, sso_url, certificates, trusts_email)
        select $1, id, 'https://login.example/' || slug, 'https://login.example/sso', array['none'], true
        from clubs where slug = $2`,
      [id, slug],
    )
  for (const email of [MEMBER, OWNER]) keys.set(email, await keyOf(email))
})
afterAll(() => app.close())

const keys = new Map<string, Authenticator>()

/** A passkey that was made before the club changed its door. */
async function keyOf(email: string): Promise<Authenticator> {
  const userId = await userIdOf(app, email)
  const { access_token: as } = await begin(email, { method: 'password', site: 'club:dunvarra' })
  const begun = await ask(app, '/v2/member/passkeys/begin', { current_password: DEMO_PASSWORD }, { as })
  const authenticator = new Authenticator()
  authenticator.userHandle = userHandleOf(userId)
  const { origin } = app.parts.sites.require('dunvarra.clubhouse.test')
  const attestation = authenticator.make({
    challenge: begun.body.options.challenge,
    origin,
    scope: 'clubhouse.test',
  })
  const kept = { ticket: begun.body.ticket, attestation, name: 'Phone' }
  expect((await ask(app, '/v2/member/passkeys', kept, { as })).status).toBe(200)
  return authenticator
}

async function begin(email: string, session: Omit<NewSession, 'userId' | 'remember'>) {
  const userId = await userIdOf(app, email)
  return app.parts.db.withPlatform((tx) =>
    app.parts.sessions.begin(tx, { ...session, userId, remember: false }),
  )
}

async function sessionOf(email: string, session: Omit<NewSession, 'userId' | 'remember'>): Promise<string> {
  await begin(email, session)
  const [newest] = await app.asOwner<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id where u.email = $1 order by s.created_at desc, s.xmin::text::bigint desc limit 1`,
    [email],
  )
  return newest?.id ?? ''
}

const answered = ({ status, body }: Awaited<ReturnType<typeof ask>>) => (status === 200 ? 'in' : body.message)

/** Opens a page of the club with what a browser carries, and says whether somebody is signed in there afterwards. */
async function opened(path: string, cookie: string, email: string): Promise<string> {
  const headers = { host: 'dunvarra.clubhouse.test', cookie }
  const arrived = await app.server.inject({ url: path, headers })
  const own = cookieHeader(arrived.headers['set-cookie'])
  const page = await app.server.inject({ url: '/x', headers: { ...headers, cookie: own } })
  if (page.body === email) return 'in'
  const { location = '' } = arrived.headers
  return new URL(location, 'http://x').searchParams.get('error') ?? 'out'
}

async function byCode(
  email: string,
  grant: { method: 'sso' | 'hand-over'; sessionId?: string; providerId?: string },
) {
  const secret = newBrowserSecret()
  const userId = await userIdOf(app, email)
  const given = { ...grant, userId, browserHash: browserHash(secret), site: 'club:dunvarra' }
  const code = await app.parts.db.withPlatform((tx) =>
    createSignInCode(tx, { ...given, now: app.parts.clock.now() }),
  )
  return opened(`/news?c=${code}`, `sign_in_flow=${secret}`, email)
}

const walkedOver = async (email: string, session: Omit<NewSession, 'userId' | 'remember' | 'site'>) =>
  byCode(email, { method: 'hand-over', sessionId: await sessionOf(email, { ...session, site: 'myaccount' }) })

async function byApp(email: string, session: Omit<NewSession, 'userId' | 'remember' | 'site'>) {
  const sessionId = await sessionOf(email, { ...session, site: 'club:dunvarra' })
  const userId = await userIdOf(app, email)
  const given = { userId, sessionId, site: 'club:dunvarra', now: app.parts.clock.now() }
  const code = await app.parts.db.withPlatform((tx) => createAppCode(tx, given))
  const { origin } = app.parts.sites.require('dunvarra.clubhouse.test')
  const headers = { host: 'dunvarra.clubhouse.test', origin }
  const reply = await app.server.inject({ method: 'POST', url: `/continue-as?token=${code}`, headers })
  return reply.body === email ? 'in' : 'out'
}

/** Everything that begins a sign-in, and whether the club's own provider stands behind it. */
const WAYS: {
  way: string
  isVouchedFor: boolean
  isSilent?: boolean
  come: (email: string) => Promise<string>
}[] = [
  { way: 'a password', isVouchedFor: false, come: async (email) => answered(await askForToken(app, email)) },
  {
    way: 'a mailed code',
    isVouchedFor: false,
    come: async (email) => {
      await ask(app, '/v2/user/authentication/recovery', { email })
      // Mails of one turn go beside each other: which of two comes first is not said.
      const [token = ''] = (await mailsTo(app, email)).flatMap(
        ({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [],
      )
      return answered(await ask(app, '/v2/user/authentication/token', { email, token }))
    },
  },
  {
    way: 'a passkey',
    isVouchedFor: false,
    come: async (email) => {
      const { body } = await ask(app, '/v2/member/passkey-challenge', {})
      const { origin } = app.parts.sites.require('dunvarra.clubhouse.test')
      const assertion = keys
        .get(email)
        ?.answer({ challenge: body.options.challenge, origin, scope: 'clubhouse.test' })
      return answered(
        await ask(app, '/oauth/token', { grant_type: 'passkey', ticket: body.ticket, assertion }),
      )
    },
  },
  {
    way: 'single sign-on',
    isVouchedFor: true,
    come: (email) => byCode(email, { method: 'sso', providerId: OWN }),
  },
  {
    way: 'single sign-on of another provider',
    isVouchedFor: false,
    come: (email) => byCode(email, { method: 'sso', providerId: OTHER }),
  },
  ...(['password', 'code', 'passkey', 'sign-up'] as const).map((method) => ({
    way: `walking over from one’s account, signed in by ${method}`,
    isVouchedFor: false,
    come: (email: string) => walkedOver(email, { method }),
  })),
  {
    way: 'walking over, vouched for by the club’s provider',
    isVouchedFor: true,
    come: (email) => walkedOver(email, { method: 'sso', providerId: OWN }),
  },
  {
    way: 'walking over, vouched for by another provider',
    isVouchedFor: false,
    come: (email) => walkedOver(email, { method: 'sso', providerId: OTHER }),
  },
  {
    way: 'walking over twice, vouched for at the beginning',
    isVouchedFor: true,
    come: async (email) => {
      const cameFrom = await sessionOf(email, { method: 'sso', providerId: OWN, site: 'club:dunvarra' })
      return walkedOver(email, { method: 'hand-over', cameFrom })
    },
  },
  {
    way: 'walking over twice, with a password at the beginning',
    isVouchedFor: false,
    come: async (email) => {
      const cameFrom = await sessionOf(email, { method: 'password', site: 'club:inishvarn' })
      return walkedOver(email, { method: 'hand-over', cameFrom })
    },
  },
  {
    way: 'the code of an app that signed in by password',
    isVouchedFor: false,
    isSilent: true,
    come: (email) => byApp(email, { method: 'password' }),
  },
  {
    way: 'the code of an app that the provider vouched for',
    isVouchedFor: true,
    isSilent: true,
    come: (email) => byApp(email, { method: 'sso', providerId: OWN }),
  },
]

const DOORS = (['off', 'optional', 'mandatory'] as const).flatMap((sso) =>
  [true, false].map((isOpen) => ({ sso, isOpen })),
)

describe.each(DOORS)('single sign-on $sso, sign-up open: $isOpen', ({ sso, isOpen }) => {
  beforeAll(() =>
    app.asOwner(`update clubs set sso_mode = $1, sign_up_open = $2 where slug = 'dunvarra'`, [sso, isOpen]),
  )

  test.each(WAYS)('HOSTS-11 SSO-01 OPEN-003 the door judges alike: $way', async (way) => {
    for (const [email, runsClub] of [
      [MEMBER, false],
      [OWNER, true],
    ] as const) {
      const said = await way.come(email)
      const refusal =
        !isOpen && !runsClub ? NOT_PERMITTED : sso === 'mandatory' && !way.isVouchedFor ? SSO_ONLY : null
      expect([email, said]).toEqual([email, refusal === null ? 'in' : way.isSilent ? 'out' : refusal])
    }
  })
})
