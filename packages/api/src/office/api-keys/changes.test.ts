import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MACHINE_EVENTS } from '@clubhouse/contract/office/machine-events'
import type { MachineMembership, MachineOrder, MachineRemoval } from '@clubhouse/contract/office/machines'
import { eraseInClub } from '../../people/privacy/erase-in-club.ts'
import { rows } from '#kernel/db/rows.ts'
import { type MachineClient, openMachineClient } from '#testing/clients/machine-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { giveMembership } from '#testing/world/memberships.ts'

/** O20: whoever follows a club's lists hears of everything that changed, once it did, and of what went. */

let app: TestApp
let desk: MachineClient
let key: string
let clubId: string
let userId: string
/** After everything that was written before. */
let since: string

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openMachineClient(app)
  key = (await desk.makeKey({ scopes: ['orders:read', 'members:read'] })).body.secret
  clubId = app.parts.registry.idOf('dunvarra') ?? ''
  const [user] = await app.asOwner<{ id: string }>(`select id from users where email = 'brid@home.example'`)
  userId = user?.id ?? ''
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.asOwner('delete from record_removals')
})

async function give(count = 1): Promise<string[]> {
  const ids = []
  for (let at = 0; at < count; at += 1)
    ids.push(await giveMembership(app, { userId, memberId: randomUUID(), firstName: `Player ${at}` }))
  return ids
}
const fromNow = async () => {
  const [row] = await app.asOwner<{ at: string }>(
    `select iso(clock_timestamp() + interval '1 millisecond') as at`,
  )
  await app.asOwner('select pg_sleep(0.003)')
  since = row?.at ?? ''
}

async function all<Item>(list: string, limit = 100, between: () => Promise<unknown> = async () => undefined) {
  const items: Item[] = []
  let cursor = ''
  do {
    const more = cursor && `&cursor=${cursor}`
    const { status, body } = await desk.read(`/${list}?updated_since=${since}&limit=${limit}${more}`, key)
    expect([status, body.message]).toEqual([200, undefined])
    items.push(...body.items)
    cursor = body.next_cursor ?? ''
    await between()
  } while (cursor)
  return items
}
const members = async () =>
  (await all<MachineMembership>('members')).map(({ membership_id: id, status }) => [id, status])

test('O20 members: who joined, was called something else, ended or got another id since, and nobody else', async () => {
  const [renamed, cancelled, handedOn, untouched] = await give(4)
  await fromNow()
  expect(await members()).toEqual([])
  await app.asOwner(`update memberships set last_name = 'Other' where id = $1`, [renamed])
  await app.asOwner(`update memberships set status = 'cancelled' where id = $1`, [cancelled])
  await app.asOwner(`update memberships set member_id = gen_random_uuid() where id = $1`, [handedOn])
  const [joined] = await give()
  expect(await members()).toEqual([
    [renamed, 'active'],
    [cancelled, 'cancelled'],
    [handedOn, 'active'],
    [joined, 'active'],
  ])
  expect(JSON.stringify(await members())).not.toContain(untouched)
})

test('O20 orders: a payment that begins, its fee, a refund on its way and a name that was taken out', async () => {
  const orders = async () => (await all<MachineOrder>('orders')).map(({ order_id: id }) => id)
  await give()
  const [order] = await app.asOwner<{ id: string }>('select id from orders limit 1')
  const id = order?.id ?? ''
  const paymentId = randomUUID()
  const changes: [string, string, unknown[]][] = [
    [
      'a payment',
      `insert into payments (club_id, id, order_id, kind, gateway, amount, currency, status, created_at)
        values ($1, $2, $3, 'checkout', 'sandbox', 9000, 'EUR', 'creating', now())`,
      [clubId, paymentId, id],
    ],
    ['its end', `update payments set status = 'succeeded', settled_at = now() where id = $1`, [paymentId]],
    ['its fee', 'update payments set fee = 120 where id = $1', [paymentId]],
    [
      'a refund',
      `insert into refunds (club_id, id, order_id, payment_id, amount, lines, reason, status, created_at)
        values ($1, gen_random_uuid(), $2, $3, 500, '[]', '', 'requested', now())`,
      [clubId, id, paymentId],
    ],
    ['its failure', `update refunds set status = 'failed', failed_at = now() where order_id = $1`, [id]],
    ['a name', `update orders set first_name = 'Deleted' where id = $1`, [id]],
  ]
  for (const [what, statement, values] of changes) {
    await fromNow()
    expect(await orders(), `before ${what}`).toEqual([])
    await app.asOwner(statement, values)
    expect(await orders(), what).toEqual([id])
  }
})

