import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { app, clubId, openAttempts } from '#testing/clients/attempts-client.ts'
import { CHILD } from '#testing/clients/answer-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { answersFor } from '#testing/world/forms.ts'

openAttempts()

let registrar: string
let treasurer: string
beforeEach(async () => {
  treasurer = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
  registrar = treasurer
})

const office = (path: string, body?: object, as = registrar) =>
  ask(app, `/v2/backoffice${path}`, body, { on: 'backoffice', as, headers: { 'x-account-id': clubId } })
const register = (body: object, as = registrar) => office('/registrations', body, as)
const whole = async (id: string): Promise<OfficeOrder> =>
  (await office(`/orders/${id}`, undefined, treasurer)).body

interface Plan {
  id: string
  price: number
  stock_id: string | null
}
async function plan(slug: string): Promise<Plan> {
  const [found] = await app.asOwner<Plan>(
    `select p.id, plan.price, p.stock_id from products p join plans plan on plan.club_id = p.club_id and plan.id = p.id
      where p.club_id = $1 and p.slug = $2`,
    [clubId, slug],
  )
  if (!found) throw new Error(`There is no plan ${slug}`)
  return found
}
const counted = async (what: string, values: unknown[] = []) =>
  Number((await app.asOwner<{ count: string }>(`select count(*) from ${what}`, values))[0]?.count)

let serial = 0
const adult = ({ id }: Plan, more: object = {}) => ({
  request_id: crypto.randomUUID(),
  kind: 'adult',
  first_name: 'Nuala',
  last_name: `Paperform${'abcdefghij'[(serial += 1) % 10]}${'abcdefghij'[Math.floor(serial / 10)]}`,
  date_of_birth: `${1950 + serial}-05-02`,
  email: `nuala${serial}@paper.example`,
  plan_ids: [id],
  is_signed: true,
  way: 'cash',
  ...more,
})
const child = (of: Plan, more: object = {}) => ({
  ...adult(of),
  kind: 'child',
  first_name: 'Cian',
  date_of_birth: '2017-03-14',
  guardian_first_name: 'Sorcha',
  guardian_last_name: 'Paperform',
  ...more,
})

describe('an adult from a paper form', () => {
  test('is a member at once, paid in cash, with an order, books, receipt and log, however often it is pressed', async () => {
    const senior = await plan('senior-player')
    const body = adult(senior, { total: senior.price })
    const pressed = await Promise.all([1, 2, 3].map(() => register(body)))
    expect(pressed.map(({ status, body: each }) => [status, each])).toEqual(
      pressed.map(() => [200, pressed[0]?.body]),
    )
    const { order_id: orderId, member_id: memberId } = pressed[0]?.body ?? {}
    expect(pressed[0]?.body).toMatchObject({ total: senior.price, first_name: 'Nuala', is_unfinished: true })
    expect(await whole(orderId)).toMatchObject({
      status: 'Completed',
      buyer: { first_name: 'Nuala', email: body.email },
      payments: [{ way: 'cash', status: 'paid', amount: senior.price, taken_by: 'Orla Fennick' }],
      ledger: [
        { kind: 'charge', account: 'cash', amount: senior.price },
        { kind: 'charge', amount: -senior.price },
      ],
    })
    const of = [clubId, memberId]
    expect(await counted(`memberships where club_id = $1 and member_id = $2 and status = 'active'`, of)).toBe(
      1,
    )
    expect(await counted(`users where email = $1`, [body.email])).toBe(1)
    expect(await counted(`outbox where recipient = $1 and effect_key like 'receipt:%'`, [body.email])).toBe(1)
    expect(
      await counted(
        `audit_events where club_id = $1 and kind = 'registered-by-hand' and detail ->> 'order_id' = $2`,
        [clubId, orderId],
      ),
    ).toBe(1)
  })
})

