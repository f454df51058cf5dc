import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import type { OfficePrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { ask, hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runDraw } from '../draws/run-draw.ts'

let app: TestApp
let tadhg: ClubClient
let orla: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  tadhg = await openClubClient(app)
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())
beforeEach(() => app.asOwner('delete from audit_events'))

const soon = (minutes: number) => new Date(app.parts.now().getTime() + minutes * 60_000).toISOString()
const FIELDS = {
  name: 'Spring raffle',
  prizes: [{ title: 'A ham' }, { title: 'A cake' }],
  ticket_count: 50,
  prices: [
    { title: '1 ticket', count: 1, price: 200 },
    { title: '3 tickets', count: 3, price: 500 },
  ],
}
const created = async (more: object = {}): Promise<OfficePrizeDraw> => {
  const times = { closes_at: soon(60), draws_at: soon(120) }
  const { status, body } = await tadhg.ask('/draws', { ...FIELDS, ...times, ...more })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const at = (id: string, rest = '') => `/lottery/draws/${id}${rest}`
const paper = (id: string, tickets: object[], cash: number, sale = randomUUID()) =>
  tadhg.ask(at(id, '/paper-tickets'), { sale_id: sale, tickets, cash })
/** Its time has come: sales are over, and the round exists. */
async function due(id: string): Promise<void> {
  const moment = new Date(app.parts.now().getTime() - 5_000).toISOString()
  await app.asOwner('update draws set closes_at = $2, draws_at = $2 where id = $1', [id, moment])
  await runDraw(app.parts.drawing, { clubId: tadhg.accountId, drawId: id })
}
const drawOf = async (id: string): Promise<OfficeDraw> => (await tadhg.ask(at(id))).body
const booked = (sale: string) =>
  app.asOwner<{ account: string; amount: number }>(
    `select e.account, e.amount::int from ledger_entries e join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where t.effect_key like $1 order by t.at, t.effect_key, e.line`,
    [`paper ${sale}%`],
  )

test('OPEN-120 a prize draw is put on sale, sold on paper, set off by two people, and its winners are public', async () => {
  const { draw_id: id, slug } = await created()
  const sale = randomUUID()
  const sold = await paper(id, [{ stub: 'A1' }, { stub: 'A2', entries: 3 }], 700, sale)
  expect([sold.status, sold.body.entries, sold.body.paper_entries]).toEqual([200, 4, 4])
  expect((await tadhg.ask(at(id, '/opening'), {})).body.error_code).toBe('too_early')
  await due(id)
  expect(await drawOf(id)).toMatchObject({ status: 'waiting', needs_people: true, takes_paper: false })
  expect((await tadhg.ask(at(id, '/confirmation'), {})).body.error_code).toBe('not_opened')
  const { body: opened } = await tadhg.ask(at(id, '/opening'), {})
  expect(opened.opened.name).toBe('Tadhg Marrin')
  // V7: who is named may confirm, and hears of it. Cormac, a coach, is neither.
  const asked = await app.asOwner<{ recipient: string; payload: { link: string } }>(
    `select recipient, payload from outbox where template = 'second-person' order by recipient`,
  )
  const named = opened.colleagues.map(({ name }: { name: string }) => name)
  expect(named).toContain('Orla Fennick')
  expect(named).not.toContain('Cormac Treacy')
  expect(asked.map(({ recipient }) => recipient)).toContain('orla@dunvarra.example')
  expect(asked.map(({ recipient }) => recipient)).not.toContain('tadhg@dunvarra.example')
  expect(asked).toHaveLength(named.length)
  expect(asked[0]?.payload.link).toMatch(new RegExp(`/draws/${id}$`))
  expect((await orla.ask('/home')).body.to_do.draws.oldest).toMatchObject({ draw_id: id, is_yours: false })
  expect((await tadhg.ask(at(id, '/confirmation'), {})).body.error_code).toBe('same_person')
  expect((await drawOf(id)).status).toBe('waiting')
  const drawn = await orla.ask(at(id, '/confirmation'), {})
  expect(drawn.body).toMatchObject({ status: 'drawn', winners: 2, confirmed: { name: 'Orla Fennick' } })
  const won = (drawn.body as OfficeDraw).won
  expect(won.map(({ prize }) => prize).toSorted()).toEqual(['A cake', 'A ham'])
  expect(won.every(({ stub }) => stub === 'A1' || stub === 'A2')).toBe(true)
  const shown = await ask(app, `/v2/store/dunvarra/lottery/${slug}/draws/1`, undefined, { on: 'dunvarra' })
  expect(shown.body.result.tickets).toHaveLength(2)
  const proof = await app.server.inject({
    url: `/products/draw/${slug}/draws/1/proof.json`,
    headers: { host: hostOf('dunvarra') },
  })
  expect((await verifyProof(proof.json())).isRight).toBe(true)
  expect(proof.body).not.toContain('A2')
  expect((await tadhg.audited('draw-%')).map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    'draw-opened tadhg@dunvarra.example',
    'draw-confirmed orla@dunvarra.example',
  ])
})

