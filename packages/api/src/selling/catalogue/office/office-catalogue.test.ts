import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClubClient, type ClubClient } from '#testing/clients/club-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { demoFormId } from '#testing/clients/form-client.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  desk = await openClubClient(app)
})
afterAll(() => app.close())

const ADULT = demoFormId('dunvarra', 'adult')
const CHILD = demoFormId('dunvarra', 'juvenile')
const GUARDIAN = demoFormId('dunvarra', 'guardian')

const program = async (title = 'Walking football') => (await desk.ask('/programs', { title })).body
const planBody = (program_id: string, more: object = {}) => ({
  program_id,
  name: 'Walkers',
  price: 6000,
  member_form_id: ADULT,
  ...more,
})
const plan = async (program_id: string, more: object = {}) => {
  const { status, body } = await desk.ask('/plans', planBody(program_id, more))
  expect(`${status} ${status === 200 ? '' : JSON.stringify(body)}`).toBe('200 ')
  return body
}
/** What a visitor is told. */
const onSite = async (path: string) =>
  (
    await app.server.inject({
      url: `/api/v2/store/dunvarra/${path}`,
      headers: { host: hostOf('dunvarra') },
    })
  ).json()
const namesOnSite = async (path: string): Promise<string[]> =>
  (await onSite(path)).items.map((each: { name?: string; title?: string }) => each.name ?? each.title)

test('DATA-36 OPEN-120 a programme is added after the others, changed, and deleted while it is empty', async () => {
  const made = await program('Tag rugby')
  expect((await namesOnSite('programs')).at(-1)).toBe('Tag rugby')
  const changed = await desk.ask(
    `/programs/${made.program_id}`,
    { title: 'Tag', ends_on: '2027-05-31', version: made.version },
    'PATCH',
  )
  expect(changed.body).toMatchObject({ title: 'Tag', ends_on: '2027-05-31', plans: 0, members: 0 })
  await plan(made.program_id)
  expect((await desk.ask(`/programs/${made.program_id}`, undefined, 'DELETE')).body.error_code).toBe('in_use')
  const empty = await program('Nobody came')
  expect((await desk.ask(`/programs/${empty.program_id}`, undefined, 'DELETE')).status).toBe(200)
  expect((await desk.ask(`/programs/${empty.program_id}`)).status).toBe(404)
  expect((await desk.audited('program-%')).map(({ kind }) => kind)).toContain('program-deleted')
})

test('DATA-31 DATA-32 a plan says all of itself to visitors as soon as it is saved', async () => {
  const { program_id } = await program('Juveniles')
  const made = await plan(program_id, {
    name: 'Under 9',
    price: 11_000,
    is_juvenile: true,
    age_from: 7,
    age_to: 8,
    age_on: '2027-01-01',
    places: 12,
    ends_on: '2027-07-31',
    member_form_id: CHILD,
    guardian_form_id: GUARDIAN,
    payment_options: [
      {
        type: 'instalment',
        frequency: 'monthly',
        occurrence: 1,
        number_of_payments: 4,
        initial_payment: null,
      },
    ],
  })
  const sold = await onSite(`products/${made.plan_id}`)
  expect(sold).toMatchObject({
    name: 'Under 9',
    type: 'Plan',
    price: 11_000,
    slug: 'under-9',
    metadata: {
      available_count: 12,
      is_juvenile: true,
      availability: 'limited',
      ages: { from: 7, to: 8, on: '2027-01-01' },
      subscription: { period: { end: '2027-07-31' } },
      payment_options: [{ type: 'instalment', number_of_payments: 4 }],
    },
  })
  const again = await plan(program_id, { name: 'Under 9' })
  expect(again.slug).toBe('under-9-2')
  await desk.ask(`/plans/${again.plan_id}`, { ...again, is_active: false }, 'PATCH')
  expect((await onSite(`products/${again.plan_id}`)).error_code).toBe('not_found')
})

