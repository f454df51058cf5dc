import { expect, test } from 'vitest'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import { type Answers, aPage, refusal } from '#lib/testing/page-stub.ts'
import { loadMembership, type MembershipData } from './load-membership.ts'
import { loader as oldAddress } from './old-address.page.ts'
import { CAMPS, SEASON, SENIOR, SIBLINGS } from './testing/a-catalogue.ts'

const list = (...items: unknown[]) => ({ items, total: items.length })
const ANSWERS: Answers = {
  listPrograms: () => list(SEASON, CAMPS),
  listProducts: () => list(SENIOR),
  listPlanDiscounts: () => list(SIBLINGS),
}

async function load(search = '', answers: Answers = {}) {
  const page = aPage({ ...ANSWERS, ...answers })
  const loaded = await loadMembership(
    page,
    new URL(`https://testford.clubs.example/products/membership${search}`),
  )
  const { data, init } = loaded as unknown as { data: MembershipData; init: ResponseInit | null }
  return { page, data, isCached: new Headers(init?.headers).has(KEEP_HEADER) }
}

async function leadsTo(search: string): Promise<[number, string | null, boolean]> {
  const answer = await load(search).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('It stayed where it was')
  const { status, headers } = answer
  return [status, headers.get('location'), headers.has('x-remix-replace')]
}

test('the programmes that are not finished, and no products while all panels are closed', async () => {
  const { page, data, isCached } = await load()
  expect(data).toEqual({
    programs: [SEASON, CAMPS],
    shown: null,
    open: null,
    discounts: [SIBLINGS],
    hasDiscountsFailed: false,
  })
  expect(page.calls).toContain('listPrograms {"club":"testford","status":"not-finished"}')
  expect(isCached).toBe(true)
})

test('MEMB-12 a lone programme comes with its products', async () => {
  const { data } = await load('', { listPrograms: () => list(CAMPS) })
  expect(data.open).toEqual({ programId: CAMPS.program_id, products: [SENIOR] })
})

test('MEMB-09 an id shows a single programme, open; an old one leads to all', async () => {
  const { page, data, isCached } = await load(`?id=${CAMPS.program_id}`)
  expect([data.shown, data.open?.programId, isCached]).toEqual([CAMPS.program_id, CAMPS.program_id, true])
  expect(page.calls.some((call) => call.startsWith('listProducts') && call.includes(CAMPS.program_id))).toBe(
    true,
  )
  expect(await leadsTo('?id=gone')).toEqual([302, '/products/membership', true])
})

test.each([
  ['?program_id[]=1&program_id[]=2', '/products/membership'],
  ['?program_id%5B%5D=1&utm_source=mail', '/products/membership?utm_source=mail'],
  [`?program_id=1&id=${CAMPS.program_id}`, `/products/membership?id=${CAMPS.program_id}`],
])('MEMB-10 %s is cleared on entry', async (search, address) => {
  expect(await leadsTo(search)).toEqual([302, address, true])
})

const fails = () => {
  throw refusal(503)
}

test('ERR-38 without its discounts the page stands, says so, and is not kept', async () => {
  const { data, isCached } = await load('', { listPlanDiscounts: fails })
  expect([data.hasDiscountsFailed, data.discounts, data.programs.length, isCached]).toEqual([
    true,
    [],
    2,
    false,
  ])
})

test('a programme whose products do not come leaves the page standing', async () => {
  const { data, isCached } = await load(`?id=${SEASON.program_id}`, { listProducts: fails })
  expect([data.open, isCached]).toEqual([{ programId: SEASON.program_id, products: null }, false])
})

test('without its programmes there is no page', async () => {
  await expect(load('', { listPrograms: fails })).rejects.toMatchObject({ status: 503 })
})

test('MEMB-01 the old address of a membership leads here', () => {
  expect(oldAddress).toThrow(expect.objectContaining({ status: 301 }))
})
