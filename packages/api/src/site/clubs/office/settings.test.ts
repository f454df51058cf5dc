import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Account } from '@clubhouse/contract/site/club'
import type { OfficeContact, OfficeFeature } from '@clubhouse/contract/site/office/club-settings'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { openCartClient } from '#testing/clients/cart-client.ts'
import { giveMembership } from '#testing/world/memberships.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openClubClient(app)
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('delete from audit_events'))

const store = (path = '') => app.server.inject(`/api/v2/store/dunvarra${path}`)
const account = async (): Promise<Account> => (await store()).json()
const contact = async (): Promise<OfficeContact> => (await desk.ask('/account/contact')).body
const save = (body: object) => desk.ask('/account/contact', body, 'PATCH')

test('OPEN-120 contact details are saved, visitors see them at once, and the log says before and after', async () => {
  const before = await contact()
  const { status, body } = await save({
    ...before,
    name: ' Harbour Rovers ',
    contact_email: 'Post@Rovers.example',
    line1: 'New Quay',
    county: '',
    latitude: 53.5,
    longitude: -9.5,
    facebook: 'facebook.com/rovers',
  })
  expect([status, body.version === before.version]).toEqual([200, false])
  const { name, address, facebook } = await account()
  expect({ name, address, facebook }).toMatchObject({
    name: 'Harbour Rovers',
    address: { line1: 'New Quay', county: null, latitude: 53.5, longitude: -9.5 },
    facebook: 'facebook.com/rovers',
  })
  expect(await desk.audited('contact-changed')).toMatchObject([
    {
      actor: 'tadhg@dunvarra.example',
      detail: { Name: `${before.name} → Harbour Rovers`, Pin: expect.stringContaining(' → 53.5, -9.5') },
    },
  ])
  const again = await save(body)
  expect([again.status, (await desk.audited('contact-changed')).length]).toEqual([200, 1])
  await save({ ...before, version: body.version })
})

test('where messages go is for those who run the club: no public reply has it', async () => {
  const { contact_email: address } = await contact()
  expect(address).toContain('@')
  for (const path of ['', '/articles', '/sponsors']) expect((await store(path)).body).not.toContain(address)
})

test('V35 the month in which the year ends is kept, logged, and left as it is where nothing is said of it', async () => {
  const before = await contact()
  expect(before.year_ends_in).toBe(12)
  const { body } = await save({ ...before, year_ends_in: 10 })
  expect(body.year_ends_in).toBe(10)
  expect(await desk.audited('contact-changed')).toMatchObject([
    { detail: { 'Year ends in': 'December → October' } },
  ])
  const { year_ends_in: _, ...silent } = body
  expect((await save({ ...silent, city: 'Elsewhere' })).body).toMatchObject({ year_ends_in: 10 })
  expect((await save({ ...(await contact()), year_ends_in: 13 })).status).toBe(422)
  await save({ ...before, version: (await contact()).version })
})

test('MEMB-04 MEMB-07 OPEN-075 the headings of joining are the club’s to change, and stay where nothing is said of them', async () => {
  const before = await contact()
  const joining = { membership_details_headline: 'Tell us who plays', hide_membership_plans_heading: true }
  const { body } = await save({ ...before, ...joining })
  expect(body).toMatchObject(joining)
  expect((await store('')).body).toContain('Tell us who plays')
  const { membership_details_headline: _, hide_membership_plans_heading: __, ...silent } = body
  expect((await save({ ...silent, city: 'Elsewhere' })).body).toMatchObject(joining)
  const plain = { ...before, membership_details_headline: ' ', version: (await contact()).version }
  expect((await save(plain)).body).toMatchObject({
    membership_details_headline: null,
    hide_membership_plans_heading: false,
  })
})

test.each([
  { given: { name: '' }, errors: { name: 'Enter the club’s name' } },
  {
    given: { contact_email: 'nobody' },
    errors: { contact_email: 'Enter an email address, such as secretary@example.com' },
  },
  { given: { latitude: null }, errors: { place: 'Put the pin on the map again' } },
  { given: { twitter: 'javascript:alert(1)' }, errors: { twitter: 'Enter a name on X, such as @yourclub' } },
])('$given is refused beside its field, and nothing is written', async ({ given, errors }) => {
  const before = await contact()
  const refused = await save({ ...before, ...given })
  expect([refused.status, refused.body.errors]).toEqual([422, errors])
  expect([await contact(), await desk.audited('%')]).toEqual([before, []])
})

test('who saves on what somebody else has saved meanwhile is told, and nothing is written', async () => {
  const before = await contact()
  const { body } = await save({ ...before, city: 'First' })
  expect((await save({ ...before, city: 'Second' })).body.error_code).toBe('changed_meanwhile')
  expect((await contact()).city).toBe('First')
  await save({ ...before, version: body.version })
})

const features = async (): Promise<OfficeFeature[]> => (await desk.ask('/account/features')).body.items
const turn = (name: string, is_on: boolean) => desk.ask('/account/features', { name, is_on }, 'PATCH')

