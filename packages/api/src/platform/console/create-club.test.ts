import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#testing/mails.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const SU = 'sam@platform.example'

let app: TestApp
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  as = (await signIn(app, SU, 'su')).access_token
})
afterAll(() => app.close())

const wanted = (slug: string, more: object = {}) => ({
  request_id: crypto.randomUUID(),
  slug,
  name: 'Kilmore Rovers',
  country: 'IE',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  colours: { primary: '#1f4e79', accent: '#e0b030' },
  features: ['Contact', 'Membership', 'Checkout'],
  owner_email: 'nuala@kilmore.example',
  ...more,
})
const create = (body: object) => ask(app, '/v2/platform/clubs', body, { on: 'su', as })
const count = async (table: string, clubId: string) => {
  const [row] = await app.asOwner<{ count: number }>(
    `select count(*)::int as count from ${table} where club_id = $1`,
    [clubId],
  )
  return row?.count
}

describe('OPEN-122 a club made in one form', () => {
  const club = wanted('kilmore')

  test('has a website at once: its look, its pages, its menu and its forms', async () => {
    const made = await create(club)
    expect([made.status, made.body]).toEqual([
      200,
      {
        account_id: club.request_id,
        slug: 'kilmore',
        name: 'Kilmore Rovers',
        site_url: 'http://kilmore.clubhouse.test',
        invited: 'nuala@kilmore.example',
      },
    ])
    const store = await ask(app, '/v2/store/kilmore', undefined, { on: 'kilmore' })
    expect(store.body).toMatchObject({
      name: 'Kilmore Rovers',
      currency: 'EUR',
      time_zone: 'Europe/Dublin',
      theme: { color: { primary: '#1f4e79', accent: '#e0b030' } },
      features: { is_contact_enabled: true, checkout: true, names: ['Checkout', 'Membership', 'Contact'] },
      menu_items: [{ title: 'Membership' }, { title: 'The club', pages: [{ title: 'Safeguarding' }, {}] }],
    })
    const terms = await app.asOwner(
      `select status from articles where club_id = $1 and slug = 'membership-terms'`,
      [club.request_id],
    )
    expect(terms).toEqual([{ status: 'published' }])
    expect(await count('forms', club.request_id)).toBe(3)
  })

  test('its first owner is asked by mail, and runs it once they have accepted', async () => {
    const [mail] = await mailsTo(app, 'nuala@kilmore.example')
    const code = /invitation\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const fields = { code, first_name: 'Nuala', last_name: 'Ryan', password: 'a-long-Passw0rd!' }
    const accepted = await ask(app, '/v2/member/office-invitation/acceptance', fields, { on: 'backoffice' })
    expect([accepted.status, accepted.body.account_id]).toEqual([200, club.request_id])
    const { access_token: owner } = await signIn(app, 'nuala@kilmore.example', 'backoffice')
    const headers = { 'x-account-id': club.request_id }
    const users = await ask(app, '/v2/backoffice/users', undefined, { on: 'backoffice', as: owner, headers })
    expect(users.body.users).toMatchObject([{ email: 'nuala@kilmore.example', role: 'owner', is_you: true }])
    const log = await ask(app, '/v2/backoffice/audit-events', undefined, {
      on: 'backoffice',
      as: owner,
      headers,
    })
    const told = log.body.items.map(({ kind, actor }: { kind: string; actor: string }) => `${actor}: ${kind}`)
    expect(told).toContain('The platform: club-created')
    expect(told).toContain('The platform: user-invited')
  })

  test('the same request twice makes one club, and one invitation', async () => {
    const again = await create(club)
    expect([again.status, again.body.account_id, again.body.invited]).toEqual([
      200,
      club.request_id,
      'nuala@kilmore.example',
    ])
    expect(await count('office_invitations', club.request_id)).toBe(1)
    const other = await create({ ...club, slug: 'kilmore-two' })
    expect([other.status, other.body.error_code]).toEqual([409, 'request_used'])
  })
})

