import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { mailsTo } from '#testing/mails.ts'
import { ask, askForToken, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const NEW = 'brid.new@home.example'
beforeEach(async () => {
  as = (await signIn(app, BRID, 'myaccount')).access_token
})
afterEach(async () => {
  await app.asOwner(
    `update users set email = $1,
    password_hash = (select password_hash from users where email = $3) where email in ($1, $2)`,
    [BRID, NEW, KWAME],
  )
  for (const table of ['email_changes', 'outbox', 'rate_counters']) await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
  app.setClock(TEST_NOW)
})

const change = (email: string, more: object = { current_password: DEMO_PASSWORD }, token = as) =>
  ask(app, '/v2/member/email-change', { email, ...more }, { on: 'myaccount', as: token })
const confirm = (code: string, token = as) =>
  ask(app, '/v2/member/email-change/confirm', { code }, { on: 'myaccount', as: token })
const undo = (code: string) => ask(app, '/v2/member/email-change/undo', { code }, { on: 'myaccount' })
async function codeFor(email: string, subject: string): Promise<string> {
  const mail = (await mailsTo(app, email)).find((each) => each.subject === subject)
  return /[?&]code=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const confirmCode = () => codeFor(NEW, 'Confirm your new email')
const undoCode = () => codeFor(BRID, 'Your email was changed')
const whoIs = async (token: string, on = 'myaccount') => {
  const { status, body } = await ask(app, '/v2/user', undefined, { on, as: token })
  return status === 200 ? (body.email as string) : null
}

test('the new mailbox confirms; the old one is told; every other sign-in ends', async () => {
  const elsewhere = (await signIn(app, BRID)).access_token
  expect((await change(NEW)).body).toMatchObject({ new_email: NEW })
  expect(await whoIs(as)).toBe(BRID)
  const security = await ask(app, '/v2/member/security', undefined, { on: 'myaccount', as })
  expect(security.body.email_change.new_email).toBe(NEW)
  expect((await confirm(await confirmCode())).status).toBe(200)
  expect([await whoIs(as), await whoIs(elsewhere, 'dunvarra')]).toEqual([NEW, null])
  const [told] = await mailsTo(app, BRID)
  expect(told?.text).toContain('b•••@home.example')
  // U44: who has one club knows that club, and not what it runs on.
  const [asked] = await mailsTo(app, NEW)
  for (const mail of [asked, told]) {
    expect(mail?.text).toContain('Dunvarra Rovers FC')
    expect(mail?.text).not.toMatch(/\bClubhouse\b/)
  }
  expect((await askForToken(app, NEW)).status).toBe(200)
  expect((await askForToken(app, BRID)).status).toBe(401)
})

describe('refused, and nothing is written', () => {
  test.each([
    { why: 'no password', email: NEW, more: {}, field: 'current_password' },
    { why: 'a wrong password', email: NEW, more: { current_password: 'no' }, field: 'current_password' },
    { why: 'the same email', email: BRID, more: { current_password: DEMO_PASSWORD }, field: 'email' },
    { why: 'no email', email: 'x@y', more: { current_password: DEMO_PASSWORD }, field: 'email' },
  ])('$why', async ({ email, more, field }) => {
    const { status, body } = await change(email, more)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    expect(await app.asOwner('select 1 from email_changes')).toEqual([])
  })

  test('a form that another site posts with the cookies', async () => {
    const reply = await app.server.inject({
      method: 'POST',
      url: '/api/v2/member/email-change',
      headers: {
        host: 'myaccount.clubhouse.test',
        origin: 'https://evil.example',
        cookie: `authentication=${as}`,
        'content-type': 'application/json',
      },
      payload: { email: NEW, current_password: DEMO_PASSWORD },
    })
    expect(reply.statusCode).toBe(401)
    expect(await app.asOwner('select 1 from email_changes')).toEqual([])
  })
})

test('an email that somebody else has gets the same reply, and its owner a mail without a link to confirm', async () => {
  const taken = await change(KWAME)
  expect(taken.status).toBe(200)
  expect(Object.keys(taken.body)).toEqual(Object.keys((await change(NEW)).body))
  const subjects = (await mailsTo(app, KWAME)).map(({ subject }) => subject)
  expect(subjects).not.toContain('Confirm your new email')
  expect(subjects).toHaveLength(1)
})

test('a stranger who has somebody else’s mailbox written to gets nothing by their press', async () => {
  const stranger = (await signIn(app, KWAME, 'myaccount')).access_token
  await change(NEW, { current_password: DEMO_PASSWORD }, stranger)
  expect((await confirm(await confirmCode(), as)).status).toBe(422)
  expect([await whoIs(as), await whoIs(stranger)]).toEqual([BRID, KWAME])
})

test('a code counts once, for a day, and not once the change was called off or asked for anew', async () => {
  await change(NEW)
  const first = await confirmCode()
  await app.parts.mailbox?.clear()
  await change(NEW)
  const second = await confirmCode()
  expect((await confirm(first)).status).toBe(422)
  await ask(app, '/v2/member/email-change', undefined, { on: 'myaccount', as, method: 'DELETE' })
  expect((await confirm(second)).status).toBe(422)
  await app.parts.mailbox?.clear()
  await change(NEW)
  const third = await confirmCode()
  app.setClock(new Date(TEST_NOW.getTime() + 25 * 3_600_000))
  const later = (await signIn(app, BRID, 'myaccount')).access_token
  expect((await confirm(third, later)).status).toBe(422)
  app.setClock(TEST_NOW)
  expect((await confirm(third)).status).toBe(200)
  expect((await confirm(third)).status).toBe(422)
})

test('an email that was taken meanwhile is not taken away', async () => {
  await change(NEW)
  await app.asOwner(
    `insert into users (id, email, first_name, last_name) values (gen_random_uuid(), $1, 'Some', 'Body')`,
    [NEW],
  )
  expect((await confirm(await confirmCode())).status).toBe(422)
  await app.asOwner('delete from users where email = $1', [NEW])
})

describe('undone from the old mailbox', () => {
  const hijack = async () => {
    await change(NEW)
    await confirm(await confirmCode())
    return undoCode()
  }

  test('the account is back, and whoever took it is out: sessions, password, passkeys, feeds', async () => {
    const code = await hijack()
    await app.asOwner(
      `insert into passkeys (id, user_id, public_key, counter, transports, scope, name, is_synced, created_at)
        select 'planted', id, '\\x00', 0, '{}', 'clubhouse.test', 'x', false, now() from users where email = $1`,
      [NEW],
    )
    expect((await undo(code)).status).toBe(200)
    expect(await whoIs(as)).toBeNull()
    expect((await askForToken(app, BRID)).status).toBe(401)
    expect((await askForToken(app, NEW)).status).toBe(401)
    expect(await app.asOwner(`select 1 from passkeys where id = 'planted'`)).toEqual([])
    const [brid] = await app.asOwner(
      'select email_verified_at is not null as ok from users where email = $1',
      [BRID],
    )
    expect(brid).toEqual({ ok: true })
    expect((await undo(code)).status).toBe(422)
  })

  test('for a week, and of a chain of changes the first takes all back', async () => {
    const code = await hijack()
    const other = 'brid.third@home.example'
    await change(other)
    const third = await codeFor(other, 'Confirm your new email')
    expect((await confirm(third)).status).toBe(200)
    const thiefs = await codeFor(NEW, 'Your email was changed')
    app.setClock(new Date(TEST_NOW.getTime() + 8 * 24 * 3_600_000))
    expect((await undo(code)).status).toBe(422)
    app.setClock(TEST_NOW)
    expect((await undo(code)).status).toBe(200)
    expect((await undo(thiefs)).status).toBe(422)
  })

  test('nobody signs up with the old email meanwhile', async () => {
    await hijack()
    const { status } = await ask(app, '/v2/member', {
      email: BRID,
      first_name: 'Mallory',
      last_name: 'Thief',
      user: {
        email: BRID,
        confirmEmail: BRID,
        password: 'Long enough 1!',
        confirmPassword: 'Long enough 1!',
      },
      terms: true,
    })
    expect(status).toBe(422)
    expect(await app.asOwner('select 1 from users where email = $1', [BRID])).toEqual([])
  })
})
