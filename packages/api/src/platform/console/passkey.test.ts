import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { Authenticator } from '#testing/authenticator.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { LIVE, openTestApp, type TestApp } from '#testing/test-app.ts'

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

describe('the first passkey of a superuser', () => {
  const proof = { current_password: DEMO_PASSWORD }
  const begin = (on = 'su', token = as) => ask(app, '/v2/member/passkeys/begin', proof, { on, as: token })
  const letIn = (minutes: number) =>
    app.asOwner(
      `update platform_roles set first_passkey_until = $1::timestamptz + make_interval(mins => $2) where role = 'super-user'`,
      [app.parts.clock.now(), minutes],
    )
  type Begun = Awaited<ReturnType<typeof begin>>
  const keep = ({ body }: Begun) => {
    const { origin } = app.parts.sites.require('su.clubhouse.test')
    const attestation = new Authenticator().make({
      challenge: body.options.challenge,
      origin,
      scope: 'clubhouse.test',
    })
    const made = { ticket: body.ticket, attestation, name: '' }
    return ask(app, '/v2/member/passkeys', made, { on: 'su', as })
  }
  const said = ({ status, body }: { status: number; body: { error_code?: string } }) => [
    status,
    body.error_code,
  ]

  test('takes the operator’s hour besides the password, on every site, and one is made in it', async () => {
    // They may well play for a club, too, and have an account there.
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select $1, id, 'member' from users where email = $2`,
      [club, SU],
    )
    const { access_token: atHome } = await signIn(app, SU, 'myaccount')
    expect(said(await begin())).toEqual([403, 'ask_operator'])
    expect(said(await begin('myaccount', atHome))).toEqual([403, 'ask_operator'])
    await letIn(-1)
    expect(said(await begin())).toEqual([403, 'ask_operator'])
    await letIn(60)
    const [one, other] = [await begin(), await begin()]
    expect((await keep(one)).status).toBe(200)
    // With the password alone there is no second one, whenever it was begun.
    expect(said(await keep(other))).toEqual([403, 'passkey_needed'])
    await letIn(60)
    expect(said(await begin())).toEqual([403, 'passkey_needed'])
    await app.asOwner('delete from passkeys')
  })

  test('an hour that ends before the passkey is made has ended', async () => {
    await letIn(60)
    const begun = await begin()
    await letIn(-1)
    expect(said(await keep(begun))).toEqual([403, 'ask_operator'])
    expect(await app.asOwner('select 1 from passkeys')).toEqual([])
  })
})

test('who works for one club is asked by that club alone', async () => {
  const { access_token: orla } = await signIn(app, 'orla@dunvarra.example', 'backoffice')
  const { body } = await ask(app, '/v2/user', undefined, { on: 'backoffice', as: orla })
  expect(body.asks_passkey).toBe(false)
})
