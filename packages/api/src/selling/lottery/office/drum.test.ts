import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { openDrawClient } from '#testing/clients/draw-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runDraw } from '../draws/run-draw.ts'

let app: TestApp
let desk: Awaited<ReturnType<typeof openDrawClient>>
let tadhg: ClubClient
let orla: ClubClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openDrawClient(app)
  tadhg = await openClubClient(app)
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
})
afterAll(() => app.close())

const at = (id: string, rest = '') => `/lottery/draws/${id}${rest}`
const SIX = [1, 2, 3, 4, 5, 6]

/** A lotto of the drum whose time has come, with two lines in it. */
async function dueDraw(slug: string, luck: 'drum' | 'beacon' = 'drum'): Promise<string> {
  const lotteryId = await desk.layLottery({ slug, luck })
  const drawId = await desk.open(1, { closes: -20, draws: -10 }, lotteryId)
  await desk.sell(drawId, [SIX, [7, 8, 9, 10, 11, 12]], { lotteryId })
  await runDraw(app.parts.drawing, { clubId: desk.clubId, drawId })
  return drawId
}

test('a drum is read by two people who do not see each other’s numbers; what they agree on is drawn', async () => {
  const id = await dueDraw('office-drum')
  expect((await tadhg.ask(at(id))).body).toMatchObject({ is_drum: true, status: 'waiting', readings: [] })
  const first = await tadhg.ask(at(id, '/readings'), { picks: SIX })
  expect(first.body).toMatchObject({ status: 'waiting', readings: [{ name: 'Tadhg Marrin' }], picks: [] })
  // Nowhere before the result: neither in the answer nor in the log.
  expect(JSON.stringify((await orla.ask(at(id))).body.readings)).not.toMatch(/\[?1,2,3/)
  expect((await tadhg.audited('drum-read')).map(({ detail }) => Object.keys(detail))).toEqual([['name']])
  // The same person twice is still one.
  expect((await tadhg.ask(at(id, '/readings'), { picks: SIX })).body.status).toBe('waiting')
  const slip = await orla.ask(at(id, '/readings'), { picks: [1, 2, 3, 4, 5, 7] })
  expect(slip.body).toMatchObject({ status: 'waiting', readings: [{}, { name: 'Orla Fennick' }] })
  expect(slip.body.waits_for).toContain('different numbers')
  const right = await orla.ask(at(id, '/readings'), { picks: SIX.toReversed() })
  expect(right.body).toMatchObject({ status: 'drawn', picks: SIX, winners: 1 })
  expect((await orla.ask(at(id, '/readings'), { picks: SIX })).body.error_code).toBe('already_drawn')
  expect(await orla.audited('drum-read')).toHaveLength(4)
})

test('what was not in the drum, and a draw without one, is refused', async () => {
  const id = await dueDraw('office-drum-rules')
  for (const picks of [
    [1, 2, 3],
    [1, 1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5, 99],
  ])
    expect((await tadhg.ask(at(id, '/readings'), { picks })).body.errors.picks).toMatch(/^Type as many/)
  expect((await tadhg.ask(at(id, '/readings'), { picks: [] })).status).toBe(422)
  const other = await dueDraw('office-no-drum', 'beacon')
  const refused = await tadhg.ask(at(other, '/readings'), { picks: SIX })
  expect([refused.status, ['no_drum', 'already_drawn'].includes(refused.body.error_code)]).toEqual([
    409,
    true,
  ])
  expect((await tadhg.ask(at(crypto.randomUUID(), '/readings'), { picks: SIX })).status).toBe(404)
})

test('TABLE-11 entries are listed with how they were sold, counted, and found by name', async () => {
  const lotteryId = await desk.layLottery({ slug: 'office-entries', luck: 'drum' })
  const drawId = await desk.open(1, { closes: 20, draws: 30 }, lotteryId)
  const renewed = await desk.sell(drawId, [SIX], { lotteryId })
  await desk.sell(drawId, [[7, 8, 9, 10, 11, 12]], { lotteryId, first: 2 })
  await app.asOwner('update lottery_tickets set auto_renewal = true where id = $1', [renewed])
  const all = (await tadhg.ask(at(drawId, '/entries'))).body
  expect(all.counts).toEqual({ all: 2, online: 1, subscription: 1, paper: 0 })
  expect(all.items).toMatchObject([
    { entry: 1, line: SIX, sold: 'subscription' },
    { entry: 2, sold: 'online' },
  ])
  const some = (await tadhg.ask(at(drawId, '/entries?sold=subscription'))).body
  expect([some.total, some.counts.all]).toEqual([1, 2])
})
