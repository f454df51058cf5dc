// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import ChoosePlansPage from './choose-plans.page.tsx'
import { reopenSelection } from './selection/selection-store.ts'
import { aMembership, CAMP_PRODUCTS, CAMPS, SEASON } from './testing/a-catalogue.ts'
import { button, openMembership, press } from './testing/open-membership.tsx'

const fetching = vi.fn<typeof fetch>()
const answer = (body: unknown) => Promise.resolve(Response.json(body))

beforeEach(() => {
  vi.stubGlobal('fetch', fetching)
  fetching.mockReset()
  localStorage.clear()
  reopenSelection()
})
afterEach(cleanup)

const CLOSED = { open: null }
const served = (data: Parameters<typeof aMembership>[0]) =>
  drawOnSite(<ChoosePlansPage />, aSite(), '/products/membership', aMembership(data))

test('MEMB-03 MEMB-11 the page as it is served: its title, and each programme by its own', () => {
  const html = served(CLOSED)
  expect(html).toContain('<h1>Select plans from the programmes</h1>')
  expect(html.match(/<h2[^>]*>.*?<\/h2>/g)?.join(' ')).toMatch(/Season.*Summer camps/)
  expect(html).not.toContain('<article')
})

test('MEMB-07 OPEN-075 a club may hide the heading above its plans; a screen reader is still told', () => {
  const site = aSite({ hide_membership_plans_heading: true })
  const html = drawOnSite(<ChoosePlansPage />, site, '/products/membership', aMembership(CLOSED))
  expect(html).toContain('<h1 class="visually-hidden">Select plans from the programmes</h1>')
})

test('MEMB-12 a lone programme is served open; without a script the others are a link away', () => {
  const html = served({ programs: [SEASON] })
  expect(html).toContain('Senior player')
  expect(served(CLOSED)).toContain(`href="/products/membership?id=${CAMPS.program_id}"`)
})

test('MEMB-09 a single programme shows the way to all of them', () => {
  const html = served({ shown: SEASON.program_id })
  expect(html).not.toContain('Summer camps')
  expect(html).toContain('See all programmes')
})

test('MEMB-13 opening a panel loads its products once', async () => {
  fetching.mockImplementation(() => answer({ items: CAMP_PRODUCTS }))
  openMembership(CLOSED)
  press('Summer camps')
  await waitFor(() => expect(document.body.textContent).toContain('Camp week 2'))
  expect(button('Summer camps').getAttribute('aria-expanded')).toBe('true')
  press('Summer camps')
  expect(document.querySelectorAll('article')).toHaveLength(0)
  press('Summer camps')
  expect(document.querySelectorAll('article')).toHaveLength(2)
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    `/api/v2/store/testford/products?program_id%5B%5D=${CAMPS.program_id}`,
  ])
})

test('MEMB-14 an empty programme says so', async () => {
  fetching.mockImplementation(() => answer({ items: [] }))
  openMembership(CLOSED)
  press('Season')
  await waitFor(() => expect(document.body.textContent).toContain('There are no products for this programme'))
})

test('a panel that does not load says so in its place, and can be asked again', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  openMembership(CLOSED)
  press('Summer camps')
  await waitFor(() => expect(document.body.textContent).toContain('These plans didn’t load.'))
  fetching.mockImplementation(() => answer({ items: CAMP_PRODUCTS }))
  press('Retry')
  await waitFor(() => expect(document.body.textContent).toContain('Camp week 2'))
})

test('one that failed on the server is asked for again by the browser', async () => {
  openMembership({ open: { programId: CAMPS.program_id, products: null } })
  fetching.mockImplementation(() => answer({ items: CAMP_PRODUCTS }))
  press('Retry')
  await waitFor(() => expect(document.body.textContent).toContain('Camp week 2'))
})

test('a club that sells nothing now says so', () => {
  expect(served({ programs: [], open: null })).toContain('There’s nothing to join at the moment.')
})