test('the days of the sale are the club’s, and an hour that was set stays while its day does', async () => {
  const { program_id } = await program('By the day')
  const made = await plan(program_id, { opens_on: '2027-08-01', closes_on: '2027-08-31' })
  const at = () =>
    app.asOwner(
      `select to_char(opens_at at time zone 'utc', 'MM-DD HH24:MI') as opens,
        to_char(closes_at at time zone 'utc', 'MM-DD HH24:MI') as closes from plans where id = $1`,
      [made.plan_id],
    )
  // Summer time: the day begins at 23:00 in Greenwich.
  expect(await at()).toEqual([{ opens: '07-31 23:00', closes: '08-31 23:00' }])
  expect(made).toMatchObject({ opens_on: '2027-08-01', closes_on: '2027-08-31', state: 'not_open' })
  await app.asOwner(`update plans set opens_at = opens_at + interval '18 hours' where id = $1`, [
    made.plan_id,
  ])
  const read = (await desk.ask(`/plans/${made.plan_id}`)).body
  await desk.ask(`/plans/${made.plan_id}`, { ...read, name: 'Evening', closes_on: '2027-08-30' }, 'PATCH')
  expect(await at()).toEqual([{ opens: '08-01 17:00', closes: '08-30 23:00' }])
})

test('what is wrong is said beside its field, and nothing is written', async () => {
  const { program_id } = await program('Checked')
  const refused = await desk.ask('/plans', {
    ...planBody(program_id, { name: '', is_juvenile: true, age_from: 9, age_to: 8 }),
    payment_options: [
      {
        type: 'instalment',
        frequency: 'weekly',
        occurrence: 1,
        number_of_payments: null,
        initial_payment: null,
      },
    ],
  })
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
    422,
    ['age_to', 'guardian_form_id', 'member_form_id', 'name', 'option_0'],
  ])
  expect((await desk.ask(`/plans?program_id=${program_id}`)).body.total).toBe(0)
  const theirs = await desk.ask('/plans', planBody(crypto.randomUUID()))
  expect(theirs.body.errors).toEqual({ program_id: 'Choose one of your programmes' })
})

test('two who edit the same plan: the second is told, and neither is lost', async () => {
  const { program_id } = await program('Two at once')
  const made = await plan(program_id)
  const path = `/plans/${made.plan_id}`
  const [one, other] = await Promise.all([
    desk.ask(path, { ...made, price: 6100 }, 'PATCH'),
    desk.ask(path, { ...made, price: 6200 }, 'PATCH'),
  ])
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
  const kept = (await desk.ask(path)).body
  expect((await desk.ask(path, { ...kept, price: 6300 }, 'PATCH')).body.price).toBe(6300)
})

/** A membership and its order, as a purchase leaves them. */
async function sell(planId: string, price: number) {
  const values = [desk.accountId, planId, price]
  const [item] = await app.asOwner<{ id: string; order_id: string }>(
    `with o as (insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, first_name, last_name, email, currency,
        subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card, created_at, expires_at, updated_at)
      values ($1, gen_random_uuid(), 'Completed', gen_random_uuid(), 'x', 'x', 'Niamh', 'Corrigan', 'n@home.example', 'EUR',
        $3, 0, $3, $3, 0, $3, 0, '{"multiproduct_discounts":[],"discount_codes":[],"shop_item_discounts":[]}', false, now(), now(), now()) returning id)
    insert into order_items (club_id, id, order_id, position, product_id, type, name, price, subtotal, discounts, total, today, later)
    select $1, gen_random_uuid(), o.id, 0, $2, 'Plan', 'As bought', $3, $3, '[]', $3, $3, 0 from o returning id, order_id`,
    values,
  )
  await app.asOwner(
    `insert into memberships (club_id, id, member_id, plan_id, order_item_id, first_name, last_name, kind, status, starts_on, ends_on, created_at)
      values ($1, gen_random_uuid(), gen_random_uuid(), $2, $3, 'Niamh', 'Corrigan', 'adult', 'active', '2020-01-01', '2099-07-31', now())`,
    [desk.accountId, planId, item?.id],
  )
}

