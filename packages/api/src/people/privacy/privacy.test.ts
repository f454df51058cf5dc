import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '@clubhouse/demo/world/people'
import { type CheckoutClient, openCheckoutClient, CARDS } from '#testing/clients/checkout-client.ts'
import { openInboxClient, writeToClub } from '#testing/clients/inbox-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { ERASED } from '#money/orders/people.ts'
import { erasePeople } from './erase-people.ts'

let app: TestApp
let desk: CheckoutClient
let as: string
const BRID = 'brid@home.example'
const KWAME = 'kwame@home.example'
const PROOF = { current_password: DEMO_PASSWORD }
const MESSAGES = 'Messages you wrote to the club'
const FORTNIGHT_MS = 14 * 24 * 3_600_000

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  const cart = await desk.fill(await desk.plan('senior-player'))
  const [line] = cart.items
  await desk.pay(
    cart.shopping_cart_id,
    line?.shopping_cart_item ?? '',
    line?.payment_options[0]?.payment_option_id ?? null,
  )
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token, CARDS.good)
  await desk.order(body.order_id)
  await desk.settle()
  const message = await writeToClub(app, 'May I pay in cash?', { sender: 'Bríd Hallaran', email: BRID })
  await (await openInboxClient(app)).answer(message, { content: 'Of course.' })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setClock(TEST_NOW)
  as = (await signIn(app, BRID, 'myaccount')).access_token
})

const own = (path: string, payload?: object, method?: 'DELETE', token = as) =>
  ask(app, path, payload, { on: 'myaccount', as: token, ...(method && { method }) })

async function download(token: string, proof: object) {
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/v2/member/data',
    headers: { host: hostOf('myaccount'), authorization: `Bearer ${token}` },
    payload: proof,
  })
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload }
}

describe('the download', () => {
  test('holds what there is of somebody, for programs and for people, and no secret', async () => {
    const { status, headers, bytes } = await download(as, PROOF)
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    expect(String(headers['content-disposition'])).toContain('my-data-')
    const files = unzipSync(new Uint8Array(bytes))
    expect(Object.keys(files)).toEqual(['data.json', 'index.html'])
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data['Your details'][0]).toMatchObject({ email: BRID, first_name: 'Bríd' })
    expect(data['Your family'].map(({ first_name }: { first_name: string }) => first_name)).toContain('Fiadh')
    for (const chapter of ['Orders', 'Payments', 'Memberships', 'Answers to forms', MESSAGES])
      expect([chapter, data[`Dunvarra Rovers FC: ${chapter}`].length > 0]).toEqual([chapter, true])
    expect(data[`Dunvarra Rovers FC: ${MESSAGES}`]).toMatchObject([
      { content: 'May I pay in cash?', answers: [{ content: 'Of course.' }] },
    ])
    for (const chapter of ['Your sign-ins', 'Terms you accepted', 'Cards you keep'])
      expect([chapter, data[chapter].length > 0]).toEqual([chapter, true])
    const page = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(page).toContain('Your family')
    const whole = JSON.stringify(data) + page
    for (const secret of ['argon2', 'password_hash', 'confirm_hash', 'public_key', 'undo'])
      expect(whole).not.toContain(secret)
  })

  test('what somebody typed is text in the page, and nothing else', async () => {
    await app.asOwner(`update users set mobile = '<script>alert(1)</script>' where email = $1`, [BRID])
    const { bytes } = await download(as, PROOF)
    const page = strFromU8(unzipSync(new Uint8Array(bytes))['index.html'] ?? new Uint8Array())
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
    await app.asOwner('update users set mobile = null where email = $1', [BRID])
  })

  test.each([{}, { current_password: 'wrong' }])('%j is no proof', async (proof) => {
    expect((await download(as, proof)).status).toBe(422)
  })

  test('another family’s holds nothing of this one; and a sixth in a day is refused', async () => {
    const stranger = (await signIn(app, KWAME, 'myaccount')).access_token
    const { bytes } = await download(stranger, PROOF)
    const all = Object.values(unzipSync(new Uint8Array(bytes)))
      .map((file) => strFromU8(file))
      .join('')
    expect(all).not.toMatch(/Hallaran|Bríd|brid@|Fiadh/)
    for (let time = 2; time <= 5; time += 1) expect((await download(stranger, PROOF)).status).toBe(200)
    expect((await download(stranger, PROOF)).status).toBe(429)
  })
})

