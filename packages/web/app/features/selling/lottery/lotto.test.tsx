// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LottoMetadata } from '@clubhouse/contract/selling/lottery'
import { aSite } from '#lib/testing/on-site.tsx'
import { drawOnSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { hasAttestedAdult } from '#parts/selling/cart/attested-adult.ts'
import type { LottoData } from './load-lotto.ts'
import LottoPage from './lotto.page.tsx'
import { aLotto, aResult, lottoData } from './testing/a-lotto.ts'

const PATH = '/products/lotto/rovers-lotto'
let asked: string[] = []
let answerQuickPick: (lines: number) => Response

beforeEach(() => {
  asked = []
  localStorage.clear()
  answerQuickPick = (lines) =>
    Response.json({ lines: Array.from({ length: lines }, () => [3, 6, 9, 12, 15, 18]) })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.startsWith('/products/now')) return Response.json({ now: '2026-08-01T08:53:30Z' })
    const lines = Number(/quick_pick\?lines=(\d+)/.exec(address)?.[1])
    if (lines) return answerQuickPick(lines)
    return Response.json({ items: [aResult({ number: 29, draws_at: '2026-07-23T20:00:00Z' })], total: 2 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(data: Partial<LottoData> = {}, { search = '', isSignedIn = false } = {}) {
  const site = { ...aSite(), user: isSignedIn ? aUser() : null }
  const served = lottoData(data)
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [
        { id: 'home', path: '/', Component: () => <p>Home page</p> },
        { id: 'page', path: PATH, loader: () => served, Component: LottoPage },
      ],
    },
  ])
  const hydrationData = { loaderData: { root: site, page: served } }
  render(<Stub initialEntries={[PATH + search]} hydrationData={hydrationData} />)
  await act(async () => {})
}

test.each([
  { isSignedIn: true, leads: '/authentication/continue?club=testford&path=%2Ftickets%2Flimits' },
  { isSignedIn: false, leads: '/tickets/limits' },
])(
  'whoever wants to play less is led to their limits, signed in: $isSignedIn',
  async ({ isSignedIn, leads }) => {
    await open({}, { isSignedIn })
    const link = screen.getByText('set a limit or take a break')
    expect(link.getAttribute('href')).toBe(`https://myaccount.clubs.example${leads}`)
  },
)

/** Pressed, and 250 ms waited: two quick presses are one answer. */
async function answerGate(label: string) {
  fireEvent.click(within(gate()!).getByText(label))
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
}
/** Finding by role walks styles for every element and takes seconds in a test DOM. */
const gate = () => document.querySelector<HTMLElement>('[role=alertdialog]')
const renewal = () => document.querySelector<HTMLInputElement>('[role=switch]')!
const symbol = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('#pick button')].find(
    ({ textContent }) => textContent === name,
  )!
const lineWords = () =>
  [...document.querySelectorAll('ol button .visually-hidden')].map(({ textContent }) => textContent)
const addButton = () => screen.getAllByText('Add to cart')[0]?.closest('button')
const takeThreeLines = () => fireEvent.click(document.querySelector('input[name=count][value="3"]')!)
const play = (metadata: Partial<LottoMetadata>) =>
  open({ product: aLotto(metadata) }, { search: '?token=a&lotto=b' })

test('LOTTO-02 CONST-11 OPEN-092 OPEN-094 opening the lotto asks for the age, and confirming stays', async () => {
  await open()
  expect(gate()?.querySelector('h2')?.textContent).toBe('Please confirm')
  expect(gate()?.textContent).toContain('To play lotto you have to be over 18 years of age.')
  expect(hasAttestedAdult()).toBe(false)
  await answerGate('Confirm')
  expect(gate()).toBeNull()
  expect(hasAttestedAdult()).toBe(true)
})

test('LOTTO-03 ERR-17 declining leads home, and nothing is attested', async () => {
  await open()
  await answerGate('Cancel')
  expect(document.body.textContent).toContain('Home page')
  expect(hasAttestedAdult()).toBe(false)
})

test('LOTTO-04 the server draws the page without the question', () => {
  const html = drawOnSite(<LottoPage />, aSite(), PATH, lottoData())
  expect(html).toContain('Thursday’s jackpot')
  expect(html).not.toContain('Please confirm')
})

test.each([
  // As the app’s link leads there (app-link.test.tsx).
  { search: '?token=x&lotto=lotto%2Frovers-lotto', isAsked: false },
  { search: '?token=a', isAsked: true },
  { search: '?lotto=b', isAsked: true },
])('LOTTO-05 with $search the question comes: $isAsked', async ({ search, isAsked }) => {
  await open({}, { search })
  expect(gate() !== null).toBe(isAsked)
  // Whoever was not asked has confirmed nothing.
  expect(hasAttestedAdult()).toBe(false)
})

test('LOTTO-07 prizes are shown by tier', async () => {
  await play({})
  const tiers = document.querySelector('dl[aria-label=Prizes]')
  expect(tiers?.textContent).toBe('Jackpot€4,850Match 5€250Match 4€40Match 3€10')
})

