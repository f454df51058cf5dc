// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failAllLoading } from '#ui/loading/loading-store.ts'
import { clearAllNotifications, notifications } from '#ui/notifications/notification-store.ts'
import { reopenSelection } from '../selection/selection-store.ts'
import { CAMP, CAMPS, JUNIOR, SENIOR, WALKING } from '../testing/a-catalogue.ts'
import { button, card, openMembership, press, summaryText } from '../testing/open-membership.tsx'
import { SUMMARY_POPUP } from './added-popup.tsx'

const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetching)
  fetching.mockReset().mockImplementation(() => new Promise(() => undefined))
  localStorage.clear()
  reopenSelection()
  clearAllNotifications()
  failAllLoading()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const panel = () => document.querySelector('#summary-body') as HTMLElement
const select = (name: string) => press('select plan', card(name))
const goOn = () => button('continue', panel()) as HTMLButtonElement

function chooseFamily() {
  select('Senior player')
  press('One more', card('Juvenile U8–U12'))
  select('Juvenile U8–U12')
}

test('MEMB-31 DISC-12 Summary with counts, lines, discounts by name and Total, and “continue”', () => {
  openMembership()
  expect(summaryText()).toContain('Summary0 plans, 0 bundles')
  expect([goOn().disabled, summaryText().includes('Pick a membership to continue.')]).toEqual([true, true])
  chooseFamily()
  expect(summaryText()).toContain('3 plans, 0 bundles')
  expect(summaryText()).toContain('Brothers and sisters−€22.00')
  expect(summaryText()).toContain('Total€378.00')
  expect(summaryText()).toContain('Pay in full€378.00No more to pay')
  expect(summaryText()).toContain('Or by instalments€228.00today, the rest monthly')
  expect(goOn().disabled).toBe(false)
})

test('a subscription goes on after today, and says how', () => {
  openMembership()
  select('Gym')
  expect(summaryText()).toContain('every 1 month, until cancelled by club')
  expect(summaryText()).toContain('Pay today€15.00then €15.00 every month')
})

test('MEMB-17 of several subscriptions to one plan the summary says how long they go on, too', () => {
  openMembership()
  select('Gym')
  press('One more: Gym', panel())
  expect(summaryText()).toContain('2 × €15.00, every 1 month, until cancelled by club')
})

test('MEMB-17 a subscription that ends costs all its payments, line and total alike', () => {
  openMembership({
    open: { programId: WALKING.metadata.program_id, products: [WALKING] },
  })
  select('Walking football')
  expect(summaryText()).toContain('Walking football€150.00every 1 week, Recurs till 30/06/2027')
  expect(summaryText()).toContain('Total€150.00')
  expect(summaryText()).toContain('Pay today€5.00then €5.00 every week')
  expect(summaryText()).toContain('30 payments of €5.00')
})

test('joining early: the old price is struck through, and the way to the lower one is said', () => {
  const early_bird = { name: 'Early bird', amount: 10_00, until: '2027-07-31' }
  const early = { ...JUNIOR, metadata: { ...JUNIOR.metadata, early_bird } }
  openMembership({
    open: { programId: JUNIOR.metadata.program_id, products: [early] },
  })
  expect(document.querySelector('article s')?.textContent).toBe('Was €110')
  expect(document.body.textContent).toContain('until 31 July')
  select('Juvenile U8–U12')
  expect(summaryText()).toContain('Juvenile U8–U12Was €110.00 €100.00Juvenile, Early bird until 31 July')
  expect(summaryText()).toContain('Early bird until 31 JulyOff Juvenile U8–U12, for joining early−€10.00')
  expect(summaryText()).toContain('Total€100.00')
})

test('why this price, line by line', () => {
  openMembership()
  chooseFamily()
  expect(summaryText()).toContain('Juvenile U8–U122 × €110.00€220.00')
  expect(summaryText()).toContain('Brothers and sisters10% of €220.00.−€22.00')
  press('One fewer: Juvenile', panel())
  expect(summaryText()).toContain('Brothers and sistersYou’d need 1 more plan.–')
})

test('MEMB-24 MEMB-25 one too many is refused and said in the summary, until one is taken away', () => {
  openMembership({ open: { programId: CAMPS.program_id, products: [CAMP] } })
  press('One more', card('Camp week 2'))
  select('Camp week 2')
  const over = 'Maximum number of subscriptions has been reached for this plan.'
  press('One more', panel())
  expect(summaryText()).toContain(over)
  expect(summaryText()).toContain('2 plans')
  press('One fewer', panel())
  expect(summaryText()).not.toContain(over)
})

function choosePack() {
  press('One more: Senior player', card('Family pack'))
  press('One more: Juvenile', card('Family pack'))
  press('One more: Juvenile', card('Family pack'))
  press('select bundle', card('Family pack'))
}