test('nobody lifts the rule of two while a draw waits for them: it holds as it was at the close', async () => {
  const { draw_id: id } = await created()
  await paper(id, [{ stub: 'A1' }], 200)
  await due(id)
  // As whoever changes the lottery would, once its list is closed.
  await app.asOwner(
    `update lotteries l set run_by = 'clock' from draws d where d.id = $1 and l.club_id = d.club_id and l.id = d.lottery_id`,
    [id],
  )
  expect(await runDraw(app.parts.drawing, { clubId: tadhg.accountId, drawId: id })).toBe('waiting')
  expect(await drawOf(id)).toMatchObject({ status: 'waiting', needs_people: true, run_by: 'people' })
  const turned = app.asOwner(`update draws set run_by = 'clock' where id = $1`, [id])
  await expect(turned).rejects.toThrow('a draw is not changed back')
  await tadhg.ask(at(id, '/opening'), {})
  expect((await orla.ask(at(id, '/confirmation'), {})).body).toMatchObject({ status: 'drawn' })
})

test('the database itself refuses one person as both', async () => {
  const { draw_id: id } = await created()
  const alone = app.asOwner('update draws set opened_by = $2, confirmed_by = $2 where id = $1', [
    id,
    randomUUID(),
  ])
  await expect(alone).rejects.toThrow()
})

test('cash for paper tickets is in the ledger once, however often it is sent, and taken back before the cut-off', async () => {
  const { draw_id: id } = await created()
  const sale = randomUUID()
  const all = await Promise.all([1, 2, 3].map(() => paper(id, [{ stub: '7', entries: 3 }], 500, sale)))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await drawOf(id)).entries).toBe(3)
  expect(await booked(sale)).toEqual([
    { account: 'cash', amount: 500 },
    { account: 'sales:Draw', amount: -500 },
  ])
  const back = await tadhg.ask(at(id, `/paper-tickets/${sale}`), undefined, 'DELETE')
  expect([back.status, back.body.entries]).toEqual([200, 0])
  await tadhg.ask(at(id, `/paper-tickets/${sale}`), undefined, 'DELETE')
  const sum = (await booked(sale)).reduce(
    (total, { account, amount }) => total + (account === 'cash' ? amount : 0),
    0,
  )
  expect(sum).toBe(0)
  expect((await tadhg.audited('paper-%')).map(({ kind }) => kind)).toEqual([
    'paper-tickets-entered',
    'paper-tickets-taken-back',
  ])
})

test.each([
  { what: 'cash that does not fit', tickets: [{ entries: 3 }], cash: 600, code: 'wrong_cash' },
  {
    what: 'more than there are',
    tickets: [{ entries: 30 }, { entries: 30 }],
    cash: 10_000,
    code: 'sold_out',
  },
])('$what is refused, and nothing is written', async ({ tickets, cash, code }) => {
  const { draw_id: id } = await created()
  const sale = randomUUID()
  expect((await paper(id, tickets, cash, sale)).body.error_code).toBe(code)
  expect((await drawOf(id)).entries).toBe(0)
  expect(await booked(sale)).toEqual([])
})