test('DATA-52 every feature is there, with what is sold by it and what people hold', async () => {
  const [person] = await app.asOwner<{ id: string }>(`select id from users where email = 'brid@home.example'`)
  const given = { userId: person?.id ?? '', memberId: person?.id ?? '', firstName: 'Bríd' }
  await giveMembership(app, given)
  await giveMembership(app, { ...given, endsOn: '2020-01-01' })
  const items = await features()
  expect(items).toHaveLength(14)
  const reachOf = (name: string) => items.find((each) => each.name === name)?.reach
  const [sold] = await app.asOwner<{ plans: number }>(
    `select count(*)::int as plans from products where club_id = $1 and is_active and type in ('Plan', 'Bundle')`,
    [desk.accountId],
  )
  expect(reachOf('Membership')).toEqual({ on_sale: sold?.plans, held: 1 })
  expect(reachOf('Lotto')?.on_sale).toBe(1)
  expect(reachOf('Contact')).toEqual({ on_sale: 0, held: 0 })
})

test('OPEN-003 HOSTS-11 an owner closes sign-up and opens it again; an admin reads it and may not', async () => {
  const owner = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
  const asked = { on: 'backoffice', as: owner, headers: { 'x-account-id': desk.accountId } }
  const setOpen = (is_open: boolean, by = {}) =>
    ask(app, '/v2/backoffice/account/sign-up', { is_open }, { ...asked, method: 'PATCH', ...by })
  expect((await setOpen(false)).body).toEqual({ is_open: false, may_change: true })
  expect((await account()).sign_up_open).toBe(false)
  const refused = await desk.ask('/account/sign-up', { is_open: true }, 'PATCH')
  expect([refused.status, refused.body.error_code]).toEqual([403, 'owners_only'])
  expect((await desk.ask('/account/sign-up')).body).toEqual({ is_open: false, may_change: false })
  expect((await setOpen(true)).status).toBe(200)
  expect((await setOpen(true)).status).toBe(200)
  expect((await account()).sign_up_open).toBe(true)
  const changes = (await desk.audited('sign-up-switched')).map(({ detail }) => Object.values(detail))
  expect(changes).toEqual([['open → closed'], ['closed → open']])
})

/** What visitors can no longer ask for. */
const CLOSED = [
  { name: 'Membership', paths: ['/programs', '/products/senior-player'] },
  { name: 'Lotto', paths: ['/products/rovers-lotto'] },
  { name: 'Draw', paths: ['/products/midwinter-hamper'] },
  {
    name: 'Shop',
    paths: ['/shop-items', '/shop-items/types', '/shop-items/home-jersey', '/products/home-jersey'],
  },
]
test.each(CLOSED)(
  'DATA-52 $name: off, the API has none of it; on, it is as before',
  async ({ name, paths }) => {
    const statuses = () => Promise.all(paths.map(async (path) => (await store(path)).statusCode))
    const open = await Promise.all(paths.map(async (path) => (await store(path)).body))
    expect(await statuses()).toEqual(paths.map(() => 200))
    expect((await turn(name, false)).status).toBe(200)
    expect((await account()).features.names).not.toContain(name)
    expect(await statuses()).toEqual(paths.map(() => 404))
    await turn(name, true)
    expect(await Promise.all(paths.map(async (path) => (await store(path)).body))).toEqual(open)
    const [off, on] = (await desk.audited('feature-switched')).map(({ detail }) => Object.values(detail))
    expect([off, on]).toEqual([['on → off'], ['off → on']])
  },
)

test('DATA-52 what is switched off cannot be put into a cart or bought; with no checkout nothing can', async () => {
  const buyer = await openCartClient(app)
  const gift = {
    product_id: (await store('/shop-items/defibrillator-fund')).json().product_id,
    metadata: { quantity: 1, amount: 10_00 },
  }
  await turn('Shop', false)
  expect((await buyer.create([gift])).status).toBeGreaterThanOrEqual(400)
  await turn('Shop', true)
  const { body: cart } = await buyer.create([gift])
  const pay = async () => {
    const payload = { shopping_cart_id: cart.shopping_cart_id, save_payment_method: false }
    const { status, body } = await ask(app, '/v2/store/dunvarra/checkouts', payload, { as: buyer.brid })
    return [status, body.error_code]
  }
  await turn('Shop', false)
  expect(await pay()).toEqual([400, 'cart_changed'])
  await turn('Shop', true)
  await turn('Checkout', false)
  expect(await pay()).toEqual([400, 'checkout_unavailable'])
  await turn('Checkout', true)
  expect(await pay()).toEqual([200, undefined])
})

test('DATA-52 Contact: off, no message is taken', async () => {
  const write = () =>
    app.server.inject({
      method: 'POST',
      url: '/api/v2/store/dunvarra/messages',
      payload: {
        first_name: 'A',
        last_name: 'B',
        email: 'a@b.example',
        message: 'Hello there, is there training?',
      },
    })
  await turn('Contact', false)
  const refused = (await write()).statusCode
  await turn('Contact', true)
  expect(refused).toBeGreaterThanOrEqual(400)
})

