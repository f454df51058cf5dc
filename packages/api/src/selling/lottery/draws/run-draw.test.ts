import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { chooseFrom } from '@clubhouse/domain/selling/lottery/draw/fair-choice'
import { hashOfText } from '@clubhouse/domain/selling/lottery/draw/algorithm'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { openDrawClient } from '#testing/clients/draw-client.ts'
import { mailsTo } from '#testing/mails.ts'
import { userIdOf } from '#testing/world/people.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { TEST_NOW } from '#testing/test-database.ts'
import { runDraw } from './run-draw.ts'

let app: TestApp
let desk: Awaited<ReturnType<typeof openDrawClient>>
beforeAll(async () => {
  app = await openTestApp()
  desk = await openDrawClient(app)
})
afterEach(() => app.setClock(TEST_NOW))
afterAll(() => app.close())

const NUMBERS = Array.from({ length: 32 }, (_, index) => index + 1)
/** Lines as a lucky dip gives them, the same at every run. */
const lines = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => chooseFrom(hashOfText(`${name} ${at}`), NUMBERS, 6))
const goTo = (minutes: number) => app.setClock(new Date(TEST_NOW.getTime() + minutes * 60_000))
const run = (drawId: string) => runDraw(app.parts.drawing, { clubId: desk.clubId, drawId })

test('a draw is closed, drawn and published, and its file verifies', async () => {
  const drawId = await desk.open(1, { closes: 60, draws: 120 })
  await desk.sell(drawId, lines(40, 'whole path'))
  expect(await run(drawId)).toBe('open')
  goTo(61)
  expect(await run(drawId)).toBe('closed')
  const closed = await desk.row(drawId)
  expect(closed).toMatchObject({ entries_count: 40, jackpot: 470_000, secret: null, beacon: 'demo' })
  expect((await desk.proof(1)).answer.statusCode).toBe(404)
  goTo(121)
  expect(await run(drawId)).toBe('drawn')
  const { answer, proof } = await desk.proof(1)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(DrawProof.parse(proof)).toEqual(proof)
  expect(proof?.entries_hash).toBe(closed['entries_hash'])
  expect(proof && (await verifyProof(proof))).toMatchObject({ isRight: true })
  const after = await desk.row(drawId)
  expect(await run(drawId)).toBe('drawn')
  expect(await desk.row(drawId)).toEqual(after)
})

test('the list can be had as a file whose own hash is the fingerprint', async () => {
  const { proof } = await desk.proof(1)
  const url = '/products/lotto/test-lotto/draws/1/list.csv'
  const answer = await app.server.inject({ url, headers: { host: 'dunvarra.clubhouse.test' } })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(hashOfText(answer.body)).toBe(proof?.entries_hash)
})

test('the file is the club’s own: another club has none, nor is it under the other kind', async () => {
  const at = (host: string, path: string) =>
    app.server.inject({ url: `/products/${path}/draws/1/proof.json`, headers: { host } })
  expect((await at('inishvarn.clubhouse.test', 'lotto/test-lotto')).statusCode).toBe(404)
  expect((await at('dunvarra.clubhouse.test', 'draw/test-lotto')).statusCode).toBe(404)
  expect((await at('backoffice.clubhouse.test', 'lotto/test-lotto')).statusCode).toBe(404)
})

describe('jackpot', () => {
  test('grows by its step while nobody wins it', async () => {
    expect(await desk.jackpot()).toBe(485_000)
  })

  test('is shared by all who have it, and begins again; winners are told once', async () => {
    const lotteryId = await desk.layLottery({
      slug: 'sure-lotto',
      pickCount: 1,
      symbols: [7],
      jackpot: 10_000,
      prizes: [],
    })
    const drawId = await desk.open(1, { closes: 0, draws: 0 }, lotteryId)
    const userId = await userIdOf(app, 'brid@home.example')
    await desk.sell(drawId, [[7], [7]], { userId, lotteryId })
    await desk.sell(drawId, [[7]], { lotteryId, first: 3 })
    goTo(1)
    expect(await run(drawId)).toBe('drawn')
    const won = await app.asOwner<{ won: number }>(
      'select won from draw_entries where draw_id = $1 order by entry',
      [drawId],
    )
    expect(won.map((row) => row.won)).toEqual([3334, 3333, 3333])
    expect(await desk.jackpot(lotteryId)).toBe(100_000)
    await app.parts.jobs.runDue()
    await app.parts.jobs.runDue()
    const mails = await mailsTo(app, 'brid@home.example')
    expect(mails.map(({ subject }) => subject)).toEqual(['You’ve won €66.67 in Test Lotto'])
    expect(mails[0]?.text).toContain('://dunvarra.clubhouse.test/products/lotto/sure-lotto/draws/1')
  })
})
