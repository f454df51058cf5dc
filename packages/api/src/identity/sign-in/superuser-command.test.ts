import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, askForToken } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

const COMMAND = fileURLToPath(new URL('../../kernel/person/cli.ts', import.meta.url))
const FIRST = 'first@platform.example'
const PASSWORD = 'Slipway4Boats'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

/** The very command, as `npm run superuser` begins it. */
function superuser(...words: string[]): { output: string; code: number | null } {
  const { secret, baseDomain } = app.parts.config
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...words], {
    encoding: 'utf8',
    env: {
      ...process.env,
      MODE: 'demo',
      DATABASE_URL: app.databaseUrl ?? '',
      SECRET: secret,
      BASE_DOMAIN: baseDomain,
    },
  })
  // The command has no other clock than the machine's, and the app's stands while it is waited for.
  app.setClock(new Date())
  return { output: `${stdout}${stderr}`, code: status }
}
const beginPasskey = (as: string, password: string) =>
  ask(app, '/v2/member/passkeys/begin', { current_password: password }, { on: 'su', as })

// The embedded database is in this process, and no other may open it meanwhile.
test.runIf(testDatabaseKind() === 'postgres')(
  'a deployment without anybody gets its first superuser: mailed a code, they set a password and may add a passkey',
  async () => {
    const said = superuser(FIRST, 'Una', 'Rathe')
    expect(said).toMatchObject({ code: 0, output: expect.stringContaining(`${FIRST} is a superuser.`) })
    const [mail] = await mailsTo(app, FIRST)
    expect(mail?.text).toContain('http://su.clubhouse.test/authentication/set-password')
    const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
    const entered = await ask(app, '/v2/user/authentication/token', { email: FIRST, token }, { on: 'su' })
    expect(entered.status).toBe(200)
    const set = { as: entered.body.access_token, method: 'PATCH' as const, on: 'su' }
    expect((await ask(app, '/v2/user', { password: PASSWORD }, set)).status).toBe(200)
    const signedIn = await askForToken(app, FIRST, { password: PASSWORD }, { on: 'su' })
    expect(signedIn.status).toBe(200)
    const as = signedIn.body.access_token
    expect((await ask(app, '/v2/platform/clubs', undefined, { on: 'su', as })).status).toBe(200)
    expect((await beginPasskey(as, PASSWORD)).status).toBe(200)
    const [event] = await app.asOwner<object>(
      `select club_id, site, detail from audit_events where kind = 'role-given' order by at desc limit 1`,
    )
    expect(event).toEqual({ club_id: null, site: 'su', detail: { role: 'super-user', by: 'operator' } })
  },
)

test.runIf(testDatabaseKind() === 'postgres')(
  'somebody who has an account keeps their password, hears nothing, and gets the hour; passkeys that were lost go',
  async () => {
    const email = 'sam@platform.example'
    const before = (await mailsTo(app, email)).length
    await app.asOwner(`update platform_roles set first_passkey_until = null`)
    expect(superuser(email, '--lost-passkeys').code).toBe(0)
    expect(await mailsTo(app, email)).toHaveLength(before)
    const { body } = await askForToken(app, email, {}, { on: 'su' })
    expect((await beginPasskey(body.access_token, DEMO_PASSWORD)).status).toBe(200)
  },
)

test.runIf(testDatabaseKind() === 'postgres')('what is not said is asked for', () => {
  const output = expect.stringContaining('FIRST-NAME LAST-NAME')
  expect(superuser('nobody@platform.example')).toMatchObject({ code: 1, output })
})
