import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Whoever steals a refresh token and uses it after its owner, or before, must not stay signed in.
 * Turns red when the rotation is left out of Sessions (the token stays unused), when a used token is only
 * refused instead of ending its sign-in, or when the refusal is thrown inside the transaction that ends it.
 */

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
})
afterAll(() => app.close())

const renew = (refresh_token: string, on: TestApp = app) =>
  ask(on, '/oauth/token', { grant_type: 'refresh_token', refresh_token })
/** However slow the machine is, this is no race any more. */
const aMinutePasses = () =>
  app.asOwner(`update tokens set rotated_at = rotated_at - interval '1 minute' where rotated_at is not null`)
const isSignedIn = async (bearer: string) =>
  (await ask(app, '/v2/user', undefined, { as: bearer })).status === 200

test('API-15 a token that is used again ends the sign-in for the thief and for the owner', async () => {
  const stolen = await signIn(app, 'brid@home.example')
  const other = await signIn(app, 'brid@home.example')
  const { body: renewed } = await renew(stolen.refresh_token)
  expect(await isSignedIn(renewed.access_token)).toBe(true)

  await aMinutePasses()
  const replayed = await renew(stolen.refresh_token)
  expect([replayed.status, replayed.body.error_code]).toEqual([401, 'invalid_grant'])
  expect(await isSignedIn(renewed.access_token)).toBe(false)
  expect((await renew(renewed.refresh_token)).status).toBe(401)
  // Another sign-in of the same person goes on.
  expect(await isSignedIn(other.access_token)).toBe(true)
  const events = await app.asOwner(
    `select c.slug, u.email from audit_events a join clubs c on c.id = a.club_id join users u on u.id = a.actor_id
      where a.kind = 'refresh-replayed'`,
  )
  expect(events).toEqual([{ slug: 'dunvarra', email: 'brid@home.example' }])
})

test('a replay of any older token in the chain ends it too', async () => {
  const first = await signIn(app, 'kwame@home.example')
  const { body: second } = await renew(first.refresh_token)
  const { body: third } = await renew(second.refresh_token)
  await aMinutePasses()
  expect((await renew(first.refresh_token)).status).toBe(401)
  expect(await isSignedIn(third.access_token)).toBe(false)
})

test('AUTH-62 twenty renewals at once are one renewal, and nobody is signed out', async () => {
  const { refresh_token } = await signIn(app, 'dara@home.example')
  // On PostgreSQL half of them reach another process, which knows nothing of the first but the database.
  const second = app.databaseUrl ? await openTestApp({ databaseUrl: app.databaseUrl }) : app
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => renew(refresh_token, turn % 2 === 0 ? app : second)),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(replies.map(({ body }) => body.refresh_token)).size).toBe(1)
  const [reply] = replies
  expect(await isSignedIn(reply?.body.access_token)).toBe(true)
  expect((await renew(reply?.body.refresh_token)).status).toBe(200)
  const [families] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from sessions s join users u on u.id = s.user_id where u.email = 'dara@home.example'`,
  )
  expect(families?.count).toBe(1)
  if (second !== app) await second.close()
})