test('a plan that is held shows its reach, keeps what was bought whatever is edited, and is never deleted', async () => {
  const { program_id } = await program('Sold')
  const made = await plan(program_id, { price: 7000, ends_on: '2099-07-31' })
  for (let n = 0; n < 3; n += 1) await sell(made.plan_id, 7000)
  const bought = () =>
    app.asOwner(
      `select o.total, i.name, i.price, i.total as item_total, m.ends_on, m.status from orders o
        join order_items i on i.club_id = o.club_id and i.order_id = o.id
        join memberships m on m.club_id = i.club_id and m.order_item_id = i.id where m.plan_id = $1`,
      [made.plan_id],
    )
  const before = await bought()
  const read = (await desk.ask(`/plans/${made.plan_id}`)).body
  expect([read.members, read.is_used]).toEqual([3, true])
  const edit = { ...read, name: 'Renamed', price: 9900, ends_on: '2030-01-01', places: 10 }
  const edited = await desk.ask(`/plans/${made.plan_id}`, edit, 'PATCH')
  expect(edited.body).toMatchObject({ price: 9900, places: 10, left: 7 })
  expect(await bought()).toEqual(before)
  expect(before).toHaveLength(3)
  const few = await desk.ask(`/plans/${made.plan_id}`, { ...edited.body, places: 2 }, 'PATCH')
  expect(few.body.errors).toEqual({ places: '3 places are sold or held already, so it can’t be fewer' })
  const gone = await desk.ask(`/plans/${made.plan_id}`, undefined, 'DELETE')
  expect([gone.status, gone.body.message]).toEqual([
    409,
    '3 members hold this plan. Take it off the website instead: they keep what they bought.',
  ])
  const [log] = (await desk.audited('plan-changed')).slice(-1)
  expect(log?.detail).toMatchObject({ Price: '70.00 → 99.00', Name: 'Walkers → Renamed' })
})

test('DATA-33 DATA-35 bundles, discounts and codes are what the shop reckons with', async () => {
  const { program_id } = await program('Together')
  const a = await plan(program_id, { name: 'One', price: 10_000 })
  const b = await plan(program_id, { name: 'Other', price: 5000 })
  const bundle = await desk.ask('/bundles', {
    program_id,
    name: 'Both',
    flat_price: 12_000,
    adults_min: 2,
    adults_max: 2,
    items: [a, b].map(({ plan_id }) => ({
      plan_id,
      min_allowed: 1,
      max_allowed: 1,
      price_in_bundle: 6000,
    })),
  })
  expect(await onSite(`products/${bundle.body.bundle_id}`)).toMatchObject({
    type: 'Bundle',
    price: 12_000,
    metadata: {
      products: [{ name: 'One' }, { name: 'Other' }],
      conditions: [{ condition: { plan_type: 'Adult', min_allowed: 2, max_allowed: 2 } }],
    },
  })
  const dynamic = { ...bundle.body, is_dynamic_pricing: true, price_cap: 11_000 }
  const changed = await desk.ask(`/bundles/${bundle.body.bundle_id}`, dynamic, 'PATCH')
  expect(changed.body).toMatchObject({ flat_price: null, price_cap: 11_000 })
  const discount = await desk.ask('/discounts', {
    name: 'Two of us',
    type: 'percentage',
    plans: [{ plan_id: a.plan_id }],
    offerings: [
      { number_of_products: 3, discount_amount: 15 },
      { number_of_products: 2, discount_amount: 10 },
    ],
  })
  const listed = (await onSite('products/plans/discounts')).items
  expect(listed.find(({ name }: { name: string }) => name === 'Two of us')).toMatchObject({
    discount_id: discount.body.discount_id,
    type: 'percentage',
    plans: [{ plan_id: a.plan_id }],
    offerings: [
      { number_of_products: 2, discount_amount: 10 },
      { number_of_products: 3, discount_amount: 15 },
    ],
  })
  // A plan that a bundle or a discount needs stays.
  expect((await desk.ask(`/plans/${b.plan_id}`, undefined, 'DELETE')).status).toBe(409)
  await desk.ask(`/bundles/${bundle.body.bundle_id}`, undefined, 'DELETE')
  expect((await desk.ask(`/plans/${b.plan_id}`, undefined, 'DELETE')).status).toBe(200)
})

