import { beforeEach, describe, expect, test } from 'vitest'
import type { OrderPayLinks } from '@clubhouse/contract/money/office/pay-links'
import type { PayLink } from '@clubhouse/contract/money/pay-links'
import { app, bought, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { CARDS } from '#testing/clients/checkout-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { ask } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-database.ts'

openAttempts()

const DAY_MS = 24 * 3600_000
let orla: ClubClient
beforeEach(async () => {
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
  await app.asOwner('delete from outbox')
  await app.parts.mailbox?.clear()
})

/** An order in instalments of which the next one is late. */
async function late(): Promise<{ orderId: string; amount: number }> {
  const orderId = await bought(await inInstalments())
  const [row] = await app.asOwner<{ amount: number }>(
    `update scheduled_payments set status = 'failed', try_at = null, due_on = '2026-07-01'
      where order_id = $1 and number = 2 returning amount`,
    [orderId],
  )
  return { orderId, amount: row?.amount ?? 0 }
}
/** What one opened form sends. */
const asking = () => ({ request_id: crypto.randomUUID() })
const office = async (orderId: string, payload?: object): Promise<OrderPayLinks> =>
  (await orla.ask(`/orders/${orderId}/pay-links`, payload)).body
/** The address in the newest mail. */
async function mailed(): Promise<string> {
  const texts = (await mailsTo(app, 'brid@home.example')).map(({ text }) => text)
  const found = /\/pay\/([\w-]+)\/([\w-]+)/.exec(texts.find((text) => text.includes('/pay/')) ?? '')
  return `/v2/store/dunvarra/pay-links/${found?.[1]}/${found?.[2]}`
}
const look = async (link: string): Promise<PayLink> => (await ask(app, link)).body
const begin = (link: string, amount: number) => ask(app, `${link}/payments`, { amount })
const settled = async (link: string): Promise<PayLink> => (await ask(app, `${link}/settled`, {})).body
const statuses = async (orderId: string) =>
  (
    await app.asOwner<{ status: string }>(
      'select status from scheduled_payments where order_id = $1 order by number',
      [orderId],
    )
  ).map(({ status }) => status)
async function sent() {
  const { orderId, amount } = await late()
  await office(orderId, asking())
  return { orderId, amount, link: await mailed() }
}

describe('a link to pay', () => {
  test('is mailed, shows what is owed without who owes it, and is paid without signing in', async () => {
    const { orderId, amount, link } = await sent()
    const { status, body, headers } = await ask(app, link)
    expect([status, body.state, body.amount]).toEqual([200, 'open', amount])
    expect(body.lines).toEqual([{ name: expect.any(String), due: '2026-07-01', amount }])
    expect(headers['cache-control']).toContain('no-store')
    expect(JSON.stringify(body)).not.toMatch(/Bríd|Hallaran|brid@|@/)
    const { body: begun } = await begin(link, amount)
    expect((await desk.confirm(begun.payment_token)).status).toBe(200)
    expect(await settled(link)).toMatchObject({ state: 'paid', amount: 0, lines: [] })
    expect((await statuses(orderId))[0]).toBe('paid')
    expect((await office(orderId)).links).toMatchObject([{ state: 'paid', amount }])
    const { captured, balance, refunded, unbalanced } = await desk.money()
    expect([balance, unbalanced]).toEqual([captured - refunded, 0])
  })

  test('the webhook alone settles it too, and a look or a begun payment holds up nobody', async () => {
    const { orderId, amount, link } = await sent()
    await look(link)
    const { body } = await begin(link, amount)
    expect((await look(link)).state).toBe('open')
    expect((await statuses(orderId))[0]).toBe('failed')
    await desk.confirm(body.payment_token)
    await desk.settle()
    await app.parts.sandbox?.webhooks.drain()
    await app.parts.webhooks.drain()
    expect((await look(link)).state).toBe('paid')
  })

  test('the card of whoever paid is not kept, and no later payment is taken from it', async () => {
    const { orderId, amount, link } = await sent()
    const before = await app.asOwner('select id from saved_methods')
    const { body } = await begin(link, amount)
    await desk.confirm(body.payment_token, CARDS.debit)
    await settled(link)
    const paid = await app.asOwner(
      `select kind, method_id, customer_id, status from payments where order_id = $1 and kind = 'link'`,
      [orderId],
    )
    expect(paid).toEqual([{ kind: 'link', method_id: null, customer_id: null, status: 'succeeded' }])
    expect(await app.asOwner('select id from saved_methods')).toEqual(before)
  })

  test('two tabs pay once, and another sum than what was shown is not begun', async () => {
    const { amount, link } = await sent()
    const [one, other] = await Promise.all([begin(link, amount), begin(link, amount)])
    expect(one.body.payment_token).toBe(other.body.payment_token)
    for (const wrong of [amount - 1, amount + 1])
      expect((await begin(link, wrong)).body.error_code).toBe('amount_changed')
    expect((await begin(link, 0)).status).toBe(422)
  })

  test('a refused card leaves it owed, and another card pays it', async () => {
    const { orderId, amount, link } = await sent()
    const { body } = await begin(link, amount)
    await desk.confirm(body.payment_token, CARDS.declined)
    expect((await settled(link)).state).toBe('open')
    expect((await statuses(orderId))[0]).toBe('failed')
    const again = await begin(link, amount)
    await desk.confirm(again.body.payment_token)
    expect((await settled(link)).state).toBe('paid')
  })

  test('while a bank is busy with it, it is on its way: nobody pays it a second time, and no new link asks for it', async () => {
    const { orderId, amount, link } = await sent()
    const { body } = await begin(link, amount)
    await app.asOwner(`update payments set status = 'processing' where order_id = $1 and kind = 'link'`, [
      orderId,
    ])
    expect(await look(link)).toMatchObject({ state: 'on_its_way', amount: 0, lines: [] })
    expect((await begin(link, amount)).body.error_code).toBe('not_open')
    expect((await office(orderId)).to_pay).toBeNull()
    expect((await orla.ask(`/orders/${orderId}/pay-links`, asking())).body.error_code).toBe('nothing_to_pay')
    expect((await office(orderId)).links).toMatchObject([{ state: 'on_its_way' }])
    await desk.confirm(body.payment_token)
    expect((await settled(link)).state).toBe('paid')
    const taken = await app.asOwner(`select status from payments where order_id = $1 and kind = 'link'`, [
      orderId,
    ])
    expect(taken).toEqual([{ status: 'succeeded' }])
  })

  test('a bank that refuses in the end leaves it owed, and the link takes it again', async () => {
    const { orderId, amount, link } = await sent()
    const { body } = await begin(link, amount)
    await app.asOwner(`update payments set status = 'processing' where order_id = $1 and kind = 'link'`, [
      orderId,
    ])
    await desk.confirm(body.payment_token, CARDS.declined)
    expect(await settled(link)).toMatchObject({ state: 'open', amount })
    expect((await begin(link, amount)).status).toBe(200)
  })

  test('paid in cash meanwhile, what the link took goes back whole', async () => {
    const { orderId, amount, link } = await sent()
    const { body } = await begin(link, amount)
    const [row] = await app.asOwner<{ id: string }>(
      'select id from scheduled_payments where order_id = $1 and number = 2',
      [orderId],
    )
    const cash = { payment_id: crypto.randomUUID(), way: 'cash', amount, note: '' }
    const recorded = await orla.ask(`/orders/${orderId}/payments`, {
      ...cash,
      scheduled_payment_ids: [row?.id],
    })
    expect(recorded.status, JSON.stringify(recorded.body)).toBe(200)
    await desk.confirm(body.payment_token)
    expect((await settled(link)).state).toBe('paid')
    await desk.settle()
    const [taken] = await app.asOwner<{ refunded: number }>(
      `select refunded from payments where order_id = $1 and kind = 'link'`,
      [orderId],
    )
    expect(taken?.refunded).toBe(amount)
  })
})

describe('who may not pay by it', () => {
  test('taken back, it shows nothing and takes nothing; a new one replaces it', async () => {
    const { orderId, amount, link } = await sent()
    const { links } = await office(orderId)
    const path = `/orders/${orderId}/pay-links/${links[0]?.link_id}`
    expect((await orla.ask(path, undefined, 'DELETE')).body.links).toMatchObject([{ state: 'taken_back' }])
    expect(await look(link)).toMatchObject({ state: 'taken_back', amount: 0, lines: [] })
    expect((await begin(link, amount)).body.error_code).toBe('not_open')
    await office(orderId, asking())
    await app.asOwner(
      `update pay_links set created_at = created_at + interval '1 second' where taken_back_at is null`,
    )
    expect((await office(orderId)).links.map(({ state }) => state)).toEqual(['open', 'taken_back'])
    const told = (await orla.audited('pay-link-%')).filter(({ detail }) => detail['order_id'] === orderId)
    expect(told.map(({ kind }) => kind).toSorted()).toEqual([
      'pay-link-sent',
      'pay-link-sent',
      'pay-link-taken-back',
    ])
  })

  test('taken back, what was begun by it ends at the gateway, too', async () => {
    const { orderId, amount, link } = await sent()
    const { body } = await begin(link, amount)
    const { links } = await office(orderId)
    await orla.ask(`/orders/${orderId}/pay-links/${links[0]?.link_id}`, undefined, 'DELETE')
    await desk.settle()
    expect((await desk.confirm(body.payment_token)).body.status).not.toBe('succeeded')
    expect((await statuses(orderId))[0]).toBe('failed')
  })

  test('a new link begins a payment of its own, not the one that ends with the old link', async () => {
    const { orderId, amount, link } = await sent()
    const before = await begin(link, amount)
    await app.parts.mailbox?.clear()
    await office(orderId, asking())
    const anew = await mailed()
    expect(anew).not.toBe(link)
    const after = await begin(anew, amount)
    expect(after.body.payment_token).not.toBe(before.body.payment_token)
    await desk.settle()
    await desk.confirm(after.body.payment_token)
    expect((await settled(anew)).state).toBe('paid')
  })

  test('two presses of one form are one mail, and the link in it works', async () => {
    const { orderId } = await late()
    const form = asking()
    const [first, second] = await Promise.all([office(orderId, form), office(orderId, form)])
    expect(first.links.map(({ state }) => state)).toEqual(['open'])
    expect(second.links).toEqual(first.links)
    expect(
      (await mailsTo(app, 'brid@home.example')).filter(({ text }) => text.includes('/pay/')),
    ).toHaveLength(1)
    expect(await look(await mailed())).toMatchObject({ state: 'open' })
    const other = await late()
    const answer = await orla.ask(`/orders/${other.orderId}/pay-links`, form)
    expect([answer.status, answer.body.error_code]).toEqual([409, 'idempotency_conflict'])
  })

  test('after a fortnight it has expired, and shows nothing', async () => {
    const { amount, link } = await sent()
    app.setClock(new Date(TEST_NOW.getTime() + 14 * DAY_MS + 3600_000))
    expect(await look(link)).toMatchObject({ state: 'expired', amount: 0, lines: [] })
    expect((await begin(link, amount)).body.error_code).toBe('not_open')
  })

  test('another key, another link or another club opens nothing', async () => {
    const { amount, link } = await sent()
    const wrong = [
      link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      link.replace(/pay-links\/[\w-]+/, `pay-links/${crypto.randomUUID()}`),
      link.replace('dunvarra', 'inishvarn'),
      link.slice(0, -1),
    ]
    for (const each of wrong)
      expect([(await ask(app, each)).status, (await begin(each, amount)).status]).toEqual([404, 404])
  })

  test('a link asks for what is late and not for what comes later; with nothing to pay none is sent', async () => {
    const orderId = await bought(await inInstalments())
    expect((await office(orderId)).to_pay).toBeNull()
    expect((await orla.ask(`/orders/${orderId}/pay-links`, asking())).body.error_code).toBe('nothing_to_pay')
    expect(await app.asOwner('select id from pay_links where order_id = $1', [orderId])).toEqual([])
  })

  test('an order without an email gets none', async () => {
    const { orderId } = await late()
    await app.asOwner(`update orders set email = '' where id = $1`, [orderId])
    expect((await orla.ask(`/orders/${orderId}/pay-links`, asking())).body.error_code).toBe('no_email')
  })

  test('another club’s officer neither sees nor sends nor takes back', async () => {
    const { orderId } = await sent()
    const [link] = (await office(orderId)).links
    await app.asOwner(
      `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'owner' from clubs c, users u
        where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example' on conflict do nothing`,
    )
    const hana = await openClubClient(app, { who: 'hana@inishvarn.example', club: 'inishvarn' })
    const path = `/orders/${orderId}/pay-links`
    const asked = [
      await hana.ask(path),
      await hana.ask(path, asking()),
      await hana.ask(`${path}/${link?.link_id}`, undefined, 'DELETE'),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