test('MEMB-29 MEMB-34 a bundle that lost what it needs holds up the way on; its last plan stays in it', () => {
  openMembership()
  choosePack()
  expect([summaryText().includes('0 plans, 1 bundle'), goOn().disabled]).toEqual([true, false])
  press('One fewer: Senior player', panel())
  expect(goOn().disabled).toBe(true)
  expect(summaryText()).toContain('Family pack: Add at least 1 adult plan(s)')
  press('One fewer: Juvenile', panel())
  expect(button('One fewer: Juvenile', panel()).getAttribute('aria-disabled')).toBe('true')
  press('Remove Family pack', panel())
  expect(summaryText()).toContain('Nothing chosen yet.')
})

test('a cheaper combination is offered, taken with one tap, and undone', async () => {
  openMembership()
  chooseFamily()
  await waitFor(() => expect(summaryText()).toContain('You’d pay €320 instead of €378'))
  expect(summaryText()).toContain(
    'Senior player and 2 × Juvenile U8–U12 go into the Family pack for €320. The Family pack is paid in full today.',
  )
  press('Switch', panel())
  expect(summaryText()).toContain('Total€320.00')
  expect(summaryText()).toContain('Switched: you save €58.')
  press('Undo', panel())
  expect(summaryText()).toContain('Total€378.00')
})

test('MEMB-27 what was chosen is there when the page is opened again', () => {
  openMembership()
  chooseFamily()
  cleanup()
  reopenSelection()
  openMembership()
  expect(summaryText()).toContain('Total€378.00')
})

test('what is no longer sold is named', async () => {
  openMembership()
  select('Senior player')
  cleanup()
  reopenSelection()
  const closed = {
    ...SENIOR,
    metadata: { ...SENIOR.metadata, availability: 'closed' as const },
  }
  openMembership({
    open: { programId: SENIOR.metadata.program_id, products: [closed] },
  })
  await waitFor(() =>
    expect(summaryText()).toContain('No longer available: Senior player. We took it off your list.'),
  )
  press('OK', panel())
  expect(summaryText()).not.toContain('No longer available')
})

const validates = (answer: Response) => {
  fetching.mockImplementation(() => Promise.resolve(answer))
  openMembership()
  chooseFamily()
  press('continue', panel())
}
const said = () => notifications().map(({ title, type }) => [title, type])

test('MEMB-02, MEMB-30 plans that can be bought lead on to the forms, the second step', async () => {
  validates(
    Response.json({
      all_plans_active: true,
      inactive_plans_count: 0,
      message: '',
    }),
  )
  await waitFor(() => expect(document.body.textContent).toBe('Fill in registration forms'))
  const [address, call] = fetching.mock.lastCall ?? []
  expect(address).toBe('/api/v2/store/testford/products/plans/validate-status')
  expect(call?.body).toBe(
    JSON.stringify({
      product_ids: [SENIOR, JUNIOR, JUNIOR].map(({ product_id }) => product_id),
    }),
  )
})

test('MEMB-30 an inactive plan is said in the server’s words, and nobody moves', async () => {
  const message = 'Senior player has closed.'
  validates(
    Response.json({
      all_plans_active: false,
      inactive_plans_count: 1,
      message,
    }),
  )
  await waitFor(() => expect(said()).toEqual([[message, 'danger']]))
  expect(summaryText()).toContain(message)
})

test.each([503, 0])('ERR-46 a validation that fails (%s) says so', async (status) => {
  if (status === 0) fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  else fetching.mockImplementation(() => Promise.resolve(new Response(null, { status })))
  openMembership()
  select('Senior player')
  press('continue', panel())
  const message = 'There was an issue validating the plans. Please try again.'
  await waitFor(() => expect(said()).toEqual([[message, 'danger']]))
  expect(summaryText()).toContain(message)
})

test('ERR-38 discounts that did not load are said', async () => {
  openMembership({ discounts: [], hasDiscountsFailed: true })
  expect(summaryText()).toContain('Error getting membership discounts.')
  await waitFor(() => expect(said()).toEqual([['Error getting membership discounts.', 'danger']]))
})

const popup = () => document.body.textContent.includes('Added to summary')

test.each([
  { width: 767, opens: false },
  { width: 768, opens: true },
  { width: 991, opens: true },
  { width: 992, opens: false },
])('MEMB-33 OPEN-085 CONST-19 at $width px “Added to summary” opens: $opens', ({ width, opens }) => {
  vi.useFakeTimers()
  vi.stubGlobal('innerWidth', width)
  openMembership()
  select('Senior player')
  act(() => void vi.advanceTimersByTime(SUMMARY_POPUP.opensAfterMs - 1))
  expect(popup()).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(popup()).toBe(opens)
  act(() => void vi.advanceTimersByTime(SUMMARY_POPUP.closesAfterMs - 1))
  expect(popup()).toBe(opens)
  act(() => void vi.advanceTimersByTime(1))
  expect(popup()).toBe(false)
  expect(SUMMARY_POPUP).toEqual({ opensAfterMs: 200, closesAfterMs: 4000 })
})
