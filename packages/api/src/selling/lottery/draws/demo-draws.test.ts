import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { verifyProof } from '@clubhouse/domain/selling/lottery/draw/verify-proof'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter()
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ around: counter.db })
})
afterAll(() => app.close())

const get = async (path: string) => (await app.server.inject(`/api/v2/store/dunvarra/lottery${path}`)).json()
const proofOf = async (club: string, path: string) => {
  const headers = { host: `${club}.clubhouse.test` }
  return (await app.server.inject({ url: `/products/lotto/${path}/proof.json`, headers })).json<DrawProof>()
}

test('eight draws of the Rovers Lotto verify, and their jackpots lead to the one of today', async () => {
  const { items, total } = await get('/rovers-lotto/draws')
  expect(total).toBe(8)
  expect(items.map(({ number }: { number: number }) => number)).toEqual([
    341, 340, 339, 338, 337, 336, 335, 334,
  ])
  expect(items.map(({ jackpot }: { jackpot: number }) => jackpot)).toEqual(
    [4700, 4550, 4400, 4250, 4100, 3950, 3800, 3650].map((euro) => euro * 100),
  )
  for (const { number } of items) {
    const proof = await proofOf('dunvarra', `rovers-lotto/draws/${number}`)
    expect(await verifyProof(proof)).toMatchObject({ isRight: true })
    expect(proof.entries.length).toBeGreaterThanOrEqual(150)
  }
})

test('so do those of the other club', async () => {
  expect(await verifyProof(await proofOf('inishvarn', 'inishvarn-lotto/draws/97'))).toMatchObject({
    isRight: true,
  })
})

test('the next fourteen are laid out, with seals that are all different and secrets that nobody sees', async () => {
  const rows = await app.asOwner<{ seal: string; number: number; secret: string | null }>(
    `select d.seal, d.number, d.secret from draws d join products p on p.club_id = d.club_id and p.id = d.lottery_id
      where p.slug = 'rovers-lotto' and d.status = 'open' order by d.number`,
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 14 }, (_, at) => 342 + at))
  expect(new Set(rows.map(({ seal }) => seal)).size).toBe(14)
  const draw = await get('/rovers-lotto/draws/342')
  expect(draw).toMatchObject({
    secret: null,
    beacon: null,
    entries_hash: null,
    result: { status: 'open', picks: [] },
  })
  expect(draw.seal).toBe(rows[0]?.seal)
})

describe('asked for', () => {
  test('one statement each', async () => {
    app.parts.revisions.bumpAll()
    expect(await counter.during(() => get('/rovers-lotto/draws?per_page=3'))).toEqual(['list_draws'])
    expect(await counter.during(() => get('/rovers-lotto/draws/341'))).toEqual(['one_draw'])
    expect(await counter.during(() => proofOf('dunvarra', 'rovers-lotto/draws/341'))).toEqual([
      'proof_of_draw',
    ])
  })

  test.each(['/rovers-lotto/draws/9999', '/nothing/draws', '/nothing/draws/1', '/inishvarn-lotto/draws/97'])(
    'what is not the club’s is not there: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ error_code: 'not_found' })
    },
  )
})

test('the demo runs a draw at once, and its page has a file then', async () => {
  const { result } = await get('/rovers-lotto/draws/342')
  const url = `/dev/lottery/draws/${result.draw_id}/run`
  const run = await app.server.inject({ method: 'POST', url })
  expect(run.json()).toEqual({ status: 'drawn' })
  expect(await verifyProof(await proofOf('dunvarra', 'rovers-lotto/draws/342'))).toMatchObject({
    isRight: true,
  })
  const missing = await app.server.inject({ method: 'POST', url: url.replace(result.draw_id, 'nothing') })
  expect(missing.statusCode).toBe(404)
})
