// @vitest-environment happy-dom
import { cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPlan } from '@clubhouse/domain/testing/a-plan'
import { aSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { reopenSelection } from './selection/selection-store.ts'
import { CAMP, CAMPS, FAMILY, FULL_CAMP, SEASON, SENIOR } from './testing/a-catalogue.ts'
import { button, card, openMembership, press, summaryText } from './testing/open-membership.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  localStorage.clear()
  reopenSelection()
})
afterEach(cleanup)

const show = (...products: Parameters<typeof aPlan>[0][]) =>
  openMembership({ open: { programId: SEASON.program_id, products: products.map((each) => aPlan(each)) } })
const words = (name: string) => card(name).textContent

test('MEMB-15 MEMB-16 MEMB-18 MEMB-19 MEMB-20 what a plan card says', () => {
  openMembership()
  expect(words('Senior player')).toContain('Adult · 18 and over')
  expect(words('Senior player')).toContain('€180 or 6 × €30')
  expect(words('Senior player')).toContain('League and cup.')
  expect(words('Senior player')).toContain('6 monthly instalments')
  expect(words('Senior player')).toContain('Valid until 30/06/27')
  expect(words('Little Rovers')).toContain('Free')
  expect(words('Gym')).toContain('€15 every 1 month')
  expect(words('Gym')).toContain('Subscription')
  expect(words('Gym')).toContain('Recurs until cancelled by club')
})

test.each([
  { availability: 'sold_out', left: 0, says: 'sold out' },
  { availability: 'closed', left: null, says: 'Closed' },
  { availability: 'not_open', left: null, says: 'Opens 1 December 2026' },
] as const)('MEMB-22 $availability: “$says” and nothing to select', ({ availability, left, says }) => {
  const opens_at = availability === 'not_open' ? '2026-12-01T09:00:00Z' : null
  show({
    name: 'Camp',
    metadata: { availability, available_count: left, sold_out: left === 0, opens_at },
  })
  expect(words('Camp')).toContain(says)
  expect(words('Camp')).not.toContain('select plan')
})

test('MEMB-21 MEMB-22 MEMB-23 as many as the counter says are selected, from 1 to what is left', () => {
  show({ ...CAMP, metadata: { ...CAMP.metadata, available_count: 3 } })
  expect(words('Camp week 2')).toContain('3 left')
  expect(button('One fewer', card('Camp week 2')).getAttribute('aria-disabled')).toBe('true')
  press('One more', card('Camp week 2'))
  press('One more', card('Camp week 2'))
  expect(button('One more', card('Camp week 2')).getAttribute('aria-disabled')).toBe('true')
  press('select plan', card('Camp week 2'))
  expect(summaryText()).toContain('3 plans, 0 bundles')
  expect(button('Selected', card('Camp week 2'))).toBeTruthy()
})

test('MEMB-25 MEMB-26 one less by the counter, all of them by a press on “Selected”', () => {
  openMembership()
  press('One more', card('Senior player'))
  press('select plan', card('Senior player'))
  press('One fewer', card('Senior player'))
  expect(summaryText()).toContain('1 plan, 0 bundles')
  press('One more', card('Senior player'))
  press('Selected', card('Senior player'))
  expect(summaryText()).toContain('0 plans, 0 bundles')
})

test('a sold-out plan leads to its waiting list', () => {
  openMembership({ open: { programId: SEASON.program_id, products: [FULL_CAMP, SENIOR] } })
  const link = within(card('Camp week 1')).getByRole('link', { name: 'Join the waiting list' })
  expect(link.getAttribute('href')).toBe(`/products/membership/waiting-list/${FULL_CAMP.metadata.plan_id}`)
})

test('whoever waits already is told how many are ahead, and can see and leave their place', async () => {
  const place = { plan_id: FULL_CAMP.metadata.plan_id, status: 'waiting', ahead: 2 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [place] })))
  const site = { ...aSite(), user: aUser() }
  openMembership({ open: { programId: SEASON.program_id, products: [FULL_CAMP] } }, site)
  await waitFor(() => expect(words('Camp week 1')).toContain('You’re on the list, 2 ahead of you.'))
  expect(words('Camp week 1')).toContain('See your place in line')
})