test('LOTTO-08 numbers are picked in a grid, and the button says what is missing', async () => {
  await play({})
  // One line to begin with: nobody is sold more than they came for.
  expect(lineWords()).toEqual(['Line 1: empty'])
  takeThreeLines()
  for (const name of ['7', '31', '12']) fireEvent.click(symbol(name))
  expect(symbol('7').getAttribute('aria-pressed')).toBe('true')
  expect(lineWords()[0]).toBe('Line 1: 7, 12, 31')
  expect(document.querySelector('#ticket-needs')?.textContent).toContain('3 numbers in line 1, line 2')
  expect(addButton()?.getAttribute('aria-disabled')).toBe('true')
})

test('LOTTO-08 arrows move in the grid, which is one stop of the Tab key', async () => {
  await play({})
  const stops = () =>
    [...document.querySelectorAll('#pick [tabindex="0"]')].map(({ textContent }) => textContent)
  expect(stops()).toEqual(['1'])
  fireEvent.keyDown(symbol('1'), { key: 'ArrowDown' })
  expect(document.activeElement?.textContent).toBe('9')
  fireEvent.keyDown(symbol('9'), { key: 'End' })
  expect(stops()).toEqual(['32'])
})

test.each([
  { type: 'Letter' as const, says: 'Pick your letters', hasGrid: true },
  { type: 'Lucky Dip' as const, says: 'we draw your numbers for you', hasGrid: false },
  { type: 'None' as const, says: 'every line is in the draw', hasGrid: false },
])('LOTTO-08 DATA-57 the control follows the pick type $type', async ({ type, says, hasGrid }) => {
  await play({ pick: { type, count: hasGrid ? 3 : 0, symbols: hasGrid ? ['A', 'B', 'C', 'D'] : [] } })
  expect(document.body.textContent).toContain(says)
  expect(document.querySelector('#pick') !== null).toBe(hasGrid)
  expect(addButton()?.hasAttribute('aria-disabled')).toBe(hasGrid)
})

test('LOTTO-09 a quick pick fills the rest from the server and keeps what was chosen', async () => {
  await play({})
  takeThreeLines()
  fireEvent.click(symbol('32'))
  await act(async () => fireEvent.click(screen.getByText('quick pick the rest')))
  expect(asked.at(-1)).toContain('/quick_pick?lines=3')
  expect(lineWords()[0]).toMatch(/^Line 1: (\d+, ){5}32$/)
  expect(lineWords()[1]).toBe('Line 2: 3, 6, 9, 12, 15, 18')
  expect(addButton()?.hasAttribute('aria-disabled')).toBe(false)
})

test('LOTTO-09 a quick pick that fails leaves the lines as they are', async () => {
  answerQuickPick = () => new Response('', { status: 503 })
  await play({})
  fireEvent.click(symbol('5'))
  await act(async () => fireEvent.click(screen.getByText('Quick pick')))
  expect(lineWords()[0]).toBe('Line 1: 5')
})

test('LOTTO-11 LOTTO-12 what it costs today and then; renewing is for who is signed in', async () => {
  await open({}, { search: '?token=a&lotto=b', isSignedIn: true })
  takeThreeLines()
  fireEvent.click(document.querySelector('input[name=draws][value="4"]')!)
  expect(document.querySelector('form dl')?.textContent).toContain('€20.00')
  fireEvent.click(renewal())
  expect(document.querySelector('form dl')?.textContent).toContain('Then every 4 weeks€20.00')
  expect(document.querySelector('#renewal-hint')?.textContent).toContain('which we keep for it')
})

test('LOTTO-12 whoever is not signed in reads why it cannot renew', async () => {
  await play({})
  expect(renewal().disabled).toBe(true)
  expect(document.querySelector('#renewal-hint')?.textContent).toBe(
    'Sign in so that you can stop it any time.',
  )
})

test('LOTTO-10 LOTTO-13 the form carries each line, and without a script a number of lucky dips', async () => {
  const html = drawOnSite(<LottoPage />, aSite(), PATH, lottoData())
  expect(html).toContain('Add lucky dip to cart')
  expect(html).not.toContain('name="line"')
  await play({})
  takeThreeLines()
  await act(async () => fireEvent.click(screen.getByText('Quick pick all')))
  const lines = [...document.querySelectorAll<HTMLInputElement>('input[name=line]')].map(({ value }) => value)
  expect(lines).toEqual(Array.from({ length: 3 }, () => '3,6,9,12,15,18'))
})

test('the countdown goes by the server’s clock, and after the cut-off says where a ticket goes', async () => {
  vi.setSystemTime('2026-08-01T09:04:00Z')
  await play({})
  expect(document.querySelector('[role=timer]')?.getAttribute('aria-label')).toBe(
    '5 days, 10 hours and 36 minutes until tickets close',
  )
  vi.useRealTimers()
  cleanup()
  vi.stubGlobal('fetch', async () => Response.json({ now: '2026-08-06T19:30:00Z' }))
  await play({})
  expect(document.body.textContent).toContain('A ticket bought now goes into the next one.')
})

test('past results say what was won, lead to their proof, and more come when asked for', async () => {
  await open({}, { search: '?token=a&lotto=b' })
  expect(document.body.textContent).toContain('No jackpot winner. Three matched four: €40 each.')
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links()).toContain('/products/lotto/rovers-lotto/draws/30')
  fireEvent.submit(screen.getByText('Older draws').closest('form')!)
  await vi.waitFor(() => expect(links()).toContain('/products/lotto/rovers-lotto/draws/29'))
})
