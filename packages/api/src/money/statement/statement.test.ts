import { beforeEach, describe, expect, test } from 'vitest'
import { app, bought, clubId, desk, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import {
  anotherNight,
  compare,
  fetchNight,
  heard,
  linesOf,
  loseWebhooks,
  nextDay,
  openLines,
  overNight,
} from '#testing/clients/statement-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { compareClub } from './make-statements.ts'
import { readStatement } from './read-statement.queries.ts'

openAttempts()
// Each has a day of its own: what the gateway told of one it does not tell again.
beforeEach(nextDay)

const shop = () => {
  if (!app.parts.sandbox) throw new Error('The sandbox is not there')
  return app.parts.sandbox.desk
}
const booksOf = async (orderId: string) =>
  Object.fromEntries(
    (
      await app.asOwner<{ account: string; amount: number }>(
        `select e.account, sum(e.amount)::int as amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.order_id = $1 group by 1 having sum(e.amount) <> 0`,
        [orderId],
      )
    ).map(({ account, amount }) => [account, amount]),
  )
const refundsOf = (orderId: string) =>
  app.asOwner<object>(
    `select amount, status, is_made_at_provider as "atProvider", is_from_platform as "fromPlatform" from refunds where order_id = $1
      order by created_at`,
    [orderId],
  )
const paymentOf = async (orderId: string) => {
  const [row] = await app.asOwner<{ id: string; gatewayId: string }>(
    `select id, gateway_payment_id as "gatewayId" from payments where order_id = $1 and kind = 'checkout'`,
    [orderId],
  )
  return { id: row?.id ?? '', gatewayId: row?.gatewayId ?? '' }
}
const buy = async () => {
  return bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id)
}

test('a day on which everything is as it should be agrees, and a second look changes nothing', async () => {
  const orderId = await buy()
  const itemId = (await desk.order(orderId)).items[0]?.order_item_id ?? ''
  const back = { clubId, orderId, lines: [{ order_item_id: itemId, amount: 50_00 }], reason: 'Sick' }
  await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, { ...back, requestedBy: '00000000-0000-4000-8000-000000000001', now: app.parts.now() }),
  )
  await desk.settle()
  await overNight()
  expect(await linesOf(orderId)).toEqual([
    { kind: 'charge', state: 'agrees', amount: 180_00, finding: null },
    { kind: 'refund', state: 'agrees', amount: -50_00, finding: null },
  ])
  expect(await openLines()).toEqual([])
  const all = () =>
    app.asOwner(`select (select count(*) from statement_lines) as lines, (select count(*) from statements) as statements,
      (select count(*) from ledger_transactions) as booked, (select count(*) from refunds) as refunds`)
  const before = await all()
  // The same day is asked for once more, from its beginning.
  await app.asOwner(`update statement_pages set done_at = null, due_at = created_at - interval '1 hour'`)
  await fetchNight()
  await compare()
  expect(await all()).toEqual(before)
})

