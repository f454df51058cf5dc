import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, signIn } from '../testing/sign-in.ts'
import { LIVE, openTestApp, type TestApp } from '../testing/test-app.ts'

const SU = 'sam@platform.example'

let app: TestApp
let as: string
let club: string
beforeAll(async () => {
  app = await openTestApp({ environment: LIVE })
  as = (await signIn(app, SU, 'su')).access_token
  club = app.parts.registry.idOf('dunvarra') ?? ''
})
afterAll(() => app.close())

const enter = () => ask(app, `/v2/platform/clubs/${club}/entries`, { reason: 'To look' }, { on: 'su', as })
const who = async () => (await ask(app, '/v2/user', undefined, { on: 'su', as })).body

test('OPEN-122 live, a password alone reads the platform’s clubs and changes nothing; a passkey opens the rest', async () => {
  expect((await ask(app, '/v2/platform/clubs', undefined, { on: 'su', as })).status).toBe(200)
  const refused = await enter()
  expect([refused.status, refused.body.error_code]).toEqual([403, 'passkey_needed'])
  expect(await who()).toMatchObject({ asks_passkey: true, has_fresh_passkey: false })
  await app.asOwner(`update sessions set passkey_at = now() where site = 'su'`)
  expect((await enter()).status).toBe(200)
  expect(await who()).toMatchObject({ asks_passkey: true, has_fresh_passkey: true })
  await app.asOwner(`update sessions set passkey_at = now() - interval '5 hours' where site = 'su'`)
  expect((await enter()).status).toBe(403)
})

test('who works for one club is asked by that club alone', async () => {
  const { access_token: orla } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
  const { body } = await ask(app, '/v2/user', undefined, { on: 'backoffice', as: orla })
  expect(body.asks_passkey).toBe(false)
})
