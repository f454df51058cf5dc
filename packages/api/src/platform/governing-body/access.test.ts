import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BodyClient, layAnotherBody, openBodyClient } from '#testing/clients/body-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { laySquad } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: BodyClient
let stranger: BodyClient
let clubId: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  // A body over the club that somebody runs, and the one of the demo, over another.
  await layAnotherBody(app, { email: 'wyn@other.example', over: 'dunvarra' })
  desk = await openBodyClient(app, 'wyn@other.example')
  stranger = await openBodyClient(app)
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  await laySquad(app, [
    {
      firstName: 'Aoife',
      lastName: 'Byrne',
      kind: 'juvenile',
      born: '2012-04-03',
      holder: 'ann@home.example',
    },
  ])
})
afterAll(() => app.close())

async function atOffice(who: string, path: string, payload?: object) {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  return ask(app, `/v2/backoffice/body-accesses${path}`, payload, {
    on: 'backoffice',
    as,
    headers: { 'x-account-id': clubId },
  })
}
const OWNER = 'orla@dunvarra.example'
const toDo = async (who: string) => {
  const { access_token: as } = await signIn(app, who, 'backoffice')
  const headers = { 'x-account-id': clubId }
  return (await ask(app, '/v2/backoffice/home', undefined, { on: 'backoffice', as, headers })).body.to_do
    .body_asks
}
const kinds = async () => {
  const rows = await app.asOwner<{ kind: string }>(
    `select kind from audit_events where club_id = $1 and kind like 'body-%' order by at, kind`,
    [clubId],
  )
  return rows.map(({ kind }) => kind)
}
/** A week later, for the one thing that counts days here: a sign-in would be over, too. */
const aWeekLater = () =>
  app.asOwner(`update body_accesses set until = asked_at - interval '1 day' where state = 'granted'`)

test('HOSTS-08 a body asks, the owner grants it for a week, the body reads names, years and plans, and then no more', async () => {
  const members = `/clubs/${clubId}/members`
  expect((await desk.call(members)).status).toBe(403)
  expect((await desk.call(`/clubs/${clubId}/access`)).body).toEqual({ access: null })
  expect((await desk.call(`/clubs/${clubId}/access`, { reason: ' ' })).status).toBe(422)
  const asked = await desk.call(`/clubs/${clubId}/access`, { reason: 'The yearly count' })
  expect(asked.body.access).toMatchObject({ state: 'asked', is_open: false, until: null })
  expect((await desk.call(`/clubs/${clubId}/access`, { reason: 'Again' })).status).toBe(409)
  expect((await desk.call(members)).status).toBe(403)

  const [told] = await mailsTo(app, OWNER)
  expect(told?.subject).toBe('The Other Body asks to see your members')
  expect(told?.text).toMatch(/Wyn Harte of The Other Body[^]*The yearly count[^]*\/settings\/governing-body/)
  expect(await toDo(OWNER)).toEqual({
    count: 1,
    oldest: { body: 'The Other Body', asked_at: expect.any(String) },
  })
  const [waiting] = (await atOffice(OWNER, '')).body.items
  expect(waiting).toMatchObject({ body: 'The Other Body', asked_by: 'Wyn Harte', reason: 'The yearly count' })
  const granted = await atOffice(OWNER, `/${waiting.access_id}/grant`, { days: 7 })
  expect(granted.body).toMatchObject({ state: 'granted', is_open: true, decided_by: 'Orla Fennick' })
  expect((await atOffice(OWNER, `/${waiting.access_id}/refuse`, {})).status).toBe(409)
  const [answered] = await mailsTo(app, 'wyn@other.example')
  expect(answered?.subject).toBe('Dunvarra Rovers FC lets you read its members')
  expect(answered?.text).toContain(`/clubs/${clubId}/members`)
  expect(await toDo(OWNER)).toEqual({ count: 0, oldest: null })
  expect((await atOffice(OWNER, `/${waiting.access_id}/grant`, { days: 400 })).status).toBe(422)

  const { body: list } = await desk.call(`${members}?filter=byrne&sort=name`)
  expect(list.items).toEqual([
    {
      member_id: expect.any(String),
      name: 'Aoife Byrne',
      birth_year: 2012,
      plans: expect.stringMatching(/\w/),
    },
  ])
  await desk.call(members)
  expect(await kinds()).toEqual(['body-access-asked', 'body-access-granted', 'body-members-read'])
  await aWeekLater()
  expect((await desk.call(members)).status).toBe(403)
  expect((await desk.call(`/clubs/${clubId}/access`)).body.access).toMatchObject({
    state: 'granted',
    is_open: false,
  })
})

test('the owner may say no, or end it before its time; the body may ask again', async () => {
  await desk.call(`/clubs/${clubId}/access`, { reason: 'Once more' })
  const [first] = (await atOffice(OWNER, '')).body.items
  expect((await atOffice(OWNER, `/${first.access_id}/refuse`, {})).body).toMatchObject({ state: 'refused' })
  const [no] = await mailsTo(app, 'wyn@other.example')
  expect(no?.subject).toBe('Dunvarra Rovers FC said no to your request')
  // Nobody has confirmed this mailbox yet.
  expect(no?.text).toContain('Hello,')
  await desk.call(`/clubs/${clubId}/access`, { reason: 'Please' })
  const [second] = (await atOffice(OWNER, '')).body.items
  await atOffice(OWNER, `/${second.access_id}/grant`, { days: 30 })
  expect((await desk.call(`/clubs/${clubId}/members`)).status).toBe(200)
  await atOffice(OWNER, `/${second.access_id}/end`, {})
  expect((await desk.call(`/clubs/${clubId}/members`)).status).toBe(403)
})

test('a body of other clubs can ask nothing of it, and one club decides nothing of another', async () => {
  expect((await stranger.call(`/clubs/${clubId}/access`)).status).toBe(404)
  expect((await stranger.call(`/clubs/${clubId}/access`, { reason: 'Mine' })).status).toBe(404)
  expect((await stranger.call(`/clubs/${clubId}/members`)).status).toBe(404)
  const other = app.parts.registry.idOf('inishvarn') ?? ''
  await stranger.call(`/clubs/${other}/access`, { reason: 'The count' })
  const [theirs] = await app.asOwner<{ id: string }>('select id from body_accesses where club_id = $1', [
    other,
  ])
  expect((await atOffice(OWNER, `/${theirs?.id}/grant`, { days: 1 })).status).toBe(404)
  expect((await atOffice('priya@dunvarra.example', '')).status).toBe(403)
})