test('O20 page by page nothing is left out, also what changes while somebody reads', async () => {
  await fromNow()
  const ids = await give(5)
  const changeTheFirst = () =>
    app.asOwner(`update memberships set last_name = last_name || 'x' where id = $1`, [ids[0]])
  let pages = 0
  const read = await all<MachineMembership>('members', 2, async () =>
    pages++ < 2 ? changeTheFirst() : undefined,
  )
  expect(new Set(read.map(({ membership_id: id }) => id))).toEqual(new Set(ids))
  const last = read.findLast(({ membership_id: id }) => id === ids[0])
  expect(last?.last_name).toBe('Hallaranxx')
})

test('O20 a cursor of one order is refused in another', async () => {
  await give(2)
  const { body } = await desk.read('/members?limit=1', key)
  const { status } = await desk.read(`/members?updated_since=${since}&cursor=${body.next_cursor}`, key)
  expect(status).toBe(422)
})

test('O20 what was taken back and who was erased is told, to this club alone', async () => {
  const removals = () => all<MachineRemoval>('removals', 1)
  const [brought, bought] = await give(2)
  await fromNow()
  await app.asOwner('delete from memberships where id = $1', [brought])
  expect(await removals()).toMatchObject([{ kind: 'membership', id: brought }])
  const [held] = await app.asOwner<{ member: string }>(
    'select member_id as member from memberships where id = $1',
    [bought],
  )
  const memberId = held?.member ?? ''
  const whose = { clubId, memberId, heldBy: userId, isHolder: false, isGuest: false, email: null }
  await fromNow()
  await desk.office('/webhooks', { url: 'https://webhooks.example/200', events: ['person.erased'] })
  await app.parts.db.withClub(clubId, (tx) => eraseInClub(tx, app.parts.personTables, whose))
  const [told] = await app.asOwner<{ body: string }>(
    `select body from hook_deliveries where event = 'person.erased'`,
  )
  const said = JSON.parse(told?.body ?? '')
  expect(MACHINE_EVENTS['person.erased'].parse(said)).toEqual(said)
  expect(said.data).toEqual({ member_id: memberId })
  expect(await removals()).toMatchObject([{ kind: 'person', id: memberId }])
  const other = app.parts.registry.idOf('inishvarn') ?? ''
  await app.asOwner(`insert into record_removals values ($1, 'person', $2, now())`, [other, randomUUID()])
  expect(await removals()).toHaveLength(1)
})

test.each([
  ['memberships_changed', 'memberships', 'coalesce(changed_at, created_at)'],
  ['order_sums_changed', 'order_sums', 'coalesce(changed_at, created_at)'],
  ['record_removals_at', 'record_removals', 'removed_at'],
])('O20 %s finds what is new, in its order, without looking at the rest', async (index, table, changed) => {
  const plan = await app.parts.db.withClub(clubId, async (tx) => {
    // Of a table with a few rows all would be read.
    await tx.execute('set local enable_seqscan = off')
    await tx.execute('set local enable_bitmapscan = off')
    return rows<{ 'QUERY PLAN': string }>(
      tx,
      sql.raw(`explain select * from ${table} where club_id = '${clubId}' and (${changed}, id) > (now(), '${clubId}')
        order by ${changed}, id limit 51`),
    )
  })
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toContain(`using ${index}`)
  expect(text).not.toContain('Sort')
})