describe('a child with a guardian', () => {
  test('comes into a new account, or into one that is here; the family is not taken for two', async () => {
    const juvenile = await plan('juvenile-u8-u12')
    const body = child(juvenile)
    const first = await register(body)
    expect([first.status, first.body]).toMatchObject([200, { first_name: 'Cian', total: juvenile.price }])
    const found = await office('/registrations/holders', { search: body.email })
    const [holder] = found.body.items
    expect(holder).toMatchObject({
      first_name: 'Sorcha',
      people: [
        {
          member_id: first.body.member_id,
          first_name: 'Cian',
          date_of_birth: '2017-03-14',
          is_juvenile: true,
        },
      ],
    })
    const sister = {
      ...child(juvenile),
      first_name: 'Aoife',
      last_name: body.last_name,
      holder_id: holder.user_id,
      email: '',
    }
    const second = await register({ ...sister, date_of_birth: '2018-01-02' })
    expect(second.status).toBe(200)
    const relatives = await counted('related_people where user_id = $1', [holder.user_id])
    expect(relatives).toBe(2)
    // What the family has in its own cart is not touched.
    expect(await counted('carts where user_id = $1', [holder.user_id])).toBe(0)
    const again = await register({
      ...sister,
      request_id: crypto.randomUUID(),
      member_id: second.body.member_id,
    })
    expect([again.status, again.body.error_code]).toEqual([409, 'has_plan'])
    expect(again.body.message).toContain('already')
  })

  test('who is there by that name and birthday is shown before, and is another person only if that is said', async () => {
    const juvenile = await plan('juvenile-u8-u12')
    const twin = child(juvenile, { last_name: 'Double' })
    expect((await register(twin)).status).toBe(200)
    const other = child(juvenile, { last_name: 'Double', guardian_first_name: 'Nora' })
    const quote = await office('/registrations/quote', other)
    expect(quote.body).toMatchObject({
      total: juvenile.price,
      same: [{ first_name: 'Cian', last_name: 'Double', date_of_birth: '2017-03-14' }],
    })
    const warned = await register(other)
    expect([warned.status, warned.body.error_code, warned.body.message]).toEqual([
      409,
      'same_person',
      'There’s already a Cian Double, born 14/03/2017.',
    ])
    expect(await counted('users where email = $1', [other.email])).toBe(0)
    expect((await register({ ...other, is_somebody_else: true })).status).toBe(200)
  })

  test('owed on a day: nothing is in the books, it is due then, and can be paid by hand', async () => {
    const juvenile = await plan('youth-u13-u18')
    const body = child(juvenile, { date_of_birth: '2012-05-01', way: 'later', due_on: '2026-12-01' })
    const { status, body: done } = await register(body)
    expect(status).toBe(200)
    const order = await whole(done.order_id)
    expect(order).toMatchObject({
      status: 'Completed',
      total: juvenile.price,
      pay_later: juvenile.price,
      ledger: [],
    })
    expect(order.schedule).toMatchObject([{ due: '2026-12-01', amount: juvenile.price, status: 'planned' }])
    expect(await counted(`memberships where member_id = $1 and status = 'active'`, [done.member_id])).toBe(1)
  })
})

test('what the paper left open is asked of the family on their first page, until it is answered', async () => {
  const body = adult(await plan('senior-player'))
  const { body: done } = await register(body)
  const nuala = (await signIn(app, body.email, 'myaccount')).access_token
  const home = async () => {
    const reply = await ask(app, '/v2/member/home', undefined, { on: 'myaccount', as: nuala })
    return reply.body.clubs[0].unfinished
  }
  expect(await home()).toMatchObject([{ member_id: done.member_id, first_name: 'Nuala' }])
  await app.asOwner('update form_answers set is_unfinished = false where member_id = $1', [done.member_id])
  expect(await home()).toEqual([])
})

describe('V3 what the paper says besides', () => {
  /** A child who was put in, with the one form that is still open. */
  async function openForm() {
    const { body } = await register(child(await plan('juvenile-u8-u12'), { is_somebody_else: true }))
    const { items } = (await office(`/registrations/${body.member_id}/forms`)).body
    const path = `/registrations/${body.member_id}/forms/${items[0]?.form_id}`
    return { memberId: body.member_id as string, items, path, shown: (await office(path)).body }
  }
  const typed = ({ shown }: Awaited<ReturnType<typeof openForm>>, more: object = {}) => ({
    version: shown.form.version,
    ...answersFor(shown.form, { ...CHILD, first_name: 'Cian', last_name: 'Paperform', ...more }),
  })

  test('is typed in by the rules of the form: the coach can read it, the family is asked no more, and the log says who', async () => {
    const open = await openForm()
    expect(open.items).toHaveLength(1)
    expect(open.shown.person.first_name).toBe('Cian')
    expect(JSON.stringify(open.shown.answers)).toContain('Cian')
    const wrong = await office(open.path, typed(open, { emergency_contact_phone: '12' }))
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['emergency_contact_phone']])
    expect((await office(`/members/${open.memberId}`)).body).toMatchObject({ has_open_form: true })
    expect((await office(open.path, typed(open))).status).toBe(200)
    expect((await office(`/members/${open.memberId}`)).body).toMatchObject({
      has_open_form: false,
      has_guarded: true,
    })
    expect(
      await counted(`audit_events where kind = 'paper-answers-typed' and detail ->> 'person_id' = $1`, [
        open.memberId,
      ]),
    ).toBe(1)
    expect(await counted(`person_accesses where person_id = $1 and what = 'page'`, [open.memberId])).toBe(1)
    // What is said is said: only the family changes it.
    expect((await office(open.path)).status).toBe(404)
    expect((await office(open.path, typed(open))).status).toBe(404)
  })

  test('is not typed over what a family has told before of somebody’s health, and not for another club', async () => {
    const open = await openForm()
    await app.asOwner(`update form_answers set answers = $2 where member_id = $1 and is_unfinished`, [
      open.memberId,
      JSON.stringify(answersFor(open.shown.form, CHILD)),
    ])
    const refused = [await office(open.path), await office(open.path, typed(open))]
    expect(refused.map(({ status, body }) => [status, body.error_code])).toEqual(
      refused.map(() => [409, 'answered_before']),
    )
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
        where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
    )
    const as = (await signIn(app, 'hana@inishvarn.example', 'backoffice')).access_token
    const theirs = { 'x-account-id': app.parts.registry.idOf('inishvarn') ?? '' }
    const abroad = await ask(app, `/v2/backoffice${open.path}`, undefined, {
      on: 'backoffice',
      as,
      headers: theirs,
    })
    expect(abroad.status).toBe(404)
    const list = open.path.replace(/\/[^/]+$/, '')
    const listed = await ask(app, `/v2/backoffice${list}`, undefined, {
      on: 'backoffice',
      as,
      headers: theirs,
    })
    expect(listed.status).toBe(404)
  })
})