test('a code is kept in capitals and once, with its days, its limit and who used it', async () => {
  const given = { code: 'early27', type: 'percentage', amount: 10, valid_to: '2099-08-31', use_limit: 3 }
  const made = (await desk.ask('/discount-codes', given)).body
  expect(made).toMatchObject({ code: 'EARLY27', state: 'open', used: 0, uses: [], valid_to: '2099-08-31' })
  expect((await desk.ask('/discount-codes', given)).body.errors).toEqual({
    code: 'There is such a code already',
  })
  const path = `/discount-codes/${made.code_id}`
  await sell((await plan((await program('Coded')).program_id)).plan_id, 6000)
  await app.asOwner(
    `update orders set discount_code_id = $1, discounts = jsonb_set(discounts, '{discount_codes}', '[{"name":"EARLY27","amount":600}]')
      where id = (select id from orders order by seq desc limit 1)`,
    [made.code_id],
  )
  await app.asOwner(`update discount_codes set used = 2 where id = $1`, [made.code_id])
  const read = (await desk.ask(path)).body
  expect(read.uses).toMatchObject([{ name: 'Niamh Corrigan', status: 'Completed', amount: 600 }])
  expect((await desk.ask(path, { ...read, use_limit: 1 }, 'PATCH')).body.errors).toEqual({
    use_limit: 'It was used 2 times already, so it can’t be fewer',
  })
  expect((await desk.ask(path, { ...read, use_limit: 2 }, 'PATCH')).body.state).toBe('used_up')
  expect((await desk.ask(path, undefined, 'DELETE')).body.error_code).toBe('in_use')
})

test('TABLE-11 the lists are searched, sorted and paged in one statement', async () => {
  for (const path of ['/programs', '/plans', '/bundles', '/discounts', '/discount-codes']) {
    const sent = await statements.during(() => desk.ask(`${path}?page=1&per_page=2&filter=a`))
    expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
  }
  const sorted = (await desk.ask('/plans?sort=price&sort_direction=asc&per_page=50')).body.items
  const prices = sorted.map(({ price }: { price: number }) => price)
  expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b))
})

test('OPEN-121 another club sees and changes nothing of it', async () => {
  const made = await plan((await program('Ours')).program_id)
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
  )
  const other = await openClubClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
  const path = `/plans/${made.plan_id}`
  const answers = [
    await other.ask(path),
    await other.ask(path, { ...made, price: 1 }, 'PATCH'),
    await other.ask(path, undefined, 'DELETE'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await desk.ask(path)).body).toEqual(made)
})

