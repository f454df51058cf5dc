import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { refuse } from '@clubhouse/domain/result'
import type { BeaconTrouble } from '#providers/beacon/port.ts'
import { openDrawClient } from '#testing/clients/draw-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { enterDrum } from './enter-drum.ts'
import { runDraw, WAITS_FOR } from './run-draw.ts'

let app: TestApp
let desk: Awaited<ReturnType<typeof openDrawClient>>
beforeAll(async () => {
  app = await openTestApp()
  desk = await openDrawClient(app)
})
afterEach(() => app.setClock(TEST_NOW))
afterAll(() => app.close())

const goTo = (minutes: number) => app.setClock(new Date(TEST_NOW.getTime() + minutes * 60_000))
const LINES = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11, 12],
]

/** A draw that is closed and whose time has come. */
async function closedDraw(number: number, lotteryId = desk.lottoId) {
  const drawId = await desk.open(number, { closes: 10, draws: 20 }, lotteryId)
  await desk.sell(drawId, LINES, { lotteryId })
  goTo(11)
  const which = { clubId: desk.clubId, drawId }
  expect(await runDraw(app.parts.drawing, which)).toBe('closed')
  goTo(21)
  return which
}

describe('without its luck', () => {
  test.each(['unreachable', 'not-genuine', 'not-yet'] as const)(
    '%s: it waits, says so, and has its result once it can be had',
    async (trouble: BeaconTrouble) => {
      const number = { unreachable: 1, 'not-genuine': 2, 'not-yet': 3 }[trouble]
      const which = await closedDraw(number)
      const { drawing } = app.parts
      const source = { ...drawing.source, findRound: async () => refuse(trouble) }
      for (const _ of [1, 2]) expect(await runDraw({ ...drawing, source }, which)).toBe('waiting')
      expect(await desk.row(which.drawId)).toMatchObject({
        waits_for: WAITS_FOR[trouble],
        secret: null,
        picks: null,
      })
      const url = `/api/v2/store/dunvarra/lottery/test-lotto/draws/${number}`
      expect((await app.server.inject(url)).json()).toMatchObject({
        waits_for: WAITS_FOR[trouble],
        secret: null,
      })
      goTo(60 * 24)
      expect(await runDraw(drawing, which)).toBe('drawn')
      const { proof } = await desk.proof(number)
      expect(proof && (await verifyProof(proof)).isRight).toBe(true)
      expect(await desk.row(which.drawId)).toMatchObject({ waits_for: null })
    },
  )

  test('another beacon than the one that was promised at the close is not taken', async () => {
    const which = await closedDraw(4)
    const { drawing } = app.parts
    const source = { ...drawing.source, beacon: { ...drawing.source.beacon, name: 'drand-quicknet' } }
    expect(await runDraw({ ...drawing, source }, which)).toBe('waiting')
    expect(await desk.row(which.drawId)).toMatchObject({ waits_for: WAITS_FOR['other-beacon'] })
  })
})

describe('what does not fit what was published is not drawn', () => {
  test.each([
    {
      what: 'a line that was changed',
      change: `update draw_entries set line = '[1,2,3,4,5,7]' where draw_id = $1 and entry = 1`,
    },
    {
      what: 'a line that was taken out',
      change: 'update draw_entries set withdrawn_at = now() where draw_id = $1 and entry = 2',
    },
    {
      what: 'a line that was slipped in',
      change: `insert into draw_entries (club_id, draw_id, entry, ticket_id, line_number, line, created_at)
        select club_id, draw_id, 3, ticket_id, 3, '[1,2,3,4,5,6]', now() from draw_entries where draw_id = $1 and entry = 1`,
    },
  ])('$what', async ({ what, change }) => {
    const number = 10 + what.length
    const which = await closedDraw(number)
    await app.asOwner(change, [which.drawId])
    expect(await runDraw(app.parts.drawing, which)).toBe('waiting')
    expect(await desk.row(which.drawId)).toMatchObject({ waits_for: WAITS_FOR['list-changed'], secret: null })
  })

  test('a deployment with another secret cannot open it, and does not make up one', async () => {
    const which = await closedDraw(5)
    const drawing = { ...app.parts.drawing, houseSecret: 'another secret of a deployment' }
    expect(await runDraw(drawing, which)).toBe('waiting')
    expect(await desk.row(which.drawId)).toMatchObject({ waits_for: WAITS_FOR['secret-lost'] })
  })

  test('what is closed or drawn cannot be changed back, by anybody', async () => {
    const which = await closedDraw(6)
    const change = (set: string) =>
      app.asOwner(`update draws set ${set} where id = $1`, [which.drawId]).then(
        () => 'changed',
        () => 'refused',
      )
    for (const set of [`status = 'open'`, `entries_hash = 'x'`, `seal = 'x'`, 'rule = null'])
      expect(await change(set)).toBe('refused')
    expect(await runDraw(app.parts.drawing, which)).toBe('drawn')
    for (const set of [`status = 'closed'`, `picks = '[1]'`, `secret = 'x'`])
      expect(await change(set)).toBe('refused')
  })
})

