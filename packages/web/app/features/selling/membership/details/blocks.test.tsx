// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSite, drawOnSite } from '#lib/testing/on-site.tsx'
import { PATIENCE } from '#parts/people/dynamic-form/testing/a-form.tsx'
import { notifications } from '#ui/notifications/notification-store.ts'
import DetailsPage from './details.page.tsx'
import { answering, action, block, DATA, open, ready, senior, u12 } from './testing/at-details.tsx'

test('before the browser has looked nothing of it is shown, and without a script there is a way back', () => {
  const html = drawOnSite(<DetailsPage />, aSite(), '/products/membership/details', DATA)
  expect(html).toContain('Fill in registration forms')
  expect(html).toMatch(/<noscript>.*<a[^>]* href="\/products\/membership"[^>]*>Back to choosing plans/)
  expect(html).not.toContain('Summary')
})

test('MEMB-04 OPEN-075 step two has the club’s own headline where it has one', () => {
  const site = aSite({ membership_details_headline: 'Tell us who is joining' })
  const html = drawOnSite(<DetailsPage />, site, '/products/membership/details', DATA)
  expect(html).toContain('Tell us who is joining')
  expect(html).not.toContain('Fill in registration forms')
})

test('MEMB-05 without anything chosen it leads to choosing', async () => {
  await open([])
  expect(screen.getByText('Choosing')).toBeTruthy()
})

test('MEMB-04, MEMB-36, MEMB-37, MEMB-38 numbered blocks in their order, each with its cross and what it waits for', async () => {
  await open([{ product: senior }, { product: u12 }])
  await ready()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fill in registration forms')
  await waitFor(() => expect(block(2)).toBeTruthy(), PATIENCE)
  expect(block(1).textContent).toContain('1 to go')
  expect(block(2).textContent).toContain('2 to go')
  expect(action(1, 'member')?.textContent).toContain('Add Details')
  expect([
    action(1, 'member')?.disabled,
    action(2, 'guardian')?.disabled,
    action(2, 'member')?.disabled,
  ]).toEqual([false, true, true])
  expect(block(2).textContent).toContain('Finish plan 1 first')
})

test.each([
  { sso: 'off', email: true, or: false, button: false },
  { sso: 'optional', email: true, or: true, button: true },
  { sso: 'mandatory', email: false, or: false, button: true },
] as const)('MEMB-40, SSO-08 signed out, with SSO $sso', async ({ sso, email, or, button }) => {
  await open([{ product: senior }], {
    isSignedIn: false,
    sso: {
      sso,
      sso_button_text: 'Sign in with Four Coasts',
      help_url: 'https://help.example/',
    },
  })
  const panel = within(document.querySelector<HTMLElement>('#sign-in-panel') ?? document.body)
  expect(panel.getByText('Login or Create account')).toBeTruthy()
  expect(panel.queryByText('enter email') !== null).toBe(email)
  expect(panel.queryByText('or') !== null).toBe(or)
  expect(panel.queryByText('Sign in with Four Coasts') !== null).toBe(button)
  // SSO-09
  expect(panel.getByText('Help').closest('a')?.href).toBe('https://help.example/')
  // HOSTS-16
  await waitFor(() => expect(action(1, 'member')?.disabled).toBe(true), PATIENCE)
})

test('OPEN-100 whoever runs the club and is no member is told what it takes', async () => {
  await open([{ product: senior }], { roles: ['owner'] })
  expect(screen.getByText(/You need a member account to register/)).toBeTruthy()
  expect(screen.getByText('enter email')).toBeTruthy()
})

test('ERR-39 forms that do not come can be asked for again', async () => {
  await open([{ product: senior }], { forms: 'none' })
  await waitFor(
    () => expect(notifications()).toMatchObject([{ title: 'Error fetching registration form' }]),
    PATIENCE,
  )
  answering({})
  fireEvent.click(screen.getByText('Try again'))
  await waitFor(() => expect(action(1, 'member')?.disabled).toBe(false), PATIENCE)
})

test('ERR-40 who may be registered did not come: it is said, and the forms open all the same', async () => {
  await open([{ product: senior }], { people: 'none' })
  await waitFor(
    () => expect(notifications()).toMatchObject([{ title: 'Could not fetch available memberships' }]),
    PATIENCE,
  )
  await waitFor(() => expect(action(1, 'member')?.disabled).toBe(false), PATIENCE)
})

test('what was chosen last week costs what it costs now, and what is gone is said', async () => {
  await open([{ product: senior }, { product: u12 }], {
    products: [{ ...senior, price: 19_000 }],
  })
  await waitFor(() => expect(screen.getAllByText('€190.00').length).toBeGreaterThan(0), PATIENCE)
  expect(screen.getByText(/No longer available: U8–U12/)).toBeTruthy()
})

test('while the catalogue cannot be asked nothing is taken away', async () => {
  await open([{ product: senior }], { products: null })
  await waitFor(() => expect(action(1, 'member')?.disabled).toBe(false), PATIENCE)
})

test('MEMB-42, CONST-19 the page goes to what is to be filled in 700 ms after it is there', async () => {
  const scrolled = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrolled
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await open([{ product: senior }])
  await waitFor(() => expect(scrolled.mock.contexts).toContain(block(1)), PATIENCE)
  expect(timers.mock.calls.map(([, wait]) => wait)).toContain(700)
  timers.mockRestore()
  // What sticks to the top of the page does not cover it, with 50 px to spare.
  const styles = readFileSync(`${import.meta.dirname}/plan-block.module.css`, 'utf8')
  expect(styles).toMatch(/\.block \{[^}]*scroll-margin-block: calc\(var\(--sticky-offset\) \+ 50px\)/)
})

test('MEMB-06, MEMB-41 the first step leads back, and "enter email" opens over the page', async () => {
  await open([{ product: senior }], { isSignedIn: false })
  expect(screen.getByText('1 Choose plans').closest('a')?.getAttribute('href')).toBe('/products/membership')
  fireEvent.click(screen.getByText('enter email'))
  const asked = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '').get('dialog')
  await waitFor(() => expect(asked()).toBe('authentication/check-email'), PATIENCE)
  expect(block(1)).toBeTruthy()
})