describe('OPEN-122 a club that has no owner', () => {
  const club = wanted('ownerless', { owner_email: 'wrong@ownerless.example' })
  const askOwner = (email: string, id = club.request_id) =>
    ask(app, `/v2/platform/clubs/${id}/owner-invitation`, { email }, { on: 'su', as })
  const accept = async (email: string) => {
    const [mail] = await mailsTo(app, email)
    const code = /invitation\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
    const fields = { code, first_name: 'Nuala', last_name: 'Ryan', password: 'a-long-Passw0rd!' }
    return (await ask(app, '/v2/member/office-invitation/acceptance', fields, { on: 'backoffice' })).status
  }

  test('somebody else is asked, and the person asked before can’t accept any more', async () => {
    await create(club)
    expect((await askOwner('nobody at home')).body.errors).toEqual({ email: expect.any(String) })
    expect((await askOwner('right@ownerless.example', crypto.randomUUID())).status).toBe(404)
    const asked = await askOwner('right@ownerless.example')
    expect([asked.status, asked.body.asked]).toEqual([200, ['right@ownerless.example']])
    expect(await accept('wrong@ownerless.example')).toBe(410)
    expect(await accept('right@ownerless.example')).toBe(200)
  })

  test('once it has one, they decide', async () => {
    const refused = await askOwner('mallory@away.example')
    expect([refused.status, refused.body.error_code]).toEqual([409, 'has_owner'])
    expect(await mailsTo(app, 'mallory@away.example')).toEqual([])
  })

  test('one whose invitation ran out gets another for the same mailbox', async () => {
    const late = wanted('too-late', { owner_email: 'late@ownerless.example' })
    await create(late)
    await app.asOwner(
      `update office_invitations set invited_at = invited_at - interval '8 days', expires_at = expires_at - interval '8 days'
        where club_id = $1`,
      [late.request_id],
    )
    expect(await accept('late@ownerless.example')).toBe(410)
    const { body } = await askOwner('late@ownerless.example', late.request_id)
    expect(body.asked).toEqual(['late@ownerless.example'])
  })
})

const twoFor = (slug: string) => [
  wanted(slug, { owner_email: `a@${slug}.example` }),
  wanted(slug, { owner_email: `b@${slug}.example` }),
]

test('two forms that want one address at the same moment: one has it, and nothing of the other is left', async () => {
  const both = twoFor('race')
  const answers = await Promise.all(both.map(create))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(lost?.body).toMatchObject({ error_code: 'slug_taken', errors: { slug: expect.any(String) } })
  const loser = both[answers.findIndex(({ status }) => status === 409)]
  for (const table of ['articles', 'menu_items', 'forms', 'office_invitations', 'audit_events'])
    expect([table, await count(table, loser?.request_id ?? '')]).toEqual([table, 0])
  expect(await app.asOwner(`select 1 from outbox where recipient = $1`, [loser?.owner_email])).toEqual([])
})

test.each([
  ['kilmore', 'Another club has this address already.'],
  ['su', 'The platform keeps this address for itself. Choose another.'],
  ['Kil more', 'Use small letters, digits and hyphens only'],
  ['free-one', null],
])('OPEN-005 while it is typed, %s is answered', async (slug, problem) => {
  const { body } = await ask(app, `/v2/platform/slugs/${encodeURIComponent(slug)}`, undefined, {
    on: 'su',
    as,
  })
  expect(body.problem).toBe(problem)
})

test('what is wrong is said by its field, and nothing is made', async () => {
  const { status, body } = await create(
    wanted('www', { name: ' ', time_zone: 'Mars/Olympus', owner_email: 'nobody-at-all' }),
  )
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([
    422,
    ['name', 'owner_email', 'slug', 'time_zone'],
  ])
})

test.each([
  ['nobody', null, 'su', 401],
  ['the staff of a governing body', 'ruth@fourcoasts.example', 'xgb', 403],
  ['an admin in the back office', 'tadhg@dunvarra.example', 'backoffice', 403],
  ['an admin on the superuser site', 'tadhg@dunvarra.example', 'su', 403],
  ['a superuser on a club’s site', SU, 'dunvarra', 403],
])('HOSTS-07 %s makes no club', async (_, who, on, status) => {
  const token = who && (await signIn(app, who, on)).access_token
  const body = wanted('not-this-one')
  expect((await ask(app, '/v2/platform/clubs', body, { on, ...(token && { as: token }) })).status).toBe(
    status,
  )
  expect(await app.asOwner(`select 1 from clubs where slug = 'not-this-one'`)).toEqual([])
})

test('negative control: without the rule of the database both would have the address', async () => {
  await app.asOwner('alter table clubs drop constraint clubs_slug_unique')
  const answers = await Promise.all(twoFor('both-of-them').map(create))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
