import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * A code has a million values, so it is safe only while few are tried. Turns red when the try is counted after
 * the comparison (select, compare, update), when the condition on the tries is taken out of the statement,
 * when the class `code` is not asked first, or when a code is stored as it is or hashed without our key.
 */

const KWAME = 'kwame@home.example'
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from rate_counters')
})

const guess = (token: string) => ask(app, '/v2/user/authentication/token', { email: KWAME, token })

async function mailedCode(): Promise<string> {
  await ask(app, '/v2/user/authentication/recovery', { email: KWAME })
  const [mail] = await mailsTo(app, KWAME)
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Codes that are not the right one. */
const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, turn) => String((Number(right) + 1 + turn) % 1_000_000).padStart(6, '0'))

test('fifty guesses at once: the account is closed to guessing before the code could be found', async () => {
  const code = await mailedCode()
  const replies = await Promise.all(wrongCodes(code, 50).map(guess))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  const [row] = await app.asOwner<{ tries: number }>('select tries from mailed_codes')
  expect(row?.tries).toBe(5)
  // Neither now nor when the hour is over does the right one help any more.
  expect((await guess(code)).status).toBe(429)
  await app.asOwner('delete from rate_counters')
  expect((await guess(code)).status).toBe(422)
})

test('of fifty attempts at once five are compared, whatever stands before them', async () => {
  const code = await mailedCode()
  const userId = await userIdOf(app, KWAME)
  const { codes } = app.parts.identity
  // The right code each time: whoever is compared finds it right.
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => codes.attempt(userId, code)))
  expect(outcomes.filter((purpose) => purpose !== null)).toHaveLength(5)
})

test('guessing somebody who is not there is counted and answered the same', async () => {
  const stranger = (token: string) =>
    ask(app, '/v2/user/authentication/token', { email: 'nobody@home.example', token })
  for (let tried = 0; tried < 10; tried += 1) expect((await stranger('123456')).status).toBe(422)
  expect((await stranger('123456')).status).toBe(429)
})

test('a code is stored so that the table alone does not give it away', async () => {
  await app.asOwner('delete from mailed_codes')
  const code = await mailedCode()
  const userId = await userIdOf(app, KWAME)
  const rows = await app.asOwner<{ hash: Uint8Array }>('select hash from mailed_codes')
  expect(rows).toHaveLength(1)
  const stored = Buffer.from(rows[0]?.hash ?? [])
  expect(stored).toHaveLength(32)
  expect(stored.includes(code), 'the code itself').toBe(false)
  // A million codes are hashed in a second: whatever needs no key of ours is as good as the code.
  const guessable = [code, `${userId} ${code}`, `${userId} recovery ${code}`, `recovery ${code}`]
  for (const kind of ['sha256', 'sha512-256', 'sha3-256', 'blake2s256']) {
    const plain = guessable.map((text) => createHash(kind).update(text).digest('hex'))
    expect(plain, kind).not.toContain(stored.toString('hex'))
  }
})