describe('a drum', () => {
  const reading = (which: { clubId: string; drawId: string }, by: string, picks: number[]) =>
    enterDrum(app.parts.drawing, { ...which, by, picks })

  test('counts when two different people have read the same', async () => {
    const lotteryId = await desk.layLottery({ slug: 'drum-lotto', luck: 'drum' })
    const which = await closedDraw(1, lotteryId)
    expect(await runDraw(app.parts.drawing, which)).toBe('waiting')
    expect(await desk.row(which.drawId)).toMatchObject({ waits_for: WAITS_FOR.drum })
    const right = [12, 11, 10, 9, 8, 7]
    expect(await reading(which, 'orla', right)).toEqual({ ok: true, value: 'first' })
    expect(await reading(which, 'orla', right)).toEqual({ ok: true, value: 'first' })
    expect(await reading(which, 'mick', [12, 11, 10, 9, 8, 6])).toEqual({ ok: true, value: 'differs' })
    expect(await runDraw(app.parts.drawing, which)).toBe('waiting')
    expect(await desk.row(which.drawId)).toMatchObject({
      waits_for: WAITS_FOR['readings-differ'],
      picks: null,
    })
    expect(await reading(which, 'mick', right.toReversed())).toEqual({ ok: true, value: 'drawn' })
    expect(await reading(which, 'nora', right)).toEqual({ ok: false, reason: 'already-drawn' })
    expect(await desk.row(which.drawId)).toMatchObject({
      picks: [7, 8, 9, 10, 11, 12],
      tiers: [{ winners: 1 }, {}, {}, {}],
    })
    expect(await desk.jackpot(lotteryId)).toBe(100_000)
    const { proof } = await desk.proof(1, 'lotto/drum-lotto')
    expect(proof && (await verifyProof(proof)).isRight).toBe(true)
    expect(JSON.stringify(proof)).not.toMatch(/orla|mick/)
  })

  test('what is not in the drum, too little or too early is refused', async () => {
    const lotteryId = await desk.layLottery({ slug: 'drum-rules', luck: 'drum' })
    const early = { clubId: desk.clubId, drawId: await desk.open(1, { closes: 10, draws: 20 }, lotteryId) }
    const six = [1, 2, 3, 4, 5, 6]
    expect(await reading(early, 'orla', six)).toEqual({ ok: false, reason: 'too-early' })
    const which = await closedDraw(2, lotteryId)
    for (const picks of [
      [1, 2, 3, 4, 5],
      [1, 1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 33],
    ])
      expect(await reading(which, 'orla', picks)).toEqual({ ok: false, reason: 'not-in-the-drum' })
    const beacon = await closedDraw(7)
    expect(await reading(beacon, 'orla', six)).toEqual({ ok: false, reason: 'no-drum' })
    const nowhere = { clubId: app.parts.registry.idOf('inishvarn') ?? '', drawId: which.drawId }
    expect(await reading(nowhere, 'orla', six)).toEqual({ ok: false, reason: 'no-such-draw' })
  })
})