describe('what was done at the gateway’s own pages', () => {
  test('a refund is booked once, with its kind; less can go back, and the order’s page says so', async () => {
    const orderId = await buy()
    const { gatewayId } = await paymentOf(orderId)
    await shop().refundAtPages(gatewayId, 30_00)
    await loseWebhooks()
    expect(await booksOf(orderId)).toMatchObject({ gateway: 177_05 })
    await overNight()
    expect(await booksOf(orderId)).toMatchObject({ gateway: 147_05, 'sales:Plan': -150_00 })
    expect(await linesOf(orderId)).toMatchObject([{ state: 'agrees' }, { kind: 'refund', state: 'agrees' }])
    expect(await refundsOf(orderId)).toEqual([
      { amount: 30_00, status: 'done', atProvider: true, fromPlatform: false },
    ])
    await desk.signIn()
    expect(await desk.order(orderId)).toMatchObject({ refunded: 30_00, items: [{ refunded: 30_00 }] })
    const kinds = await app.asOwner(
      `select kind from ledger_transactions where order_id = $1 and kind like 'refund%'`,
      [orderId],
    )
    expect(kinds).toEqual([{ kind: 'refund-at-provider' }])
    const itemId = (await desk.order(orderId)).items[0]?.order_item_id ?? ''
    const all = await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId,
        reason: 'All of it',
        requestedBy: '00000000-0000-4000-8000-000000000001',
        lines: [{ order_item_id: itemId, amount: 150_01 }],
        now: app.parts.now(),
      }),
    )
    expect(all.ok).toBe(false)
  })

  test('all of it: the order is refunded', async () => {
    const orderId = await buy()
    await shop().refundAtPages((await paymentOf(orderId)).gatewayId, 180_00)
    await loseWebhooks()
    await overNight()
    await desk.signIn()
    expect(await desk.order(orderId)).toMatchObject({ status: 'Refunded', refunded: 180_00 })
    expect(await booksOf(orderId)).toMatchObject({ gateway: -2_95 })
  })

  test('of a club with an account of its own the platform paid it, and takes it of the club', async () => {
    await app.asOwner(`update clubs set on_behalf_of = 'acct_statement' where id = $1`, [clubId])
    const orderId = await buy()
    const { gatewayId } = await paymentOf(orderId)
    const has = async () => (await shop().balances()).accounts['acct_statement'] ?? 0
    const before = await has()
    await shop().refundAtPages(gatewayId, 30_00)
    expect(await has()).toBe(before)
    await loseWebhooks()
    await overNight()
    expect(await has()).toBe(before - 30_00)
    expect(await refundsOf(orderId)).toMatchObject([{ fromPlatform: true }])
    // What moved for it is of the next day, and agrees then.
    await anotherNight()
    await app.asOwner(`update clubs set on_behalf_of = null where id = $1`, [clubId])
    expect(await openLines()).toEqual([])
    expect(await linesOf(orderId)).toHaveLength(5)
  })

  test('a refund that is heard of while ours of the same sum is on its way doubles nothing', async () => {
    const orderId = await buy()
    const { gatewayId } = await paymentOf(orderId)
    const itemId = (await desk.order(orderId)).items[0]?.order_item_id ?? ''
    await app.parts.db.withClub(clubId, (tx) =>
      refundOrder(tx, {
        clubId,
        orderId,
        reason: 'Sick',
        requestedBy: '00000000-0000-4000-8000-000000000001',
        lines: [{ order_item_id: itemId, amount: 30_00 }],
        now: app.parts.now(),
      }),
    )
    await shop().refundAtPages(gatewayId, 30_00)
    // The webhook of the one that was made at the pages comes before ours was asked for.
    await app.parts.sandbox?.webhooks.drain()
    await app.parts.webhooks.drain()
    await overNight()
    await anotherNight()
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'done' }, { status: 'done' }])
    expect(await booksOf(orderId)).toMatchObject({ gateway: 117_05 })
    expect(await openLines()).toEqual([])
  })
})

test('a dispute whose webhook was lost is recorded, and so is its end', async () => {
  const orderId = await buy()
  const { disputeId } = await shop().openDispute((await paymentOf(orderId)).gatewayId, 'fraudulent')
  await loseWebhooks()
  expect(await booksOf(orderId)).not.toHaveProperty('disputed')
  await overNight()
  expect(await booksOf(orderId)).toMatchObject({ disputed: 180_00, gateway: -2_95 })
  await shop().closeDispute(disputeId, 'won')
  await loseWebhooks()
  await anotherNight()
  expect(await booksOf(orderId)).toMatchObject({ gateway: 177_05 })
  expect(await openLines()).toEqual([])
})

describe('after a restore', () => {
  test('a payment whose name was lost is found by ours, and completes its order', async () => {
    const cart = (await desk.fill(await desk.plan('senior-player'))).shopping_cart_id
    const { body } = await desk.checkOut(cart)
    await desk.confirm(body.payment_token)
    await loseWebhooks()
    await app.asOwner(
      `update payments set gateway_payment_id = null, payment_token = null, status = 'creating' where order_id = $1`,
      [body.order_id],
    )
    await app.asOwner(`update orders set expires_at = '2030-01-01' where id = $1`, [body.order_id])
    await overNight()
    await desk.signIn()
    expect(await desk.order(body.order_id)).toMatchObject({ status: 'Completed' })
    expect(await booksOf(body.order_id)).toMatchObject({ gateway: 177_05 })
    expect(await openLines()).toEqual([])
  })

  test('a payment whose order is gone is a line for the treasurer, until it was given back at the gateway', async () => {
    const orderId = await buy()
    const { gatewayId } = await paymentOf(orderId)
    await app.asOwner(
      `update sandbox_payments set own_payment_id = gen_random_uuid(), id = 'gone' where id = $1`,
      [gatewayId],
    )
    await overNight()
    const gone = { kind: 'charge', state: 'open', amount: 180_00, finding: 'order-gone' }
    // We have booked what the gateway has never heard of, too.
    const missing = { kind: 'charge', state: 'open', amount: 0, finding: 'missing' }
    expect(await openLines()).toEqual([gone, missing])
    expect(heard.filter((each) => each.includes('order-gone'))).toHaveLength(1)
    await shop().refundAtPages('gone', 180_00)
    await anotherNight()
    expect(await openLines()).toEqual([missing])
    await app.asOwner(`update statement_lines set state = 'agrees' where state = 'open'`)
  })
})

