import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepIdentity } from './sweep.ts'

const DAY_MS = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const guests = async () => {
  const rows = await app.asOwner<{ email: string }>('select email from guests order by email')
  return rows.map(({ email }) => email)
}
const sweepAfter = (days: number) =>
  app.parts.db.withPlatform((tx) =>
    sweepIdentity(tx, new Date(app.parts.clock.now().getTime() + days * DAY_MS)),
  )

async function letIn(email: string): Promise<void> {
  const form = { grant_type: 'guest', first_name: 'Una', last_name: 'Guest', email }
  expect((await ask(app, '/v2/member/guest', form)).status).toBe(200)
}

test('a guest is forgotten after ninety days, unless a sign-in of theirs still counts', async () => {
  await letIn('gone@home.example')
  await letIn('still-here@home.example')
  await app.asOwner(`update tokens set expires_at = expires_at + interval '200 days' where session_id in (
    select s.id from sessions s join guests g on g.id = s.guest_id where g.email = 'still-here@home.example')`)
  await sweepAfter(89)
  expect(await guests()).toEqual(['gone@home.example', 'still-here@home.example'])
  await sweepAfter(91)
  expect(await guests()).toEqual(['still-here@home.example'])
})
