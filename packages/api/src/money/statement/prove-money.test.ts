import { beforeEach, expect, test } from 'vitest'
import { app, bought, clubId, desk, openAttempts } from '#testing/clients/attempts-client.ts'
import { loseWebhooks, nextDay, overNight } from '#testing/clients/statement-client.ts'
import { proveMoney } from './prove-money.ts'
import { readProving } from './read-proving.ts'
import { tellProof } from './tell-proof.ts'

openAttempts()
beforeEach(nextDay)

const DAY_MS = 86_400_000
const buy = async () => bought((await desk.fill(await desk.plan('senior-player'))).shopping_cart_id)
const prove = () => {
  const { db, gateway, now } = app.parts
  const from = new Date(now().getTime() - 60 * DAY_MS)
  return proveMoney({ db, gateway }, { clubId, from, to: new Date(now().getTime() + DAY_MS) })
}

test('a difference is named with its order, and gone once the night has booked it', async () => {
  const orderId = await buy()
  const [payment] = await app.asOwner<{ name: string; seq: number }>(
    `select p.gateway_payment_id as name, o.seq from payments p join orders o on o.id = p.order_id where o.id = $1`,
    [orderId],
  )
  await app.parts.sandbox?.desk.refundAtPages(payment?.name ?? '', 20_00)
  await loseWebhooks()
  const before = await prove()
  expect(before.differences).toMatchObject([
    { kind: 'refund', gateway: -20_00, books: null, orderSeq: payment?.seq },
  ])
  const said = tellProof(before).join('\n')
  expect(said).toContain(`gateway -20.00, books nothing, order #${payment?.seq}`)
  expect(said).toMatch(/refund .*-20\.00/)
  await overNight()
  expect((await prove()).differences).toEqual([])
})

test('what only the books have differs too', async () => {
  const orderId = await buy()
  await app.asOwner(`update sandbox_payments set status = 'open' where order_id = $1::uuid::text`, [orderId])
  expect((await prove()).differences).toMatchObject([{ kind: 'charge', gateway: null, books: 180_00 }])
})

test('the words of the command: a club of ours, and days of its calendar', async () => {
  const read = (...words: string[]) => readProving(app.parts.db, words, new Date('2026-11-18T09:00:00Z'))
  expect(await read()).toEqual({ problem: 'Say which club: --club SLUG.' })
  expect(await read('--club', 'nobody')).toEqual({ problem: 'There is no club nobody.' })
  expect(await read('--season')).toEqual({ problem: 'One of these words is not known.' })
  const days = ['--club', 'dunvarra', '--from', '2026-10-20', '--to', '2026-10-31']
  expect(await read(...days)).toEqual({
    clubId,
    from: new Date('2026-10-19T23:00:00Z'),
    to: new Date('2026-11-01T00:00:00Z'),
  })
  expect(await read('--club', 'dunvarra')).toMatchObject({ to: new Date('2026-11-18T00:00:00Z') })
  expect(await read(...days.slice(0, 2), '--from', 'soon')).toHaveProperty('problem')
})