test('a refund that we gave up and that was made is booked once, on the line that it was asked for', async () => {
  const orderId = await buy()
  const itemId = (await desk.order(orderId)).items[0]?.order_item_id ?? ''
  await app.parts.db.withClub(clubId, (tx) =>
    refundOrder(tx, {
      clubId,
      orderId,
      reason: 'Sick',
      requestedBy: '00000000-0000-4000-8000-000000000001',
      lines: [{ order_item_id: itemId, amount: 40_00 }],
      now: app.parts.now(),
    }),
  )
  const [refund] = await app.asOwner<{ id: string }>('select id from refunds where order_id = $1', [orderId])
  // Made, and the answer was lost; then whoever asked was told that it cannot be.
  const { gatewayId: paymentId } = await paymentOf(orderId)
  const key = `refund:${refund?.id}`
  await app.parts.gateway.refund({ key, paymentId, amount: 40_00, account: null, isOurs: false })
  await loseWebhooks()
  await app.asOwner(`update payment_effects set failed_at = now() where effect_key = $1`, [key])
  await app.asOwner(`update refunds set status = 'failed', failed_at = now() where id = $1`, [refund?.id])
  await app.asOwner(`update order_items set refunded = 0 where id = $1`, [itemId])
  await overNight()
  expect(await refundsOf(orderId)).toEqual([
    { amount: 40_00, status: 'done', atProvider: false, fromPlatform: false },
  ])
  expect(await booksOf(orderId)).toMatchObject({ gateway: 137_05 })
  await desk.signIn()
  expect(await desk.order(orderId)).toMatchObject({ refunded: 40_00, items: [{ refunded: 40_00 }] })
  expect(await openLines()).toEqual([])
})

test('what cannot be explained is told once, and closes when it agrees', async () => {
  const orderId = await bought(await inInstalments())
  await app.asOwner(
    `insert into sandbox_transfers (id, key, payment_id, account, amount, created_at)
      select 'str_foreign', 'foreign', gateway_payment_id, 'acct_x', 100, $2 from payments where order_id = $1 and kind = 'checkout'`,
    [orderId, app.parts.now()],
  )
  await overNight()
  expect(await openLines()).toEqual([{ kind: 'transfer', state: 'open', amount: -100, finding: 'moved' }])
  await compare()
  expect(heard.filter((each) => each.includes('str_foreign:moved'))).toHaveLength(1)
  await app.asOwner(
    `insert into transfers (club_id, id, payment_id, account, amount, status, gateway_id, created_at)
      select club_id, gen_random_uuid(), id, 'acct_x', 100, 'done', 'str_foreign', created_at from payments where order_id = $1
      and kind = 'checkout'`,
    [orderId],
  )
  await compare()
  expect(await openLines()).toEqual([])
})

test('a gateway that does not tell is asked again, and in the end the day is said to have failed', async () => {
  await shop().setFaults({ movements: { status: 500 } })
  await fetchNight()
  const newest = () =>
    app.asOwner(
      `select has_failed as "hasFailed" from statements where club_id = $1 order by day desc limit 1`,
      [clubId],
    )
  expect(await newest()).toEqual([{ hasFailed: false }])
  await app.asOwner(
    `update statement_pages set created_at = created_at - interval '1 day', due_at = created_at - interval '1 hour' where done_at is null`,
  )
  await fetchNight()
  expect(await newest()).toEqual([{ hasFailed: true }])
  expect(heard.filter((said) => said.includes('could not be fetched'))).toHaveLength(1)
  await shop().setFaults({})
  await nextDay()
  const orderId = await buy()
  await overNight()
  expect(await newest()).toEqual([{ hasFailed: false }])
  expect(await linesOf(orderId)).toMatchObject([{ kind: 'charge', state: 'agrees' }])
})

