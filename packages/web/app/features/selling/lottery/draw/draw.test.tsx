// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawMetadata } from '@clubhouse/contract/selling/lottery'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import { aDraw, DRAW_AHEAD } from '../testing/a-lotto.ts'
import DrawPage from './draw.page.tsx'
import { drawState } from './draw-state.ts'

const PATH = '/products/draw/midwinter-hamper'
const NOW = '2026-08-01T08:53:30Z'

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json({ now: NOW })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(metadata: Partial<DrawMetadata> = {}, search = '?token=a&lotto=b') {
  const site = aSite()
  const served = { product: aDraw(metadata), now: NOW }
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => site,
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ id: 'page', path: PATH, loader: () => served, Component: DrawPage }],
    },
  ])
  render(
    <Stub initialEntries={[PATH + search]} hydrationData={{ loaderData: { root: site, page: served } }} />,
  )
  await act(async () => {})
}
const text = () => document.body.textContent
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('DRAW-02 OPEN-092 opening a draw asks for the age; the server does not', async () => {
  const html = drawOnSite(<DrawPage />, aSite(), PATH, { product: aDraw(), now: NOW })
  expect(html).not.toContain('Please confirm')
  await open({}, '')
  const gate = document.querySelector('[role=alertdialog]')
  expect(gate?.textContent).toContain('To play this draw you have to be over 18 years of age.')
})

test('DRAW-03 DRAW-05 three tickets by the ladder, with what that saves and the chance', async () => {
  await open()
  expect(text()).toContain('61 of 500 tickets left')
  // One to begin with: nobody is sold more than they came for.
  expect(document.querySelector('form dl')?.textContent).toContain('1 × €10.00€10.00')
  fireEvent.click(document.querySelector('input[name=count][value="3"]')!)
  expect(document.querySelector('form dl')?.textContent).toBe(
    '3 × €10.00€30.003 for €25−€5.00Total today€25.00',
  )
  expect(text()).toContain('Your chance: 3 in 500.')
  const form = document.querySelector('form')!
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    count: '3',
    price_title: '3 tickets',
    price: '2500',
  })
  fireEvent.click(screen.getByLabelText('One more'))
  expect(document.querySelector('form dl')?.textContent).toContain('€35.00')
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ entries: '4' })
})

test('no more tickets can be chosen than are left', async () => {
  await open({ tickets: { total: 500, left: 2 } })
  fireEvent.click(screen.getByLabelText('One more'))
  expect(document.querySelector('output')?.textContent).toBe('2')
  expect(screen.getByLabelText<HTMLButtonElement>('One more').disabled).toBe(true)
  expect(document.querySelector<HTMLInputElement>('input[name=count][value="3"]')?.disabled).toBe(true)
})

test('once it is drawn the winning tickets stand there, and lead to the proof', async () => {
  await open({ status: 'drawn', winners: [{ prize: 'The hamper', ticket: 217 }] })
  expect(text()).toContain('Ticket 217The hamper')
  expect(hrefs()).toContain('/products/draw/midwinter-hamper/draws/1')
  expect(text()).not.toContain('Add to cart')
})

test.each([
  { change: {}, state: 'open' },
  { change: { tickets: { total: 500, left: 0 } }, state: 'sold-out' },
  { change: { draw: { ...DRAW_AHEAD, closes_at: NOW } }, state: 'closed' },
  { change: { status: 'waiting' as const }, state: 'closed' },
  { change: { status: 'drawn' as const }, state: 'drawn' },
])('a draw is $state', async ({ change, state }) => {
  expect(drawState(aDraw(change), Date.parse(NOW))).toBe(state)
})
