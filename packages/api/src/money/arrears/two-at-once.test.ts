import { beforeAll, expect, test } from 'vitest'
import type { ArrearsPerson } from '@clubhouse/contract/money/office/arrears'
import { app, bought, clubId, inInstalments, openAttempts } from '#testing/clients/attempts-client.ts'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

openAttempts()

let desks: [ClubClient, ClubClient, ClubClient]
beforeAll(async () => {
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select $1, id, 'admin' from users where email = 'dara@home.example'
      on conflict do nothing`,
    [clubId],
  )
  desks = [
    await openClubClient(app, { who: 'orla@dunvarra.example' }),
    await openClubClient(app),
    await openClubClient(app, { who: 'dara@home.example' }),
  ]
})

/** Something that the first person has asked to be written off. */
async function asked() {
  const orderId = await bought(await inInstalments())
  await app.asOwner(
    `update scheduled_payments set status = 'failed', try_at = null, due_on = '2026-11-01' where order_id = $1 and number = 2`,
    [orderId],
  )
  const [row] = await app.asOwner<{ person: string; id: string; amount: number }>(
    `select o.user_id as person, s.id, s.amount from orders o join scheduled_payments s on s.order_id = o.id
      where o.id = $1 and s.status = 'failed'`,
    [orderId],
  )
  const body = {
    write_off_id: crypto.randomUUID(),
    order_id: orderId,
    reason: 'Moved away',
    scheduled_payment_ids: [row?.id],
  }
  const reply = await desks[0].ask(`/arrears/${row?.person}/write-offs`, body)
  expect((reply.body as ArrearsPerson).is_asked).toBe(true)
  return { orderId, id: body.write_off_id, paymentId: row?.id ?? '', amount: row?.amount ?? 0 }
}

const confirm = (desk: ClubClient, id: string) => desk.ask(`/arrears/write-offs/${id}/confirmation`, {})
const bookedOf = async (orderId: string) => {
  const [row] = await app.asOwner<{ writtenOff: number; cash: number }>(
    `select coalesce(sum(e.amount) filter (where e.account = 'written-off'), 0)::int as "writtenOff",
      coalesce(sum(e.amount) filter (where e.account = 'cash'), 0)::int as cash
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id where t.order_id = $1`,
    [orderId],
  )
  return row
}

test('two who confirm at once write off once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, id, amount } = await asked()
    const replies = await Promise.all([confirm(desks[1], id), confirm(desks[2], id)])
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    expect(await bookedOf(orderId)).toEqual({ writtenOff: amount, cash: 0 })
  }
})

test('of one who confirms and one who takes the cash at that moment, one is told that it has changed', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { orderId, id, paymentId, amount } = await asked()
    const cash = { payment_id: crypto.randomUUID(), way: 'cash', amount, scheduled_payment_ids: [paymentId] }
    const replies = await Promise.all([
      confirm(desks[1], id),
      desks[2].ask(`/orders/${orderId}/payments`, cash),
    ])
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
    const booked = await bookedOf(orderId)
    expect((booked?.writtenOff ?? 0) + (booked?.cash ?? 0)).toBe(amount)
  }
})

// The embedded database has one connection: there are no two at once.
test.runIf(testDatabaseKind() === 'postgres')(
  'negative control: were what the first wrote not seen by the second, both would be told that they had confirmed',
  async () => {
    await app.asOwner(`create function forget_decision() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.2); new.status := 'asked'; new.decided_by := null; new.decided_at := null; return new; end $$`)
    await app.asOwner(`create function forget_write_off() returns trigger language plpgsql as
      $$ begin new.status := 'failed'; return new; end $$`)
    await app.asOwner(
      `create trigger forget_decision before update on write_offs for each row execute function forget_decision()`,
    )
    await app.asOwner(`create trigger forget_write_off before update on scheduled_payments for each row
      when (new.write_off_id is not null) execute function forget_write_off()`)
    const { id } = await asked()
    const replies = await Promise.all([confirm(desks[1], id), confirm(desks[2], id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await app.asOwner('drop trigger forget_decision on write_offs')
    await app.asOwner('drop trigger forget_write_off on scheduled_payments')
  },
)

test('the database itself refuses that one person is both', async () => {
  const { id } = await asked()
  const both = app.asOwner(
    `update write_offs set status = 'done', decided_by = asked_by, decided_at = now() where id = $1`,
    [id],
  )
  await expect(both).rejects.toThrow(/write_offs_by_two/)
})
