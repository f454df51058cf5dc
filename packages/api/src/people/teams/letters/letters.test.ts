import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPeopleClient, type PeopleClient } from '#testing/clients/people-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { clearSquads, laySquad, type SquadMember } from '#testing/world/squad.ts'

const COACH = 'coach@dunvarra.example'
const RIVAL = 'rival@dunvarra.example'

let app: TestApp
let owner: PeopleClient
let coach: PeopleClient
let rival: PeopleClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  owner = await openPeopleClient(app)
  for (const email of [COACH, RIVAL])
    await app.asOwner(
      `with made as (insert into users (id, email, first_name, last_name, email_verified_at)
          values (gen_random_uuid(), $1, 'Con', 'Coach', now()) returning id),
        runs as (insert into club_roles (club_id, user_id, role) select $2, id, 'admin' from made)
        insert into club_offices (club_id, user_id, office, given_at) select $2, id, 'coach', now() from made`,
      [email, owner.accountId],
    )
  coach = await openPeopleClient(app, { who: COACH })
  rival = await openPeopleClient(app, { who: RIVAL })
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearSquads(app)
  for (const table of ['groups', 'outbox', 'mailings', 'audit_links', 'audit_events'])
    await app.asOwner(`delete from ${table}`)
  await app.parts.mailbox?.clear()
})

const SQUAD: SquadMember[] = [
  {
    firstName: 'Fiadh',
    kind: 'juvenile',
    born: '2017-07-18',
    holder: 'brid@mail.example',
    guardian: { firstName: 'Colm', lastName: 'Hallaran', email: 'colm@mail.example' },
  },
  { firstName: 'Tom', kind: 'juvenile', born: '2016-02-01', holder: 'brid@mail.example' },
  { firstName: 'Nell', kind: 'juvenile', born: '2016-03-01', holder: 'nell@mail.example' },
]

/** Fiadh and Tom are in the team, Nell is not. */
async function layTeam() {
  const [fiadh = '', tom = ''] = await laySquad(app, SQUAD)
  const team = (await owner.ask('/groups', { name: 'Under 12s' })).body.group_id as string
  await owner.ask(`/groups/${team}/members`, { member_ids: [fiadh, tom] })
  const [of] = await app.asOwner<{ id: string }>('select id from users where email = $1', [COACH])
  await owner.ask(`/groups/${team}/managers`, { user_ids: [of?.id ?? ''] })
  return `/groups/${team}/letters`
}
const LETTER = { subject: 'Saturday', text: 'We meet at ten.\n\nBring a drink & <b>a smile</b>.' }
const went = async () => {
  await app.parts.jobs.runDue()
  return Promise.all(
    ['brid', 'colm', 'nell'].map(async (who) => (await mailsTo(app, `${who}@mail.example`)).length),
  )
}

test('a coach writes to every guardian of their team, each once, as a mailing that can be opted out of', async () => {
  const path = await layTeam()
  expect((await coach.ask(path)).body).toMatchObject({
    name: 'Under 12s',
    players: 2,
    mails: 2,
    unreached: 0,
    left_out: 0,
  })
  expect((await coach.ask(path, LETTER)).body).toEqual({ mails: 2 })
  expect(await went()).toEqual([1, 1, 0])
  const [mail] = await mailsTo(app, 'colm@mail.example')
  expect(mail?.subject).toBe('Saturday')
  const said = mail?.text.replace(/\s+/g, ' ')
  expect(said).toContain('We meet at ten. Bring a drink & <b>a smile</b>. Con Coach Under 12s')
  expect(mail?.text).toMatch(/unsubscribe|recurring/i)
  const sent = await app.asOwner<{ detail: object }>(
    `select detail from audit_events where kind = 'mailing-sent'`,
  )
  expect(sent).toMatchObject([{ detail: { name: 'Families of Under 12s', subject: 'Saturday' } }])
})

test('whoever opted out of the team’s letters gets no later one', async () => {
  const path = await layTeam()
  await coach.ask(path, LETTER)
  expect(await went()).toEqual([1, 1, 0])
  await app.asOwner(
    `insert into mail_opt_outs (club_id, id, person_id, kind, list_id, created_at)
      select club_id, gen_random_uuid(), person_id, 'recurring', list_id, now() from mailing_recipients where address = $1`,
    ['colm@mail.example'],
  )
  expect((await coach.ask(path)).body).toMatchObject({ mails: 1, left_out: 1 })
  expect((await coach.ask(path, LETTER)).body).toEqual({ mails: 1 })
  expect(await went()).toEqual([2, 1, 0])
})

test('it means the team, whatever the office made of its list; a second press waits for the first', async () => {
  const path = await layTeam()
  await coach.ask(path, LETTER)
  expect((await coach.ask(path, LETTER)).body.error_code).toBe('already_sending')
  await app.parts.jobs.runDue()
  await app.asOwner(
    `update distribution_lists set filters = '[]', status = 'Inactive' where name = 'Families of Under 12s'`,
  )
  expect((await coach.ask(path, LETTER)).body).toEqual({ mails: 2 })
  expect(await went()).toEqual([2, 2, 0])
})

test.each([
  [{ subject: ' ' }, 'subject'],
  [{ text: '' }, 'text'],
  [{ text: 'x'.repeat(4_001) }, 'text'],
  [{ subject: 'Pay here: {{paid_link}}' }, 'subject'],
  [{ subject: 'For {{whoever}}' }, 'subject'],
])('%j is refused at its field, and nothing goes', async (given, field) => {
  const path = await layTeam()
  const { status, body } = await coach.ask(path, { ...LETTER, ...given })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await went()).toEqual([0, 0, 0])
})

test('a team of which nobody can be reached is said so', async () => {
  const path = await layTeam()
  await app.asOwner('delete from group_members')
  expect((await coach.ask(path, LETTER)).body.error_code).toBe('nobody_reached')
})

test('to a coach of another team, and to another club, the team is not there', async () => {
  const path = await layTeam()
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openPeopleClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  for (const by of [rival, other])
    expect([(await by.ask(path)).status, (await by.ask(path, LETTER)).status]).toEqual([404, 404])
  expect((await ask(app, `/v2/backoffice${path}`, LETTER, { on: 'backoffice' })).status).toBe(401)
  expect(await went()).toEqual([0, 0, 0])
})