describe('an erasure', () => {
  const settle = () =>
    app.asOwner(`update scheduled_payments set status = 'cancelled' where status <> 'paid'`)
  const erase = () =>
    app.parts.db.withPlatform((tx) => erasePeople(tx, app.parts.clock.now(), app.parts.personTables))

  test('waits for what is still to be paid, and says so', async () => {
    const { body } = await own('/v2/member/erasure')
    expect(body.open_payments).toEqual([
      expect.objectContaining({ club: 'Dunvarra Rovers FC', currency: 'EUR' }),
    ])
    expect(body.goes_along).toContain('Fiadh')
    const refused = await own('/v2/member/erasure', PROOF)
    expect([refused.status, refused.body.error_code]).toEqual([409, 'open_payments'])
    expect(await app.asOwner('select 1 from erasures')).toEqual([])
  })

  test('is not for the only owner of a club, nor without a proof', async () => {
    const [owner] = await app.asOwner<{ email: string }>(
      `select u.email from users u join club_roles r on r.user_id = u.id where r.role = 'owner' and not exists
        (select from club_roles o where o.club_id = r.club_id and o.role = 'owner' and o.user_id <> u.id) limit 1`,
    )
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select r.club_id, r.user_id, 'member' from club_roles r
        join users u on u.id = r.user_id where u.email = $1 limit 1 on conflict do nothing`,
      [owner?.email],
    )
    const token = (await signIn(app, owner?.email ?? '', 'myaccount')).access_token
    const refused = await own('/v2/member/erasure', PROOF, undefined, token)
    expect([refused.status, refused.body.error_code]).toEqual([409, 'only_owner'])
    expect((await own('/v2/member/erasure', {})).status).toBe(422)
  })

  test('signs out everywhere and can be called off for a fortnight', async () => {
    await settle()
    const elsewhere = (await signIn(app, BRID)).access_token
    expect((await own('/v2/member/erasure', PROOF)).status).toBe(200)
    expect((await ask(app, '/v2/user', undefined, { as: elsewhere })).status).toBe(401)
    expect((await own('/v2/user')).status).toBe(401)
    expect((await mailsTo(app, BRID))[0]?.subject).toMatch(/^Your account will be deleted on/)
    app.setClock(new Date(TEST_NOW.getTime() + FORTNIGHT_MS - 60_000))
    await erase()
    const back = (await signIn(app, BRID, 'myaccount')).access_token
    expect((await own('/v2/member/erasure', undefined, 'DELETE', back)).status).toBe(200)
    app.setClock(new Date(TEST_NOW.getTime() + FORTNIGHT_MS + 3_600_000))
    await erase()
    expect(await userIdOf(app, BRID)).toBeTruthy()
  })

  /** A letter of a list that she got, and her mailbox, which took no more. */
  /** Her club has her on a list that it brought along, as the guardian of somebody. */
  const listBrid = () =>
    app.asOwner(
      `with list as (insert into people_imports (club_id, id, filename, state, headings, mapping, encoding, created_at)
          select id, gen_random_uuid(), 'people.csv', 'done', '[]', '[]', 'UTF-8', now() from clubs where slug = 'dunvarra'
          returning club_id, id)
        insert into people_import_lines (club_id, import_id, line, cells, state, problems, person)
          select club_id, id, 2, jsonb_build_array('Fiadh', 'Hallaran', $1::text), 'here', '[]',
            jsonb_build_object('guardian', jsonb_build_object('email', $1::text)) from list`,
      [BRID],
    )
  const writeToBrid = (userId: string) =>
    app.asOwner(
      `with list as (select club_id, id from distribution_lists order by name limit 1),
        letter as (insert into mailings (club_id, id, list_id, subject, content, created_at)
          select club_id, gen_random_uuid(), id, 'Sunday', '', now() from list returning club_id, id, list_id),
        reader as (insert into mailing_recipients (club_id, id, mailing_id, list_id, address, person_id, first_name, last_name, why)
          select club_id, gen_random_uuid(), id, list_id, $1, $2, 'Bríd', 'Hallaran', '[]' from letter)
        insert into set_aside_addresses (club_id, id, address, reason, created_at)
          select club_id, gen_random_uuid(), $1, 'smtp 550', now() from list`,
      [BRID, userId],
    )

  test('keeps the ledger to the cent and the members’ names, and nothing else that names them in any table', async () => {
    await settle()
    const userId = await userIdOf(app, BRID)
    const before = await books()
    const members = await app.asOwner('select first_name, last_name, plan_id from memberships order by id')
    await writeToBrid(userId)
    await listBrid()
    const [customer] = await app.asOwner<{ id: string }>(
      `select customer_id as id from gateway_customers where user_id = $1`,
      [userId],
    )
    expect(customer).toBeDefined()
    await own('/v2/member/erasure', PROOF)
    app.setClock(new Date(TEST_NOW.getTime() + FORTNIGHT_MS + 3_600_000))
    // An instalment that came back meanwhile keeps the account until it is settled.
    await app.asOwner(`update scheduled_payments set status = 'failed' where status = 'cancelled'`)
    await erase()
    expect(await userIdOf(app, BRID)).toBe(userId)
    await settle()
    await erase()
    expect(await app.asOwner('select 1 from users where email = $1', [BRID])).toEqual([])
    expect(await books()).toEqual(before)
    // M26 What the gateway knew of them goes, and then we have forgotten whose it was.
    await app.parts.jobs.runDue()
    expect(await app.asOwner('select 1 from sandbox_customers where id = $1', [customer?.id])).toEqual([])
    expect(await app.asOwner('select 1 from sandbox_methods where customer_id = $1', [customer?.id])).toEqual(
      [],
    )
    expect(await app.asOwner(`select customer_id from customer_removals where done_at is not null`)).toEqual([
      { customer_id: '' },
    ])
    expect(await app.asOwner('select first_name, last_name, plan_id from memberships order by id')).toEqual(
      members,
    )
    const orders = await app.asOwner('select distinct first_name, email from orders where email = $1', [
      ERASED.email,
    ])
    expect(orders).toEqual([{ first_name: ERASED.firstName, email: ERASED.email }])
    expect(await tablesThatName([BRID])).toEqual([])
    expect(await app.asOwner('select 1 from message_replies')).toEqual([])
    // An id that leads to nobody but the member whom the club knows, and whom its other software is told to forget.
    expect(await tablesThatName([userId])).toEqual([
      'club_people',
      'form_answers',
      'memberships',
      'order_items',
      'record_removals',
    ])
    const names = await tablesThatName(['Bríd,Hallaran', 'Fiadh,Hallaran'])
    // The list of members says what the memberships say.
    expect(names.filter((name) => !['memberships', 'club_people'].includes(name))).toEqual([])
    const kept = await app.asOwner(
      'select 1 from club_people where id = $1 and coalesce(email, born, corrected_born) is not null',
      [userId],
    )
    expect(kept).toEqual([])
  })

  /** Every amount that was booked, and every order, payment and refund. */
  const books = () =>
    app.asOwner(
      `select (select md5(string_agg(e::text, '|' order by e::text)) from ledger_entries e) as ledger,
        (select sum(total) from orders) as orders, (select sum(amount) from payments) as payments`,
    )

  /** The sandbox stands for the gateway, which keeps books of its own. */
  async function tablesThatName(words: string[]): Promise<string[]> {
    const tables = await app.asOwner<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'sandbox%' order by 1`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const pattern = words.map((word) => word.replaceAll('.', '\\.')).join('|')
      const rows = await app.asOwner(`select 1 from "${name}" t where t::text ~ $1 limit 1`, [pattern])
      if (rows.length > 0) found.push(name)
    }
    return found
  }
})
