import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'

let app: TestApp
let owner: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  await app.asOwner('delete from own_sign_ins')
  await clearSquads(app)
  await app.asOwner(`delete from users where email = 'cian@mail.example'`)
})

const GUARDIAN = 'nora@mail.example'
const CIAN: SquadMember = { firstName: 'Cian', kind: 'adult', born: '2008-01-05', holder: GUARDIAN }

/** As a family has them: in the account of who acts for them, with what it told the club. */
async function lay(more: Partial<SquadMember> = {}, born = '2008-01-05'): Promise<string> {
  const [id = ''] = await laySquad(app, [{ ...CIAN, born, ...more }])
  await app.asOwner(
    `insert into related_people (user_id, id, first_name, last_name, kind, relation, date_of_birth)
      select u.id, $1, 'Cian', 'Hallaran', 'juvenile', 'son', $3 from users u where u.email = $2`,
    [id, GUARDIAN, born],
  )
  return id
}
const state = async (id: string, desk = owner) => (await desk.ask(`/members/${id}/own-sign-in`)).body
const offer = (id: string, desk = owner) => desk.ask(`/members/${id}/own-sign-in`, {})

test('to the address that the family gave: with a code, for a fortnight, and the family sees it', async () => {
  const id = await lay({ answers: { email: 'Cian@mail.example' } })
  expect(await state(id)).toMatchObject({
    bar: null,
    guardian: 'Nora',
    email: 'cian@mail.example',
    offered: null,
  })
  expect((await offer(id)).body).toEqual({ sent_to: 'cian@mail.example', asked: 'person' })
  const [mail] = await mailsTo(app, 'cian@mail.example')
  expect(mail?.subject).toBe('Your membership of Dunvarra Rovers FC can be yours now')
  expect((await state(id)).offered).toMatchObject({ email: 'cian@mail.example' })
  const events = await app.asOwner(
    `select club_id, detail from audit_events where kind = 'own-sign-in-offered' and detail ->> 'person_id' = $1`,
    [id],
  )
  expect(events).toEqual([{ club_id: owner.accountId, detail: { person_id: id } }])
  const [row] = await app.asOwner<{ user_id: string }>('select user_id from club_people where id = $1', [id])
  expect(row?.user_id).not.toBe(id)
})

test.each([
  ['none', {}],
  ['the guardian’s own', { answers: { email: GUARDIAN } }],
])('with an address that is %s the guardian is asked, and nobody gets a sign-in', async (_which, more) => {
  const id = await lay(more)
  expect((await state(id)).email).toBeNull()
  expect((await offer(id)).body).toEqual({ sent_to: GUARDIAN, asked: 'guardian' })
  expect((await mailsTo(app, GUARDIAN))[0]?.subject).toBe('Cian is 18: time for their own sign-in?')
  expect(await app.asOwner('select 1 from own_sign_ins where new_user_id is not null')).toEqual([])
})

test('what a stranger gave is not the family’s word', async () => {
  const id = await lay({ answers: { email: 'cian@mail.example' } })
  await app.asOwner('update form_answers set given_by = null where member_id = $1', [id])
  expect((await state(id)).email).toBeNull()
})

test('not for a child, not for whoever has one, not without an account', async () => {
  const child = await lay({}, '2012-01-01')
  expect((await state(child)).bar).toBe('too_young')
  expect((await offer(child)).body.error_code).toBe('too_young')
  const [own = '', guest = ''] = await laySquad(app, [
    { ...CIAN, holder: 'aine@mail.example', isSelf: true },
    { firstName: 'Nell', kind: 'adult', guest: 'nell@mail.example' },
  ])
  expect([(await state(own)).bar, (await offer(own)).body.error_code]).toEqual(['has_own', 'has_own'])
  expect([(await state(guest)).bar, (await offer(guest)).body.error_code]).toEqual([
    'no_account',
    'no_account',
  ])
})

test('to another club nobody is there', async () => {
  const id = await lay()
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  expect((await other.ask(`/members/${id}/own-sign-in`)).status).toBe(404)
  expect((await offer(id, other)).status).toBe(404)
})
