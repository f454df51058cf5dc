import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfficeBankLine } from '@clubhouse/contract/money/office/bank'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { app, bought, clubId, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type BankClient, openBankClient, orderedAgain, type Owing } from '#testing/clients/bank-client.ts'
import { ask } from '#testing/sign-in.ts'

openAttempts()

let desk: BankClient
/** Each test pays with some of them, and none with the same. */
let owing: Owing[]
beforeAll(async () => {
  await orderedAgain(app, await bought(await inInstalments()), 70)
  owing = (await (await openBankClient(app)).owing()).filter(({ name }) => name.startsWith('Payer'))
})
beforeEach(async () => {
  desk = await openBankClient(app)
})

const HEAD = 'Date,Description,Amount,Balance'
const euro = (amount: number) => (amount / 100).toFixed(2)
const file = (...lines: string[]) => [HEAD, ...lines].join('\r\n')
const paid = ({ seq, amount }: Owing, day = '02/03/2026') => `${day},"TRANSFER, ${seq}",${euro(amount)},`
const taken = (count: number) => owing.splice(0, count)
const one = () => taken(1)[0] as Owing
const decide = (id: string, what: string, body: object = {}) => desk.call(`/lines/${id}/${what}`, body)
/** As the page that shows them sends it. */
const shown = (...lines: (OfficeBankLine | undefined)[]) => ({
  lines: lines.map((line) => ({
    line_id: line?.line_id,
    pays_id: line?.pays?.order_id ?? line?.pays?.payout_id,
  })),
})
const found = async (text: string) => (await desk.lines(`&filter=${encodeURIComponent(text)}`))[0]
const order = async (id: string): Promise<OfficeOrder> =>
  (
    await ask(app, `/v2/backoffice/orders/${id}`, undefined, {
      on: 'backoffice',
      as: desk.as,
      headers: { 'x-account-id': clubId },
    })
  ).body
const mailsTo = async (orderId: string) =>
  (
    await app.asOwner<{ key: string }>(`select effect_key as key from outbox where effect_key like $1`, [
      `receipt:${orderId}:%`,
    ])
  ).length
const books = (kind: string) =>
  app.asOwner<{ account: string; amount: number }>(
    `select e.account, sum(e.amount)::int as amount from ledger_transactions t join ledger_entries e
      on e.club_id = t.club_id and e.transaction_id = t.id where t.club_id = $1 and t.kind = $2 group by 1 order by 1`,
    [clubId, kind],
  )
const kindsLogged = async () =>
  (
    await app.asOwner<{ kind: string }>(
      `select distinct kind from audit_events where kind like 'bank-%' order by 1`,
    )
  ).map(({ kind }) => kind)

describe('a statement of two hundred lines', () => {
  test('is matched, confirmed at once, and uploaded again changes nothing', async () => {
    const certain = taken(40)
    const named = taken(10)
    const lines = [
      ...certain.map((each) => paid(each)),
      ...named.map(({ name, amount }) => `03/03/2026,${name.toUpperCase()} SUBS,${euro(amount)},`),
      ...Array.from({ length: 100 }, (_, at) => `04/03/2026,ESB BILL ${at},-${at + 1}.00,`),
      ...Array.from({ length: 50 }, (_, at) => `05/03/2026,LODGEMENT ${at},${at + 1}.11,`),
    ]
    const { status, body } = await desk.upload(file(...lines))
    expect([status, body]).toEqual([200, { lines: 200, added: 200, known: 0, certain: 50 }])
    expect(await desk.counts()).toEqual({ open: 100, certain: 50, recorded: 0, aside: 100, all: 200 })
    const before = await books('charge')
    expect((await desk.call('/lines/confirm', {})).body).toEqual({ confirmed: 50, left: 0 })
    expect(await desk.counts()).toEqual({ open: 50, certain: 0, recorded: 50, aside: 100, all: 200 })
    const sum = [...certain, ...named].reduce((total, { amount }) => total + amount, 0)
    const bank = (all: typeof before) => all.find(({ account }) => account === 'bank')?.amount ?? 0
    expect(bank(await books('charge')) - bank(before)).toBe(sum)
    // As a payment by hand: receipt, log and books of the order.
    const { order_id: id, amount } = certain[0] as Owing
    const whole = await order(id)
    expect(whole.payments.at(-1)).toMatchObject({
      way: 'transfer',
      amount,
      note: 'Bank statement, 02/03/2026',
    })
    expect(whole.log.map(({ kind }) => kind)).toEqual(['payment-recorded'])
    expect(await mailsTo(id)).toBe(1)

    const again = await desk.upload(file(...lines.toReversed()))
    expect(again.body).toEqual({ lines: 200, added: 0, known: 200, certain: 0 })
    expect((await desk.call('/lines/confirm', {})).body).toEqual({ confirmed: 0, left: 0 })
    expect(bank(await books('charge')) - bank(before)).toBe(sum)
    expect(await kindsLogged()).toEqual(['bank-file-uploaded'])
  })

  test('two of the same in a day are two lines, and the same two in the next statement', async () => {
    const same = '09/03/2026,RAFFLE,5.00,'
    expect((await desk.upload(file(same, same))).body).toMatchObject({ added: 2, known: 0 })
    expect((await desk.upload(file('08/03/2026,RAFFLE,5.00,', same, same))).body).toMatchObject({
      added: 1,
      known: 2,
    })
  })
})