test('paper tickets need the feature “Lotto Bulk Upload”, and are refused after the cut-off', async () => {
  const { draw_id: id } = await created()
  const features = '/account/features'
  await tadhg.ask(features, { name: 'Lotto Bulk Upload', is_on: false }, 'PATCH')
  expect((await drawOf(id)).takes_paper).toBe(false)
  expect((await paper(id, [{}], 200)).body.error_code).toBe('feature_off')
  await tadhg.ask(features, { name: 'Lotto Bulk Upload', is_on: true }, 'PATCH')
  await due(id)
  expect((await paper(id, [{}], 200)).body.error_code).toBe('closed')
})

test('paper lines of a lotto are played by its rules; a row without numbers is a lucky dip', async () => {
  const { items } = (await tadhg.ask('/lottery/draws?state=ahead&per_page=1')).body
  const id = items[0].draw_id
  const before = await drawOf(id)
  const line = before.pick.symbols.slice(0, before.pick.count)
  const wrong = await paper(id, [{ lines: [[...line.slice(1), 999]] }], 200)
  expect([wrong.status, wrong.body.error_code]).toEqual([422, 'invalid_tickets'])
  const price = before.prices.find(({ count }) => count === 1)?.price ?? 0
  const sold = await paper(id, [{ stub: 'L1', lines: [line] }, { stub: 'L2' }], price * 2)
  expect([sold.status, sold.body.entries - before.entries]).toEqual([200, 2])
  const list = await tadhg.ask(at(id, '/entries?sold=paper'))
  expect(list.body.items.map(({ stub }: { stub: string }) => stub)).toEqual(['L1', 'L2'])
  expect(list.body.items[0].line).toEqual(line)
})

test('what was sold keeps its day, its prizes and what it cost; it is not deleted', async () => {
  const draw = await created()
  const { draw_id: id } = draw
  await paper(id, [{ stub: '1' }], 200)
  const now: OfficePrizeDraw = (await tadhg.ask(`/draws/${id}`)).body
  expect(now.sold).toBe(1)
  for (const change of [{ prizes: [{ title: 'A sock' }] }, { draws_at: soon(500) }])
    expect((await tadhg.ask(`/draws/${id}`, { ...now, ...change }, 'PATCH')).body.error_code).toBe(
      'already_sold',
    )
  const dearer = [{ title: '1 ticket', count: 1, price: 900 }]
  expect((await tadhg.ask(`/draws/${id}`, { ...now, prices: dearer }, 'PATCH')).status).toBe(200)
  expect((await drawOf(id)).paper_sales[0]?.amount).toBe(200)
  expect((await tadhg.ask(`/draws/${id}`, undefined, 'DELETE')).body.error_code).toBe('already_sold')
  const other = await created({ name: 'Never sold' })
  expect((await tadhg.ask(`/draws/${other.draw_id}`, undefined, 'DELETE')).body).toEqual({ deleted: true })
  expect((await tadhg.ask(`/draws/${other.draw_id}`)).status).toBe(404)
  expect((await tadhg.audited('prize-%')).map(({ kind }) => kind)).toEqual([
    'prize-draw-created',
    'prize-draw-changed',
    'prize-draw-created',
    'prize-draw-deleted',
  ])
})

test('DATA-56 a lotto’s jackpot and tiers go up and not down while tickets are out', async () => {
  const [lotto] = (await tadhg.ask('/lottery')).body.items as OfficeLotto[]
  if (!lotto) throw new Error('Dunvarra plays a lotto')
  expect(lotto.tickets_ahead).toBeGreaterThan(0)
  expect(lotto.prizes.map(({ tier }) => tier)).toEqual(['Match 5', 'Match 4', 'Match 3'])
  const path = `/lottery/${lotto.lottery_id}`
  const less = await tadhg.ask(path, { ...lotto, jackpot: lotto.jackpot - 100 }, 'PATCH')
  expect([less.status, less.body.error_code]).toEqual([422, 'promised'])
  const more = await tadhg.ask(path, { ...lotto, jackpot: lotto.jackpot + 100, run_by: 'people' }, 'PATCH')
  expect([more.status, more.body.jackpot]).toEqual([200, lotto.jackpot + 100])
  expect((await tadhg.ask(path, lotto, 'PATCH')).body.error_code).toBe('changed_meanwhile')
  expect((await tadhg.audited('lotto-changed'))[0]?.detail['Run by']).toBe('clock → people')
  await tadhg.ask(path, { ...more.body, run_by: 'clock' }, 'PATCH')
})
