import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { browserHash, newBrowserSecret } from '#identity/sign-in/codes/browser-binding.ts'
import { createAppCode } from '#identity/sign-in/codes/app-codes.ts'
import { createSignInCode } from '#identity/sign-in/codes/link-codes.ts'
import { eventually } from '#testing/eventually.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW, testDatabaseKind } from '#testing/test-database.ts'
import { countWaiting } from '#testing/time/waiting-for-locks.ts'
import { appLinkOf } from '#identity/sign-in/codes/app-link.ts'
import { Visitor } from '#identity/sign-in/visiting/visitor.ts'

/**
 * Whoever changes their password throws everybody else out. A stranger who holds a sign-in, and with it a code, must not
 * slip through at that very moment: turns red when `holdPerson` is left out of what takes a code.
 */

const EMAIL = 'kwame@home.example'
const SITE = 'club:dunvarra'

let app: TestApp
let userId: string
/** Waited for before the next transaction that begins a sign-in is committed. */
let beforeCommit: (() => Promise<void>) | null = null

const pausing = (db: Database): Database => ({
  ...db,
  withPlatform: (work, asked) =>
    db.withPlatform(async (tx) => {
      const result = await work(tx)
      const pause = beginsSignIn(result) ? beforeCommit : null
      if (pause) beforeCommit = null
      await pause?.()
      return result
    }, asked),
})
const beginsSignIn = (result: unknown) =>
  typeof result === 'object' && result !== null && 'access_token' in result

beforeAll(async () => {
  app = await openTestApp({ around: pausing, environment: { RATE_LIMITS: 'false' } })
  userId = await userIdOf(app, EMAIL)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from rate_counters')
  await app.asOwner(
    `update users set password_hash = (select password_hash from users where email = 'brid@home.example') where id = $1`,
    [userId],
  )
})

/** The sign-in that the stranger holds, and lives off. */
async function strangersSession(): Promise<string> {
  await signIn(app, EMAIL)
  const [session] = await app.asOwner<{ id: string }>(
    'select id from sessions where user_id = $1 and ended_at is null order by id limit 1',
    [userId],
  )
  return session?.id ?? ''
}

function visitor(cookie = '') {
  const { db, sessions, config, identity, sites } = app.parts
  const deps = { db, sessions, config, audit: identity.audit, now: () => TEST_NOW }
  const request = { ip: '127.0.0.1', headers: { cookie } }
  const site = sites.ofClub('dunvarra')
  if (!site) throw new Error('Dunvarra is not there')
  const one = new Visitor(request, site, deps)
  return { one, link: appLinkOf(request, one, site, deps) }
}

const grant = async () => ({ userId, sessionId: await strangersSession(), site: SITE, now: TEST_NOW })

/** Each gets its code ready, and answers how it is taken. */
const WAYS_IN: Record<string, () => Promise<() => Promise<unknown>>> = {
  'of an app': async () => {
    const given = await grant()
    const code = await app.parts.db.withPlatform((tx) => createAppCode(tx, given))
    return () => visitor().link.accept(code)
  },
  'that is handed over': async () => {
    const [secret, given] = [newBrowserSecret(), await grant()]
    const code = await app.parts.db.withPlatform((tx) =>
      createSignInCode(tx, { ...given, browserHash: browserHash(secret), method: 'hand-over' }),
    )
    return () => visitor(`sign_in_flow=${secret}`).one.exchange(code)
  },
  'that was mailed': async () => {
    const { codes } = app.parts.identity
    const token = await app.parts.db.withPlatform((tx) => codes.issue(tx, userId, 'recovery'))
    return () => ask(app, '/v2/user/authentication/token', { email: EMAIL, token })
  },
}

const standing = () =>
  app.asOwner<{ method: string }>('select method from sessions where user_id = $1 and ended_at is null', [
    userId,
  ])

// The embedded database does one thing after the other.
describe.skipIf(testDatabaseKind() === 'embedded')('while a password is changed', () => {
  test.each(Object.keys(WAYS_IN))('a code %s leaves nobody signed in but who changes it', async (name) => {
    const { access_token: as } = await signIn(app, EMAIL)
    const take = await WAYS_IN[name]?.()
    let change: Promise<{ status: number }> | undefined
    beforeCommit = async () => {
      let isDone = false
      const asked = { password: 'Slipway4Boats', current_password: DEMO_PASSWORD }
      change = ask(app, '/v2/member', asked, { as, method: 'PATCH' }).finally(() => (isDone = true))
      await eventually(async () => {
        const waiting = await countWaiting(app)
        expect(isDone || waiting > 0).toBe(true)
      })
    }
    await take?.()
    expect(beforeCommit).toBeNull()
    expect((await change)?.status).toBe(200)
    expect(await standing()).toEqual([{ method: 'password' }])
  })
})
