import { expect, test } from 'vitest'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { loadDraw } from './draw/load-draw.ts'
import { loadLotto } from './load-lotto.ts'
import { aDraw, aLotto, aResult } from './testing/a-lotto.ts'

const LIMITS = { club_limit: null, limit: 2000, next_limit: null, spent_this_week: 0, excluded_until: null }
const ANSWERS: Answers = {
  getProduct: () => aLotto(),
  listDraws: () => ({ items: [aResult()], total: 9 }),
  getPlayLimits: () => LIMITS,
}
const fails = (status: number) => () => {
  throw refusal(status)
}

async function load(answers: Answers = {}, { isSignedIn = false, search = '' } = {}) {
  const page = aPage({ ...ANSWERS, ...answers }, isSignedIn ? { user: aUser() } : {})
  const url = new URL(`https://testford.clubs.example/products/lotto/rovers-lotto${search}`)
  const { data, init } = await loadLotto(page, 'rovers-lotto', url)
  return { page, data, kept: new Headers(init?.headers).get(KEEP_HEADER) }
}

/** Where a loader sends whoever asked it. */
const ledFrom = (loading: Promise<unknown>): Promise<string | null> =>
  loading.then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : null),
  )

test('LOTTO-01 a lotto is found by its slug, with its results and the server’s time, and kept for moments', async () => {
  const { page, data, kept } = await load()
  expect(page.calls[0]).toContain('"product_id":"rovers-lotto"')
  expect(data.product.name).toBe('Rovers Lotto')
  expect(data.results?.total).toBe(9)
  expect(data.now).toBe('2026-11-16T12:00:00.000Z')
  expect(data.limits).toBeNull()
  expect(kept).toBe('10')
})

test('what is somebody’s own is shown to them and never kept', async () => {
  const { data, kept } = await load({}, { isSignedIn: true })
  expect(data.limits).toEqual(LIMITS)
  expect(kept).toBeNull()
})

test('results that do not come leave the page, which is not kept then', async () => {
  const { data, kept } = await load({ listDraws: fails(503) })
  expect(data.results).toBeNull()
  expect(kept).toBeNull()
})

test.each([
  { search: '?results=8', shown: 8 },
  { search: '?results=-3', shown: 4 },
  { search: '?results=9999', shown: 100 },
])('without a script older results are asked for by the address: $search', async ({ search, shown }) => {
  const { page } = await load({}, { search })
  expect(page.calls.find((call) => call.startsWith('listDraws'))).toContain(`"per_page":${shown}`)
})

test.each([
  { what: 'there is none', getProduct: fails(404) },
  { what: 'it is something else', getProduct: () => aDraw() },
])('LOTTO-01 OPEN-136 the address of no lotto leads to the error page: $what', async ({ getProduct }) => {
  expect(await ledFrom(load({ getProduct }))).toBe('/error')
})

test('DRAW-01 a prize draw has its own address, and a lotto is not found there', async () => {
  const { data } = await loadDraw(aPage({ getProduct: () => aDraw() }), 'midwinter-hamper')
  expect(data.product.metadata.tickets.left).toBe(61)
  const other = loadDraw(aPage({ getProduct: () => aLotto() }), 'rovers-lotto')
  expect(await ledFrom(other)).toBe('/error')
})
