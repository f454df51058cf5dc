import { beforeEach, describe, expect, test } from 'vitest'
import type { OfficePayout, Payout } from '@clubhouse/contract/money/office/payouts'
import type { GatewayPayout } from '#providers/payments/port.ts'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { type BankClient, openBankClient } from '#testing/clients/bank-client.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { payoutsAsked, writePayouts } from './write-payouts.ts'

openAttempts()

let treasurer: string
let bank: BankClient
const comeIn = async () => {
  treasurer = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
  bank = await openBankClient(app)
}
beforeEach(comeIn)

const office = (path: string, body?: object) =>
  ask(app, `/v2/backoffice/payouts${path}`, body, {
    on: 'backoffice',
    as: treasurer,
    headers: { 'x-account-id': clubId },
  })
const list = async (): Promise<Payout[]> => (await office('')).body.items
const bookedFor = (kind: string) =>
  app.asOwner<{ account: string; amount: number }>(
    `select e.account, sum(e.amount)::int as amount from ledger_transactions t join ledger_entries e
      on e.club_id = t.club_id and e.transaction_id = t.id
      where t.club_id = $1 and t.kind = $2 and t.order_id is null group by 1 order by 1`,
    [clubId, kind],
  )

const sentAs = (payoutId: string, more: Partial<GatewayPayout> = {}): GatewayPayout => ({
  payoutId,
  status: 'paid',
  amount: 1234,
  currency: 'eur',
  arrivesOn: '2026-11-20',
  parts: [],
  createdAt: new Date('2026-11-18T00:00:00Z'),
  ...more,
})
const write = (payout: GatewayPayout) =>
  app.parts.db.withClub(clubId, (tx) => writePayouts(tx, clubId, [payout], app.parts.now()))

describe('what the card provider sends', () => {
  test('is fetched once, made of its charges, and is in the bank when its line is confirmed', async () => {
    const cart = (await desk.fill(await desk.plan('camp-week-2'))).shopping_cart_id
    const orderId = await bought(cart)
    expect((await office('/fetch', {})).body).toEqual({ fetched: 0, added: 0 })
    app.setClock(new Date(TEST_NOW.getTime() + 14 * 86_400_000))
    await comeIn()
    expect((await office('/fetch', {})).body).toEqual({ fetched: 1, added: 1 })
    expect((await office('/fetch', {})).body).toEqual({ fetched: 1, added: 0 })
    const [payout] = await list()
    if (!payout) throw new Error('nothing was sent')
    const whole: OfficePayout = (await office(`/${payout.payout_id}`)).body
    expect(payout).toMatchObject({ status: 'paid', is_in_bank: false, other: 0 })
    expect(payout.gross - payout.refunded - payout.fees).toBe(payout.net)
    expect(whole.parts.map(({ order_id: id }) => id)).toContain(orderId)
    expect(whole.parts.reduce((sum, { amount, fee }) => sum + amount - fee, 0)).toBe(payout.net)

    const [year, month, day] = payout.arrives_on.split('-')
    const line = `${day}/${month}/${year},CARD PAYMENTS,${(payout.net / 100).toFixed(2)}`
    await bank.upload(`Date,Description,Amount\n${line}\n`)
    const [matched] = await bank.lines('&filter=CARD')
    expect(matched).toMatchObject({ state: 'matched', why: 'payout', pays: { payout_id: payout.payout_id } })
    const ids = { lines: [{ line_id: matched?.line_id, pays_id: payout.payout_id }] }
    await Promise.all([1, 2].map(() => bank.call('/lines/confirm', ids)))
    const entries = [
      { account: 'bank', amount: payout.net },
      { account: 'gateway', amount: -payout.net },
    ]
    expect(await bookedFor('payout')).toEqual(entries)
    expect((await list())[0]?.is_in_bank).toBe(true)
    const log = await app.asOwner<{ kind: string }>(
      `select distinct kind from audit_events where kind like 'payout%' order by 1`,
    )
    expect(log.map(({ kind }) => kind)).toEqual(['payout-arrived', 'payouts-fetched'])

    await bank.call(`/lines/${matched?.line_id}/undo`, {})
    expect(await bookedFor('correction')).toEqual(entries.map((each) => ({ ...each, amount: -each.amount })))
    await bank.call('/lines/confirm', ids)
    expect((await bookedFor('payout'))[0]?.amount).toBe(payout.net * 2)
  })

  test('fees that are of no charge are booked once; one that fails later says so', async () => {
    const sent: GatewayPayout = {
      payoutId: 'po_1',
      status: 'on-its-way',
      amount: 9300,
      currency: 'eur',
      arrivesOn: '2026-11-20',
      createdAt: new Date('2026-11-18T00:00:00Z'),
      parts: [
        { partId: 'txn_1', kind: 'charge', chargeId: 'ch_1', amount: 10_000, fee: 175 },
        { partId: 'txn_2', kind: 'refund', chargeId: 'ch_0', amount: -300, fee: 0 },
        { partId: 'txn_3', kind: 'fee', chargeId: null, amount: -225, fee: 0 },
      ],
    }
    const before = await bookedFor('fee')
    expect([await write(sent), await write({ ...sent, status: 'failed' })]).toEqual([1, 0])
    const [found] = (await list()).filter(({ net }) => net === 9300)
    expect(found).toMatchObject({ gross: 10_000, refunded: 300, fees: 400, other: 0, status: 'failed' })
    const fees = async () => (await bookedFor('fee')).find(({ account }) => account === 'fees')?.amount ?? 0
    expect((await fees()) - (before.find(({ account }) => account === 'fees')?.amount ?? 0)).toBe(225)
  })

  test('is asked for again until nothing is new, from what is not written down yet', async () => {
    const asked = () =>
      app.asOwner<{ key: string }>(`select effect_key as key from payment_effects where kind = 'payouts'`)
    const before = (await asked()).length
    expect([await write(sentAs('po_3')), await write(sentAs('po_3'))]).toEqual([1, 0])
    expect((await asked()).length - before).toBe(1)
    const { known } = await app.parts.db.withClub(clubId, (tx) => payoutsAsked(tx, clubId))
    expect(known.has('po_3')).toBe(true)
  })

  test('one that fails after its line was recorded is in the bank no more, and its line says so', async () => {
    const amount = 43_21
    await write(sentAs('po_4', { amount }))
    await bank.upload(`Date,Description,Amount\n20/11/2026,CAME AND WENT,43.21\n`)
    const [line] = await bank.lines('&filter=WENT')
    const lines = [{ line_id: line?.line_id, pays_id: line?.pays?.payout_id }]
    const corrected = async () =>
      (await bookedFor('correction')).find(({ account }) => account === 'bank')?.amount ?? 0
    const [before, open] = [await corrected(), (await bank.counts())['open'] ?? 0]
    expect((await bank.call('/lines/confirm', { lines })).body).toEqual({ confirmed: 1, left: 0 })
    for (let times = 0; times < 2; times += 1) {
      await write(sentAs('po_4', { amount, status: 'failed' }))
      expect((await corrected()) - before).toBe(-amount)
    }
    expect(await bank.line(line?.line_id ?? '')).toMatchObject({
      state: 'unmatched',
      pays: null,
      reason: 'The card provider says that this payout failed.',
    })
    expect((await bank.counts())['open']).toBe(open)
    expect((await list()).find(({ net }) => net === amount)).toMatchObject({
      status: 'failed',
      is_in_bank: false,
    })
  })

  test('one that is not there is not found', async () => {
    expect((await office(`/${crypto.randomUUID()}`)).status).toBe(404)
  })
})