describe('nothing is written, and no place taken, where', () => {
  test.each<[string, (plans: Record<'senior' | 'juvenile' | 'camp', Plan>) => object, [number, string]]>([
    ['a plan is sold out', ({ camp }) => child(camp), [400, 'out_of_stock']],
    [
      'a child is too old',
      ({ juvenile }) => child(juvenile, { date_of_birth: '2010-01-01' }),
      [400, 'wrong_age'],
    ],
    ['a plan is for children', ({ juvenile }) => adult(juvenile), [400, 'wrong_kind']],
    ['a plan is for adults', ({ senior }) => child(senior), [400, 'wrong_kind']],
    ['nobody signed', ({ juvenile }) => child(juvenile, { is_signed: false }), [422, 'missing_consent']],
    ['the price is another', ({ senior }) => adult(senior, { total: 1 }), [409, 'price_changed']],
    [
      'the plan is none',
      ({ senior }) => adult({ ...senior, id: crypto.randomUUID() }),
      [400, 'not_on_offer'],
    ],
    ['the email is none', ({ senior }) => adult(senior, { email: 'nuala' }), [422, 'invalid_data']],
    [
      'it is somebody else’s email',
      ({ senior }) => adult(senior, { email: 'brid@home.example' }),
      [422, 'email_taken'],
    ],
    [
      'the account is of no member',
      ({ senior }) => adult(senior, { holder_id: crypto.randomUUID() }),
      [404, 'not_found'],
    ],
    [
      'the child is of another family',
      ({ juvenile }) => child(juvenile, { member_id: crypto.randomUUID() }),
      [404, 'not_found'],
    ],
  ])('%s', async (_, make, refused) => {
    const [senior, juvenile, camp] = await Promise.all(
      ['senior-player', 'juvenile-u8-u12', 'camp-week-1'].map(plan),
    )
    const people = () =>
      Promise.all(
        ['orders', 'memberships', 'users', 'related_people', 'carts'].map((table) => counted(table)),
      )
    const before = await people()
    if (!senior || !juvenile || !camp) throw new Error('The demo has these plans')
    const { status, body } = await register(make({ senior, juvenile, camp }))
    expect([status, body.error_code]).toEqual(refused)
    expect(await people()).toEqual(before)
  })

  test('a plan has closed', async () => {
    const senior = await plan('senior-player')
    await app.asOwner(`update plans set closes_at = '2020-01-01' where id = $1`, [senior.id])
    const { status, body } = await register(adult(senior))
    await app.asOwner('update plans set closes_at = null where id = $1', [senior.id])
    expect([status, body.error_code]).toEqual([400, 'closed'])
  })
})

test('whoever looks after people and not after money registers with “pay later”, and takes none', async () => {
  await app.asOwner(
    `insert into club_offices (club_id, user_id, office, given_at) select $1, id, 'registrar', now() from users where email = 'tadhg@dunvarra.example'`,
    [clubId],
  )
  const tadhg = (await signIn(app, 'tadhg@dunvarra.example', 'backoffice')).access_token
  const senior = await plan('senior-player')
  const refused = await register(adult(senior), tadhg)
  expect([refused.status, refused.body.error_code]).toEqual([403, 'forbidden'])
  expect((await register(adult(senior, { way: 'later', due_on: '2026-12-01' }), tadhg)).status).toBe(200)
  await app.asOwner(`delete from club_offices where club_id = $1`, [clubId])
})

test('of two who register the last place, one does', async () => {
  const camp = await plan('camp-week-2')
  await app.asOwner('update stock set remaining = 1 where id = $1', [camp.stock_id])
  const both = await Promise.all(
    [child(camp, { last_name: 'Lastone' }), child(camp, { last_name: 'Latecomer' })].map((body) =>
      register(body),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  const [stock] = await app.asOwner<{ remaining: number; reserved: number }>(
    'select remaining, reserved from stock where id = $1',
    [camp.stock_id],
  )
  expect(stock).toEqual({ remaining: 0, reserved: 0 })
})