/** All that was booked of lines set aside, as the books have it. */
const asideBooks = () =>
  app.asOwner<{ day: string; kind: string; account: string; amount: number }>(
    `select to_char(t.at at time zone 'Europe/Dublin', 'YYYY-MM-DD') as day, t.kind, e.account, e.amount::int as amount
      from ledger_transactions t join ledger_entries e on e.club_id = t.club_id and e.transaction_id = t.id
      where t.club_id = $1 and starts_with(t.effect_key, 'bank:') and t.at < '2026-01-07'
      order by t.at, t.kind desc, t.effect_key, e.line`,
    [clubId],
  )

describe('one line', () => {
  test('is confirmed once by three at a time, undone with a counter-entry, and is there to be decided again', async () => {
    const each = one()
    await desk.upload(file(paid(each, '10/03/2026')))
    const line = await found(String(each.seq))
    expect(line).toMatchObject({
      state: 'matched',
      why: 'number',
      pays: { order_id: each.order_id, is_known: false },
    })
    const pressed = await Promise.all([1, 2, 3].map(() => desk.call('/lines/confirm', shown(line))))
    expect(pressed.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ confirmed: 1, left: 0 })))
    expect((await order(each.order_id)).payments.filter(({ way }) => way === 'transfer')).toHaveLength(1)
    const undone = await decide(line?.line_id ?? '', 'undo')
    // Somebody said that it was wrong: nobody records it again without looking.
    expect(undone.body).toMatchObject({
      state: 'proposed',
      why: 'number',
      decided_by: null,
      decided_at: null,
    })
    expect((await desk.call('/lines/confirm', {})).body).toEqual({ confirmed: 0, left: 0 })
    expect((await desk.line(line?.line_id ?? '')).state).toBe('proposed')
    expect((await order(each.order_id)).payments.at(-1)).toMatchObject({ is_corrected: true })
    expect((await order(each.order_id)).log.map(({ kind }) => kind)).toContain('bank-line-undone')
    expect((await decide(line?.line_id ?? '', 'undo')).status).toBe(200)
  })

  test('of what was corrected on the page of its order is to be decided again', async () => {
    const each = one()
    await desk.upload(file(paid(each, '11/03/2026')))
    const line = await found(String(each.seq))
    await desk.call('/lines/confirm', shown(line))
    const { payment_id: paymentId } = (await order(each.order_id)).payments.at(-1) ?? { payment_id: '' }
    await ask(
      app,
      `/v2/backoffice/orders/${each.order_id}/payments/${paymentId}/correction`,
      { reason: 'Wrong order' },
      { on: 'backoffice', as: desk.as, headers: { 'x-account-id': clubId } },
    )
    expect((await desk.line(line?.line_id ?? '')).state).toBe('unmatched')
    expect((await decide(line?.line_id ?? '', 'aside', { reason: 'Sent back' })).body).toMatchObject({
      state: 'aside',
      reason: 'Sent back',
      decided_by: 'Orla Fennick',
    })
  })

  test('that names nobody is paid to the order that somebody chooses, if it comes to what that owes', async () => {
    const [right, wrong] = taken(2) as [Owing, Owing]
    await desk.upload(
      file(`12/03/2026,THANKS FROM GRANNY,${euro(right.amount)},`, '12/03/2026,TOO MUCH,999.99,'),
    )
    const line = await found('GRANNY')
    expect(line?.state).toBe('unmatched')
    const { orders } = (await desk.call(`/lines/${line?.line_id}?filter=${right.seq}`)).body
    expect(orders).toMatchObject([{ order_id: right.order_id, fits: true }])
    const chosen = await decide(line?.line_id ?? '', 'payment', { order_id: right.order_id })
    expect(chosen.body).toMatchObject({ state: 'recorded', why: 'chosen', pays: { order_seq: right.seq } })
    expect((await decide(line?.line_id ?? '', 'payment', { order_id: wrong.order_id })).status).toBe(409)
    const much = await found('TOO MUCH')
    const refused = await decide(much?.line_id ?? '', 'payment', { order_id: wrong.order_id })
    expect([refused.status, refused.body.error_code]).toEqual([422, 'amount_differs'])
    expect((await desk.line(much?.line_id ?? '')).state).toBe('unmatched')
  })

  test('that somebody had written down by hand is known, and records nothing again', async () => {
    const each = one()
    const whole = await order(each.order_id)
    const [first] = whole.later.filter(({ status }) => status === 'planned' || status === 'failed')
    await ask(
      app,
      `/v2/backoffice/orders/${each.order_id}/payments`,
      {
        payment_id: crypto.randomUUID(),
        way: 'transfer',
        amount: first?.amount,
        note: '',
        scheduled_payment_ids: [first?.scheduled_payment_id],
      },
      { on: 'backoffice', as: desk.as, headers: { 'x-account-id': clubId } },
    )
    await desk.upload(file(paid({ ...each, amount: first?.amount ?? 0 }, '13/11/2026')))
    const line = await found(String(each.seq))
    expect(line).toMatchObject({ state: 'matched', pays: { is_known: true } })
    await desk.call('/lines/confirm', shown(line))
    expect((await order(each.order_id)).payments.filter(({ way }) => way === 'transfer')).toHaveLength(1)
    expect(await kindsLogged()).toContain('bank-line-linked')
    expect((await decide(line?.line_id ?? '', 'undo')).body).toMatchObject({ state: 'proposed' })
    expect((await order(each.order_id)).payments.at(-1)).toMatchObject({ is_corrected: false })
  })

  test('of which the order was paid meanwhile is left, and the rest recorded', async () => {
    const [gone, there] = taken(2) as [Owing, Owing]
    await desk.upload(file(paid(gone, '14/03/2026'), paid(there, '14/03/2026')))
    await app.asOwner(`update scheduled_payments set status = 'paid' where order_id = $1`, [gone.order_id])
    const both = await Promise.all([gone, there].map(({ seq }) => found(String(seq))))
    expect((await desk.call('/lines/confirm', shown(...both))).body).toEqual({ confirmed: 1, left: 1 })
    expect((await found(String(gone.seq)))?.state).toBe('unmatched')
    expect((await found(String(there.seq)))?.state).toBe('recorded')
  })

  test('pays the order that was shown, or none: matched to another meanwhile, it is shown again', async () => {
    const [before, after] = taken(2) as [Owing, Owing]
    const text = `${before.seq} OR ${after.seq}`
    await app.asOwner(`update scheduled_payments set status = 'cancelled' where order_id = $1`, [
      after.order_id,
    ])
    await desk.upload(file(`16/03/2026,${text},${euro(before.amount)},`))
    const line = await found(text)
    expect(line).toMatchObject({ state: 'matched', pays: { order_id: before.order_id } })
    await app.asOwner(
      `update scheduled_payments set status = case when order_id = $1 then 'paid' else 'planned' end where order_id in ($1, $2)`,
      [before.order_id, after.order_id],
    )
    const refused = await desk.call('/lines/confirm', shown(line))
    expect([refused.status, refused.body.error_code]).toEqual([409, 'changed_meanwhile'])
    const now = await desk.line(line?.line_id ?? '')
    expect(now).toMatchObject({ state: 'matched', pays: { order_id: after.order_id } })
    expect((await order(after.order_id)).payments.filter(({ way }) => way === 'transfer')).toEqual([])
    expect((await desk.call('/lines/confirm', shown(now))).body).toEqual({ confirmed: 1, left: 0 })
    // Pressed once more on the old page, it is still not that order.
    expect((await desk.call('/lines/confirm', shown(line))).status).toBe(409)
  })

  test('is set aside, and brought back', async () => {
    await desk.upload(file('15/03/2026,HALL RENT BACK,44.44,'))
    const line = await found('HALL RENT')
    expect((await decide(line?.line_id ?? '', 'aside', { reason: '' })).status).toBe(422)
    expect((await decide(line?.line_id ?? '', 'aside', { reason: 'Not ours' })).body.state).toBe('aside')
    expect((await decide(line?.line_id ?? '', 'undo')).body.state).toBe('unmatched')
    const typed = await app.asOwner(`select 1 from audit_events where detail::text like '%Not ours%'`)
    expect(typed).toEqual([])
    expect(await kindsLogged()).toEqual([
      'bank-file-uploaded',
      'bank-line-linked',
      'bank-line-set-aside',
      'bank-line-undone',
    ])
  })

  test('V34 is set aside as a grant: the books have it on the day of the bank, and taken back, nothing of it', async () => {
    await desk.upload(file('05/01/2026,COUNTY GRANT,1500.00,', '06/01/2026,ACCOUNT FEE,-12.50,'))
    const [grant, fee] = [await found('COUNTY GRANT'), await found('ACCOUNT FEE')]
    const aside = { reason: 'County council', account: 'grants' }
    const set = await decide(grant?.line_id ?? '', 'aside', aside)
    expect(set.body).toMatchObject({ state: 'aside', reason: 'County council', account: 'grants' })
    // Pressed again it is booked once; as another, only after it was taken back.
    expect((await decide(grant?.line_id ?? '', 'aside', aside)).status).toBe(200)
    expect((await decide(grant?.line_id ?? '', 'aside', { ...aside, account: 'other' })).status).toBe(409)
    // What went out was set aside by itself, so it is only said what it was.
    expect(fee).toMatchObject({ state: 'aside', account: null })
    const charged = { reason: 'Quarterly fee', account: 'bank-charges' }
    expect((await decide(fee?.line_id ?? '', 'aside', charged)).body.account).toBe('bank-charges')
    expect(await asideBooks()).toEqual([
      { day: '2026-01-05', kind: 'set-aside', account: 'bank', amount: 150_000 },
      { day: '2026-01-05', kind: 'set-aside', account: 'income:grants', amount: -150_000 },
      { day: '2026-01-06', kind: 'set-aside', account: 'bank', amount: -1_250 },
      { day: '2026-01-06', kind: 'set-aside', account: 'costs:bank-charges', amount: 1_250 },
    ])
    const [said] = await app.asOwner<{ detail: Record<string, string> }>(
      `select detail from audit_events where kind = 'bank-line-set-aside' and detail ->> 'Amount' = '€1,500.00'`,
    )
    expect(said?.detail).toMatchObject({ Account: 'Grants', Amount: '€1,500.00' })

    expect((await decide(grant?.line_id ?? '', 'undo')).body).toMatchObject({
      state: 'unmatched',
      account: null,
    })
    expect((await decide(grant?.line_id ?? '', 'undo')).status).toBe(200)
    expect((await asideBooks()).filter(({ kind }) => kind === 'correction')).toEqual([
      { day: '2026-01-05', kind: 'correction', account: 'bank', amount: -150_000 },
      { day: '2026-01-05', kind: 'correction', account: 'income:grants', amount: 150_000 },
    ])
    await decide(grant?.line_id ?? '', 'aside', { ...aside, account: 'sponsorship' })
    const sums = new Map<string, number>()
    for (const { account, amount } of await asideBooks()) sums.set(account, (sums.get(account) ?? 0) + amount)
    expect(Object.fromEntries(sums)).toEqual({
      bank: 148_750,
      'income:grants': 0,
      'income:sponsorship': -150_000,
      'costs:bank-charges': 1_250,
    })
    expect((await decide(grant?.line_id ?? '', 'aside', { reason: 'x', account: 'yachts' })).status).toBe(422)
  })
})

test.each([
  ['', 'There’s nothing in this file'],
  ['Name,Colour\nA,Blue\n', 'We can’t find the date'],
])('what is no statement is refused in words: %j', async (text, words) => {
  const { status, body } = await desk.upload(text)
  expect([status, body.error_code]).toEqual([422, 'invalid_file'])
  expect(body.message).toContain(words)
})

test('another club sees none of it', async () => {
  const [line] = await desk.lines()
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'orla@dunvarra.example'`,
  )
  const there = await openBankClient(app, { club: 'inishvarn' })
  expect(await there.lines()).toEqual([])
  expect((await there.call(`/lines/${line?.line_id}`)).status).toBe(404)
  expect((await there.call(`/lines/${line?.line_id}/undo`, {})).status).toBe(404)
})