test('a season is copied a year forward in one piece, and taken back while nobody has anything of it', async () => {
  const { program_id } = await program('Season 2026/27')
  const a = await plan(program_id, { name: 'One', price: 10_010, ends_on: '2027-07-31', places: 5 })
  await desk.ask('/bundles', {
    program_id,
    name: 'Pair 2026',
    flat_price: 15_000,
    items: [{ plan_id: a.plan_id, price_in_bundle: 7500 }],
  })
  await desk.ask('/discounts', {
    name: 'Two Ones',
    type: 'percentage',
    plans: [{ plan_id: a.plan_id }],
    offerings: [{ number_of_products: 2, discount_amount: 10 }],
  })
  const totals = async () =>
    Promise.all(
      ['/programs', '/plans', '/bundles', '/discounts'].map(
        async (path) => (await desk.ask(path)).body.total,
      ),
    )
  const before = await totals()
  const copy = { programs: [{ program_id, title: 'Season 2027/28' }], percent: 10, rounding: 50 }
  const copied = await desk.ask('/season-copies', copy)
  expect(copied.status).toBe(200)
  const [next] = copied.body.program_ids
  const [made] = (await desk.ask(`/plans?program_id=${next}`)).body.items
  expect(made).toMatchObject({
    name: 'One',
    price: 11_000,
    ends_on: '2028-07-31',
    places: 5,
    left: 5,
    state: 'hidden',
    members: 0,
  })
  const [bundle] = (await desk.ask(`/bundles?program_id=${next}`)).body.items
  expect(bundle).toMatchObject({
    name: 'Pair 2027',
    flat_price: 16_500,
    items: [{ plan_id: made.plan_id, price_in_bundle: 8250 }],
  })
  // What it was copied from is as it was.
  expect((await desk.ask(`/plans/${a.plan_id}`)).body.price).toBe(10_010)
  expect((await desk.ask('/season-copies/undo', { program_ids: [next] })).status).toBe(200)
  expect(await totals()).toEqual(before)

  const again = (await desk.ask('/season-copies', copy)).body.program_ids
  const [sold] = (await desk.ask(`/plans?program_id=${again[0]}`)).body.items
  await sell(sold.plan_id, 11_000)
  const after = await totals()
  expect((await desk.ask('/season-copies/undo', { program_ids: again })).body.error_code).toBe('in_use')
  expect(await totals()).toEqual(after)
  const gone = {
    ...copy,
    programs: [...copy.programs, { program_id: crypto.randomUUID(), title: 'Not ours' }],
  }
  expect((await desk.ask('/season-copies', gone)).status).toBe(404)
  expect(await totals()).toEqual(after)
})

test('codes come along with a season when asked for, not used yet, and single plans can be left out', async () => {
  const { program_id } = await program('Camps 2026')
  const [kept, left] = [
    await plan(program_id, { name: 'Week 1' }),
    await plan(program_id, { name: 'Week 2' }),
  ]
  const code = { type: 'percentage', amount: 10, use_limit: 30, valid_to: '2026-06-30' }
  const both = { ...code, code: 'CAMP2026', plan_ids: [kept.plan_id, left.plan_id] }
  const made = (await desk.ask('/discount-codes', both)).body
  await desk.ask('/discount-codes', { ...code, code: 'WEEK2', plan_ids: [left.plan_id] })
  await app.asOwner('update discount_codes set used = 9 where id = $1', [made.code_id])
  const codes = async () =>
    (await desk.ask('/discount-codes?per_page=100')).body.items.map((each: { code: string }) => each.code)
  const before = await codes()
  const copy = { programs: [{ program_id, title: 'Camps 2027' }], percent: 0, rounding: 1 }
  const plain = (await desk.ask('/season-copies', copy)).body.program_ids
  expect(await codes()).toEqual(before)
  await desk.ask('/season-copies/undo', { program_ids: plain })

  const asked = { ...copy, with_codes: true, left_out: [left.plan_id] }
  const { program_ids } = (await desk.ask('/season-copies', asked)).body
  const { items } = (await desk.ask(`/plans?program_id=${program_ids[0]}`)).body
  expect(items.map((each: { name: string }) => each.name)).toEqual(['Week 1'])
  const [copied] = (await desk.ask('/discount-codes?filter=CAMP2027')).body.items
  expect(copied).toMatchObject({
    used: 0,
    use_limit: 30,
    valid_to: '2027-06-30',
    plan_ids: [items[0].plan_id],
  })
  expect((await codes()).length).toBe(before.length + 1)
  // Once somebody used it, the season stays.
  await app.asOwner('update discount_codes set used = 1 where id = $1', [copied.code_id])
  expect((await desk.ask('/season-copies/undo', { program_ids })).body.error_code).toBe('in_use')
  await app.asOwner('update discount_codes set used = 0 where id = $1', [copied.code_id])
  expect((await desk.ask('/season-copies/undo', { program_ids })).status).toBe(200)
  expect(await codes()).toEqual(before)
})
