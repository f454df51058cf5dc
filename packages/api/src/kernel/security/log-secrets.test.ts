import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, type Asked, askForToken } from '#testing/sign-in.ts'
import { setCookiesOf } from '#testing/set-cookies.ts'
import { postSignIn, signInPages } from '#testing/sign-in-page.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Every flow of signing in, also while the database fails, with the log at its most talkative: no password, code,
 * token, e-mail, name or address of anybody may stand in it, nor in the audit. Turns red when a handler logs its
 * input, when an error carries what was sent, when the audit keeps an address as it is, or when a table keeps a token
 * or a code that is not hashed.
 */

const ADDRESS = '203.0.113.77'
const EMAIL = 'log-sink-person@home.example'
const PASSWORD = 'Slipway4Boats'
const SECOND = 'Slipway5Boats'
/** Everything that was secret in the flows, with what it is. */
const secrets = new Map<string, string>([
  [EMAIL, 'email'],
  [encodeURIComponent(EMAIL), 'email in an address'],
  [PASSWORD, 'password'],
  [SECOND, 'new password'],
  ['Wrong7Word', 'wrong password'],
  ['Zephyrine', 'first name'],
  ['00353858265444', 'mobile'],
  [ADDRESS, 'address'],
])
const lines: string[] = []
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({
    web: signInPages(),
    environment: { RATE_LIMITS: 'false', LOG_LEVEL: 'trace', TRUSTED_PROXIES: '127.0.0.1' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => app.close())

const from: Asked = { headers: { 'x-forwarded-for': ADDRESS } }
const call = (path: string, payload?: object, more: Asked = {}) =>
  ask(app, path, payload, { ...from, ...more })
const remember = (kind: string, ...values: (string | undefined)[]) => {
  for (const value of values) if (value) secrets.set(value, kind)
}

async function newestMail(pattern: RegExp): Promise<string> {
  const [mail] = await mailsTo(app, EMAIL)
  return pattern.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Each flow, with the answers that it should give. */
async function driveEverything(): Promise<number[]> {
  const statuses: number[] = []
  const seen = <T extends { status: number }>(reply: T): T => {
    statuses.push(reply.status)
    return reply
  }
  seen(await call('/v2/member/check-email', { email: EMAIL }))
  const user = { email: EMAIL, confirmEmail: EMAIL, password: PASSWORD, confirmPassword: PASSWORD }
  const form = {
    email: EMAIL,
    first_name: 'Zephyrine',
    last_name: 'B',
    mobile: '00353858265444',
    user,
    terms: true,
  }
  seen(await call('/v2/member', form))
  const verification = await newestMail(/email-confirmed\?c=([\w-]+)/)
  remember('verification code', verification)
  seen(await call('/v2/member', form))
  seen(await askForToken(app, EMAIL, { password: 'Wrong7Word' }, from))
  seen(await askForToken(app, EMAIL, { password: PASSWORD }, { ...from, on: 'su' }))
  const { body: tokens } = seen(await askForToken(app, EMAIL, { password: PASSWORD }, from))
  remember('token', tokens.access_token, tokens.refresh_token)
  const { body: renewed } = seen(
    await call('/oauth/token', { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
  )
  remember('token', renewed.access_token, renewed.refresh_token)
  seen(await call('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'not-a-token-at-all' }))
  const as = renewed.access_token
  seen(await call('/v2/user', undefined, { as }))
  seen(await call('/v2/user/verification-notification', undefined, { as, method: 'POST' }))
  remember('verification code', await newestMail(/email-confirmed\?c=([\w-]+)/))
  seen(await call('/v2/user/authentication/verify', { code: verification }))
  seen(await call('/v2/user/authentication/recovery', { email: EMAIL }))
  const code = await newestMail(/\b(\d{6})\b/)
  remember('mailed code', code)
  seen(
    await call('/v2/user/authentication/token', {
      email: EMAIL,
      token: code === '000000' ? '000001' : '000000',
    }),
  )
  const { body: byCode } = seen(await call('/v2/user/authentication/token', { email: EMAIL, token: code }))
  remember('token', byCode.access_token, byCode.refresh_token)
  seen(await call('/v2/user', { password: SECOND }, { as: byCode.access_token, method: 'PATCH' }))
  const page = await postSignIn(app, EMAIL, { password: SECOND, headers: { 'x-forwarded-for': ADDRESS } })
  statuses.push(page.statusCode)
  for (const { name, value } of setCookiesOf(page.headers['set-cookie'])) {
    if (['authentication', 'refresh_token'].includes(name)) remember('token', value)
  }
  const guest = { grant_type: 'guest', first_name: 'Zephyrine', last_name: 'B', email: EMAIL }
  const { body: asGuest } = seen(await call('/v2/member/guest', guest))
  remember('token', asGuest.oauth.access_token)
  return statuses
}

/** Six digits stand in many a number by chance; a code stands alone. */
const holds = (text: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(text) : text.includes(secret)
const leaks = (text: string) => [...secrets].filter(([secret]) => holds(text, secret)).map(([, kind]) => kind)

test('no flow leaves a secret in the log or in the audit', async () => {
  const statuses = await driveEverything()
  // Positive control: the flows went where they should, and were logged.
  expect(statuses).toEqual([
    200, 200, 422, 401, 403, 200, 200, 401, 200, 200, 200, 200, 422, 200, 200, 200, 200,
  ])
  expect(lines.length).toBeGreaterThanOrEqual(statuses.length)
  expect(secrets.size).toBeGreaterThan(15)
  expect(leaks(lines.join('\n'))).toEqual([])
  // Bytes are read as text too: what was only written in another way would show.
  const audit = await app.asOwner<{ row: string }>(
    "select to_json(a)::text || encode(a.address_hash, 'escape') as row from audit_events a",
  )
  expect(audit.length).toBeGreaterThan(8)
  expect(leaks(audit.map(({ row }) => row).join('\n'))).toEqual([])
})

const FAULTS = [
  {
    table: 'audit_events',
    calls: [
      () => askForToken(app, EMAIL, { password: 'Wrong7Word' }, from),
      () => askForToken(app, EMAIL, { password: SECOND }, from),
      () => call('/v2/user/authentication/token', { email: EMAIL, token: '123456' }),
    ],
  },
  // What is being written there when it fails: the e-mail, the name, the code and the link.
  { table: 'outbox', calls: [() => call('/v2/user/authentication/recovery', { email: EMAIL })] },
]

test.each(FAULTS)(
  'nor does a fault of the database at $table, which quotes what it was given',
  async (fault) => {
    lines.length = 0
    await app.asOwner('delete from rate_counters')
    await app.asOwner(`alter table ${fault.table} rename to away`)
    try {
      for (const fail of fault.calls) {
        const { status, body } = await fail()
        expect(status).toBe(500)
        expect(leaks(JSON.stringify(body))).toEqual([])
      }
    } finally {
      await app.asOwner(`alter table away rename to ${fault.table}`)
    }
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(fault.calls.length)
    expect(leaks(lines.join('\n'))).toEqual([])
  },
)

/** What a thief who can read the table would try: a secret as it is, and in every way of writing it. */
function readableIn(text: string): string[] {
  const written = [...secrets].filter(([secret]) => {
    const bytes = Buffer.from(secret)
    return text.includes(bytes.toString('hex')) || text.includes(bytes.toString('base64'))
  })
  return [...leaks(text), ...written.map(([, kind]) => `${kind}, written in another way`)]
}

/** Whatever is short or known to others is found by trying, unless the hash needs a key of ours. */
const GUESSABLE = ['mailed code', 'email', 'address', 'first name', 'mobile']
const hashedPlainlyIn = (text: string) =>
  [...secrets]
    .filter(([, kind]) => GUESSABLE.includes(kind))
    .filter(([secret]) => text.includes(createHash('sha256').update(secret).digest('hex')))
    .map(([, kind]) => kind)

/** Every row as text, and each of its bytes once more as the letters they may be. */
async function textOf(table: string): Promise<string> {
  const bytes = await app.asOwner<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and data_type = 'bytea'`,
    [table],
  )
  const letters = bytes.map(({ name }) => `coalesce(encode(t.${name}, 'escape'), '')`)
  const rows = await app.asOwner<{ row: string }>(
    `select concat_ws(' | ', ${['to_json(t)::text', ...letters].join(', ')}) as row from ${table} t`,
  )
  expect(rows.length, `${table} was written to`).toBeGreaterThan(0)
  return rows.map(({ row }) => row).join('\n')
}

test.each(['tokens', 'sessions', 'mailed_codes', 'link_codes', 'rate_counters'])(
  'what is kept in %s gives no secret away',
  async (table) => {
    const text = await textOf(table)
    expect(readableIn(text)).toEqual([])
    expect(hashedPlainlyIn(text)).toEqual([])
  },
)

test('a mail that was sent leaves only its recipient behind', async () => {
  await mailsTo(app, EMAIL)
  expect(new Set(readableIn(await textOf('outbox')))).toEqual(new Set(['email']))
})

test('a password is kept as argon2id', async () => {
  const [person] = await app.asOwner<{ hash: string }>(
    'select password_hash as hash from users where email = $1',
    [EMAIL],
  )
  expect(person?.hash).toMatch(/^\$argon2id\$/)
})