test('DATA-52 the league: off, there is nothing of it, whatever its settings say', async () => {
  expect((await account()).comortais.comortais_club_id).not.toBeNull()
  await turn('Comortais', false)
  expect((await account()).comortais).toEqual({ organisation_id: null, comortais_club_id: null })
  await turn('Comortais', true)
})

test('DATA-52 Reducing instalments: off, nobody is offered them, and the plan is paid at once', async () => {
  const ways = async () =>
    (await store('/products/youth-u13-u18'))
      .json()
      .metadata.payment_options.map(({ type }: { type: string }) => type)
  expect(await ways()).toEqual(['reducing_instalment'])
  expect((await features()).find(({ name }) => name === 'Reducing instalments')?.reach.on_sale).toBe(1)
  await turn('Reducing instalments', false)
  expect(await ways()).toEqual([])
  await turn('Reducing instalments', true)
  expect(await ways()).toEqual(['reducing_instalment'])
})

test('DATA-52 Connect Legacy Member Display: on, a card has the number from the old system as well', async () => {
  const { access_token: as } = await signIn(app, 'brid@home.example', 'myaccount')
  const [person] = await app.asOwner<{ id: string }>(`select id from users where email = 'brid@home.example'`)
  const id = person?.id ?? ''
  await giveMembership(app, { userId: id, memberId: id, firstName: 'Bríd' })
  await app.asOwner(
    `insert into imported_people (club_id, member_id, user_id, import_id, external_id, first_name, last_name)
      values ($1, $2, $2, gen_random_uuid(), 'GAA 77', 'Bríd', 'F')`,
    [desk.accountId, id],
  )
  const numbers = async () => {
    const { body } = await ask(app, '/v2/member/cards', undefined, { as, on: 'myaccount' })
    return body.items.map((card: { earlier_number: string | null }) => card.earlier_number)
  }
  expect(await numbers()).toEqual(['GAA 77'])
  await turn('Connect Legacy Member Display', false)
  expect(await numbers()).toEqual([null])
  await turn('Connect Legacy Member Display', true)
})

test('DATA-52 Foireann: on, the members are a file with their numbers; off, there is none', async () => {
  const { status, body } = await desk.ask('/people/foireann')
  expect([status, body.numbered]).toEqual([200, 1])
  const { access_token: as } = await signIn(app, 'tadhg@dunvarra.example', 'backoffice')
  const file = await app.server.inject({
    url: '/api/v2/backoffice/people/foireann/csv',
    headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, 'x-account-id': desk.accountId },
  })
  expect(file.statusCode).toBe(200)
  expect(file.body.split('\r\n')[0]).toContain('Foireann number,First name,Surname,Date of birth')
  expect(file.body).toContain('GAA 77,Bríd')
  expect(await desk.audited('list-exported')).toMatchObject([{ detail: { list: 'foireann' } }])
  await turn('Foireann', false)
  for (const path of ['/people/foireann', '/people/foireann/csv'])
    expect((await desk.ask(path)).status).toBe(404)
  await turn('Foireann', true)
})

test('DATA-52 Payment Provider: on, money is taken for the club’s own account; off, it is not', async () => {
  const buyer = await openCartClient(app)
  await app.asOwner(`update clubs set on_behalf_of = 'acct_own' where id = $1`, [desk.accountId])
  const takenFor = async () => {
    const gift = {
      product_id: (await store('/shop-items/defibrillator-fund')).json().product_id,
      metadata: { quantity: 1, amount: 10_00 },
    }
    const { body: cart } = await buyer.create([gift])
    const payload = { shopping_cart_id: cart.shopping_cart_id, save_payment_method: false }
    const { body } = await ask(app, '/v2/store/dunvarra/checkouts', payload, { as: buyer.brid })
    const [made] = await app.asOwner<{ on_behalf_of: string | null }>(
      'select on_behalf_of from sandbox_payments where order_id = $1',
      [body.order_id],
    )
    return [(await account()).on_behalf_of, made?.on_behalf_of]
  }
  expect(await takenFor()).toEqual(['acct_own', 'acct_own'])
  await turn('Payment Provider', false)
  expect(await takenFor()).toEqual([null, null])
  await turn('Payment Provider', true)
  await app.asOwner(`update clubs set on_behalf_of = null where id = $1`, [desk.accountId])
})

test('what is no feature cannot be switched, and two switches do not undo each other', async () => {
  expect((await turn('Nonsense', false)).status).toBe(422)
  await Promise.all([turn('Shop', false), turn('Draw', false)])
  const names = (await account()).features.names
  expect(names.includes('Shop') || names.includes('Draw')).toBe(false)
  await Promise.all([turn('Shop', true), turn('Draw', true)])
  await turn('Shop', true)
  expect(await desk.audited('feature-switched')).toHaveLength(4)
})