test('whose turn has come may choose what is held for them, and goes on with it', async () => {
  const place = {
    plan_id: FULL_CAMP.metadata.plan_id,
    status: 'offered',
    count: 1,
    ahead: null,
    offered_until: '2026-11-18T12:00:00Z',
  }
  const fetching = vi.fn(() => Promise.resolve(Response.json({ items: [place] })))
  vi.stubGlobal('fetch', fetching)
  const site = { ...aSite(), user: aUser({ user_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b02' }) }
  openMembership({ open: { programId: CAMPS.program_id, products: [FULL_CAMP] } }, site)
  await waitFor(() =>
    expect(words('Camp week 1')).toContain('A place is held for you until 18/11/2026 12:00.'),
  )
  press('select plan', card('Camp week 1'))
  expect(button('One more', card('Camp week 1')).getAttribute('aria-disabled')).toBe('true')
  expect(summaryText()).toContain('1 plan, 0 bundles')
  press('continue', document.querySelector('#summary-body') ?? document.body)
  await waitFor(() => expect(document.body.textContent).toBe('Fill in registration forms'))
  // Nobody was asked whether it is sold out.
  expect(fetching).toHaveBeenCalledTimes(1)
})

test('BUNDLE-01 BUNDLE-02 BUNDLE-04 CONST-18 what a bundle card says', () => {
  openMembership()
  expect(words('Family pack')).toContain('Valid 01/08/2026 to 30/06/2027')
  expect(words('Family pack')).toContain('€320')
  expect(words('Siblings saver')).not.toContain('€')
  const short = 'One price for the family: one or two adults and up to four children, whatev…'
  expect(short).toHaveLength(76)
  expect(words('Family pack')).toContain(short)
  press('Show more', card('Family pack'))
  expect(words('Family pack')).toContain('Add the camp. Show less')
})

test('a bundle says that it is paid in full, where one of its plans alone could be paid by instalments', () => {
  openMembership()
  expect(words('Family pack')).toContain('Paid in full today, not by instalments')
  // The sash with the price is laid out as the last thing: what came after it would stand on it.
  expect(card('Family pack').querySelector('header')?.lastElementChild?.textContent).toMatch(/^€\d/)
  expect(words('Siblings saver')).not.toContain('instalments')
})

test('a bundle that can be paid by instalments says how many, and what the first is', () => {
  const { metadata } = FAMILY
  const option = {
    payment_option_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0b77',
    type: 'instalment' as const,
    frequency: 'monthly' as const,
    occurrence: 1,
    number_of_payments: 4,
    initial_payment: null,
  }
  const pack = { ...FAMILY, metadata: { ...metadata, payment_options: [option] } }
  openMembership({ open: { programId: SEASON.program_id, products: [pack] } })
  expect(words('Family pack')).toContain('4 monthly instalments')
  expect(words('Family pack')).toContain('€320 or 4 × €80')
  expect(words('Family pack')).not.toContain('Paid in full')
})

test('BUNDLE-03 BUNDLE-06 BUNDLE-16 CONST-18 the first five items, the rest below, each at its least', () => {
  openMembership()
  const items = () => [...card('Family pack').querySelectorAll('li')].map((item) => item.textContent)
  expect(items()).toHaveLength(5)
  expect(items()[0]).toContain('Senior player (optional)')
  press('Show more (2)', card('Family pack'))
  expect(items()).toHaveLength(7)
  expect(words('Siblings saver')).not.toContain('(optional)')
  expect(card('Siblings saver').querySelector('output')?.textContent).toBe('1')
})

test('BUNDLE-05 BUNDLE-08 BUNDLE-09 BUNDLE-10 a bundle is selected when it is filled, and says what it lacks', () => {
  openMembership()
  const pack = card('Family pack')
  expect(pack.textContent).not.toContain('Select plans in a bundle')
  press('select bundle', pack)
  expect(pack.textContent).toContain('Select plans in a bundle')
  press('One more: Senior player', pack)
  expect(pack.textContent).toContain('Add at least 1 juvenile plan(s)')
  press('One fewer: Senior player', pack)
  press('One more: Juvenile', pack)
  expect(pack.textContent).toContain('Add at least 1 adult plan(s)')
  press('select bundle', pack)
  expect(summaryText()).toContain('0 bundles')
  press('One more: Senior player', pack)
  expect(pack.textContent).toContain('Ready to select: €320')
  press('select bundle', pack)
  expect(summaryText()).toContain('0 plans, 1 bundle')
  expect(pack.textContent).toContain('Added')
  // It looks chosen, and what is in it stays to be read.
  expect(pack.hasAttribute('data-chosen')).toBe(true)
  expect(pack.textContent).toContain('1 chosen, 1 to 2')
  expect(document.querySelector('#summary')?.textContent).toContain('2 memberships')
})

test('BUNDLE-11 BUNDLE-12 counters stop at the limits', () => {
  openMembership()
  const pack = card('Family pack')
  press('One more: Senior player', pack)
  press('One more: Senior player', pack)
  expect(button('One more: Senior player', pack).getAttribute('aria-disabled')).toBe('true')
  // The adults are two: no other may come.
  expect(button('One more: Student', pack).getAttribute('aria-disabled')).toBe('true')
  expect(button('One fewer: Juvenile', card('Siblings saver')).getAttribute('aria-disabled')).toBe('true')
})

test('a programme says which plan fits by the year of birth', () => {
  const aged = (name: string, from: number | null, to: number | null) =>
    aPlan({ name, metadata: { is_juvenile: true, ages: { from, to, on: '2026-12-31' } } })
  openMembership({
    open: { programId: SEASON.program_id, products: [aged('Juvenile', 8, 12), aged('Little ones', null, 7)] },
  })
  const rows = [...document.querySelectorAll('section dl > div')].map(({ textContent }) => textContent)
  expect(rows).toEqual(['Born 2019 or laterLittle ones', 'Born 2014 to 2018Juvenile'])
})