test('a treasurer reads how it stands and what differs; another club has nothing of it', async () => {
  const asked = async (email = 'orla@dunvarra.example', account = clubId) => {
    const { access_token: as } = await signIn(app, email, 'backoffice')
    return ask(app, '/v2/backoffice/statement', undefined, {
      on: 'backoffice',
      as,
      headers: { 'x-account-id': account },
    })
  }
  const orderId = await buy()
  await overNight()
  expect((await asked()).body).toMatchObject({
    provider: 'sandbox',
    state: 'agrees',
    currency: 'EUR',
    lines: [],
  })
  expect((await asked()).body.recent.lines).toBeGreaterThan(0)
  await nextDay()
  const { id, gatewayId } = await paymentOf(orderId)
  await app.asOwner(
    `insert into sandbox_transfers (id, key, payment_id, account, amount, created_at) values ('str_odd', 'odd', $1, 'acct_x', 700, $2)`,
    [gatewayId, app.parts.now()],
  )
  await overNight()
  const { body } = await asked()
  const { order_seq: seq } = await desk.signIn().then(() => desk.order(orderId))
  expect(body).toMatchObject({ state: 'differs', agrees_until: expect.any(String) })
  expect(body.lines).toMatchObject([
    {
      kind: 'transfer',
      finding: 'moved',
      amount: -7_00,
      booked: null,
      reference: 'str_odd',
      order_id: orderId,
      order_seq: seq,
    },
  ])
  expect(body.days.at(-1)).toMatchObject({ is_compared: true, open: 1 })
  const others = app.parts.registry.idOf('inishvarn') ?? ''
  expect((await asked('orla@dunvarra.example', others)).status).toBe(404)
  const [other] = await app.asOwner(
    `select count(*)::int as lines from statement_lines where club_id = $1 and state <> 'agrees'`,
    [others],
  )
  expect(other).toEqual({ lines: 0 })
  await app.asOwner(
    `insert into transfers (club_id, id, payment_id, account, amount, status, gateway_id, created_at)
      values ($1, gen_random_uuid(), $2, 'acct_x', 700, 'done', 'str_odd', now())`,
    [clubId, id],
  )
  await compare()
})

test('while the first day is compared nothing is said to agree; after it, what was compared before', async () => {
  const { db, now, gateway } = app.parts
  const [other] = await app.asOwner<{ id: string }>("select id from clubs where slug = 'inishvarn'")
  const club = other?.id ?? ''
  const read = () => db.withClub(club, (tx) => readStatement(tx, { clubId: club, gateway, now: now() }))
  const fetched = async (daysAgo: number, isCompared: boolean) => {
    const [since, until] = [daysAgo, daysAgo - 1].map((days) => new Date(now().getTime() - days * 86_400_000))
    await app.asOwner(
      `insert into statements (club_id, day, since, until, has_failed, made_at, compared_at) values ($1, $2, $3, $4, false, $4, $5)`,
      [club, since?.toISOString().slice(0, 10), since, until, isCompared ? until : null],
    )
    return since?.toISOString()
  }
  await app.asOwner('delete from statements where club_id = $1', [club])
  const since = await fetched(1, false)
  expect(await read()).toMatchObject({ state: 'checking', agrees_until: null })
  await fetched(2, true)
  expect(await read()).toMatchObject({ state: 'checking', agrees_until: since })
})

test('a look that nobody came to for an hour is made all the same', async () => {
  const orderId = await buy()
  await shop().refundAtPages((await paymentOf(orderId)).gatewayId, 30_00)
  await loseWebhooks()
  await fetchNight()
  await app.parts.db.withClub(clubId, (tx) => compareClub(tx, clubId, app.parts.now(), () => undefined))
  app.setClock(new Date(app.parts.now().getTime() + 60 * 60_000))
  await compare()
  expect(await linesOf(orderId)).toMatchObject([{ state: 'agrees' }, { kind: 'refund', state: 'agrees' }])
  expect(await refundsOf(orderId)).toMatchObject([{ amount: 30_00, status: 'done', atProvider: true }])
})

test('by the clock alone: fetched at two, compared within minutes, and one club’s trouble stops no other', async () => {
  const orderId = await buy()
  await shop().refundAtPages((await paymentOf(orderId)).gatewayId, 30_00)
  await loseWebhooks()
  const later = (minutes: number) => app.setClock(new Date(app.parts.now().getTime() + minutes * 60_000))
  later(15 * 60)
  await app.asOwner(`create function trouble() returns trigger language plpgsql as $$ begin
    if new.club_id <> '${clubId}' and new.compared_at is not null then raise 'trouble'; end if; return new; end $$`)
  await app.asOwner(
    `create trigger trouble before update on statements for each row execute function trouble()`,
  )
  await desk.settle()
  later(10)
  await desk.settle()
  await app.asOwner('drop trigger trouble on statements')
  expect(await linesOf(orderId)).toMatchObject([{ state: 'agrees' }, { kind: 'refund' }])
  later(10)
  await desk.settle()
  expect(await linesOf(orderId)).toMatchObject([{ state: 'agrees' }, { kind: 'refund', state: 'agrees' }])
  expect(await app.asOwner('select 1 from statements where compared_at is null and not has_failed')).toEqual(
    [],
  )
})
