// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlanProduct } from '@clubhouse/contract/catalogue'
import type { AvailableMember } from '@clubhouse/contract/family'
import type { DynamicForm } from '@clubhouse/contract/forms'
import type { RegistrationForm } from '@clubhouse/contract/forms/registration'
import type { SelectedItem } from '@clubhouse/domain/catalogue/selection'
import { defaultQuestion } from '@clubhouse/domain/forms/default-questions'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aPlan } from '@clubhouse/domain/testing/a-plan'
import { aSite, drawOnSite } from '../../../lib/testing/on-site.tsx'
import { aUser } from '../../../lib/testing/page-stub.ts'
import { field, PATIENCE, savedAnswers, TODAY, type } from '../../../parts/dynamic-form/testing/a-form.tsx'
import { failAllLoading } from '../../../ui/loading/loading-store.ts'
import { clearAllNotifications, notifications } from '../../../ui/notifications/notification-store.ts'
import { newEntry } from '../selection/entry.ts'
import { reopenSelection } from '../selection/selection-store.ts'
import type { AddAnswer } from './add-answer.ts'
import DetailsPage from './details.page.tsx'
import type { DetailsData } from './load-details.ts'
import { forgetRegistrations } from './registration-store.ts'

function aForm(kind: DynamicForm['kind'], last: number): DynamicForm {
  const about = kind === 'guardian' ? 'guardian_details' : 'member_details'
  const asked = ['first_name', 'last_name', ...(kind === 'juvenile' ? ['date_of_birth'] : [])]
  const questions = asked.map((id, sequence) => ({ ...defaultQuestion(kind, id), sequence }))
  const section = { section_id: about, default_section_id: about, label: 'Details', sequence: 0, questions }
  const form_id = `00000000-0000-4000-8000-00000000aaa${last}`
  return { form_id, version: 1, kind, name: kind, sections: [section] }
}
const ADULT: RegistrationForm = { guardian: null, member: aForm('adult', 1) }
const CHILD: RegistrationForm = { guardian: aForm('guardian', 2), member: aForm('juvenile', 3) }

const senior = aPlan()
const u12 = aPlan({
  name: 'U8–U12',
  price: 11_000,
  metadata: { is_juvenile: true, ages: { from: 8, to: 12, on: null } },
})
const member = (first_name: string, age: number | null, is_self = false): AvailableMember => ({
  member_id: `00000000-0000-4000-8000-0000000${first_name.length}${String(age ?? 0).padStart(4, '0')}`,
  first_name,
  last_name: 'Hallaran',
  age,
  is_self,
})
const BRID = member('Bríd', null, true)
const FIADH = member('Fiadh', 9)
const OISIN = member('Oisín', 12)
const TOM = member('Tom', 15)

const DATA: DetailsData = {
  today: TODAY,
  discounts: [],
  hasDiscountsFailed: false,
  family: [BRID, FIADH, OISIN, TOM],
  hasFailedToKnow: false,
}

interface Served {
  isSignedIn?: boolean
  roles?: ('member' | 'owner')[]
  sso?: Partial<ReturnType<typeof anAccount>['sso']>
  added?: AddAnswer | null
  forms?: 'none'
  products?: PlanProduct[] | null
}

let sent: unknown[] = []

/** The server's side: the forms, what is known of each, and the cart. */
function answering({ added = null, forms, products = [senior, u12] }: Served) {
  sent = []
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(address, 'https://testford.clubs.example')
    if (url.pathname.endsWith('/cart')) {
      sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
      if (added === null) throw new TypeError('Failed to fetch')
      return Response.json(added)
    }
    if (url.pathname.endsWith('/answers')) {
      const known = [BRID, FIADH, OISIN, TOM].find(
        (each) => each.member_id === url.searchParams.get('member_id'),
      )
      const born = { Fiadh: '2017-03-14', Oisín: '2014-01-20', Tom: '2011-05-05' }[known?.first_name ?? '']
      const answers = known
        ? { first_name: known.first_name, last_name: known.last_name, ...(born && { date_of_birth: born }) }
        : {}
      return Response.json({ kind: 'known', answers: savedAnswers(answers) })
    }
    if (forms === 'none') throw new TypeError('Failed to fetch')
    const plans = url.searchParams
      .getAll('plan_id')
      .map((plan_id) =>
        plan_id === senior.metadata.plan_id
          ? { plan_id, form: ADULT, members: [BRID] }
          : { plan_id, form: CHILD, members: [TOM, FIADH, OISIN] },
      )
    return Response.json({ plans, adults: [BRID], products })
  })
}

const Site = () => (
  <>
    <Outlet />
    <output data-testid="address">{useLocation().search}</output>
  </>
)

async function open(items: SelectedItem[], served: Served = {}) {
  const { isSignedIn = true, roles = ['member'], sso } = served
  if (items.length > 0) localStorage.setItem('selected-plans', JSON.stringify(items.map(newEntry)))
  answering(served)
  const account = anAccount()
  const site = aSite(sso ? { sso: { ...account.sso, ...sso } } : {})
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => ({ ...site, user: isSignedIn ? aUser({ roles }) : null }),
      Component: Site,
      HydrateFallback: () => null,
      children: [
        { path: '/products/membership', Component: () => <p>Choosing</p> },
        { path: '/checkout', Component: () => <p>Checkout</p> },
        { id: 'page', path: '/products/membership/details', loader: () => DATA, Component: DetailsPage },
      ],
    },
  ])
  render(<Stub initialEntries={['/products/membership/details']} />)
  await screen.findByText(/Summary|Choosing/, {}, PATIENCE)
}

const block = (number: number) => {
  const found = document.querySelector<HTMLElement>(`#plan-${number}`)
  if (!found) throw new Error(`There is no plan ${number}`)
  return found
}
const action = (number: number, row: 'guardian' | 'member') =>
  block(number).querySelector<HTMLButtonElement>(`[data-action=${row}]`)
const ready = () => waitFor(() => expect(action(1, 'member')?.disabled ?? true).toBeDefined(), PATIENCE)

async function press(number: number, row: 'guardian' | 'member') {
  await waitFor(() => expect(action(number, row)?.disabled).toBe(false), PATIENCE)
  fireEvent.click(action(number, row) ?? document.body)
  await waitFor(() => expect(document.querySelector('dialog form')).toBeTruthy(), PATIENCE)
}
/** The button stands outside the form, which the browser of these tests does not know. */
function submit() {
  const isLeft = fireEvent.click(screen.getByText(/^(Add|Update)$/))
  if (isLeft) fireEvent.submit(document.querySelector('dialog form') ?? document.body)
}
const closed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull(), PATIENCE)
const isChosen = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>('dialog input[type=radio]')].find((each) =>
    each.closest('label')?.textContent?.includes(name),
  )

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  forgetRegistrations()
  reopenSelection()
  clearAllNotifications()
  // NOTIF-07: the loader of the test before may still be on.
  failAllLoading()
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('before the browser has looked nothing of it is shown, and without a script there is a way back', () => {
  const html = drawOnSite(<DetailsPage />, aSite(), '/products/membership/details', DATA)
  expect(html).toContain('Fill in registration forms')
  expect(html).toMatch(/<noscript>.*<a[^>]* href="\/products\/membership"[^>]*>Back to choosing plans/)
  expect(html).not.toContain('Summary')
})

test('MEMB-04 step two has the club’s own headline where it has one', () => {
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
  expect(block(2).textContent).toContain('Opens when plan 1 is filled in')
})

test.each([
  { sso: 'off', email: true, or: false, button: false },
  { sso: 'optional', email: true, or: true, button: true },
  { sso: 'mandatory', email: false, or: false, button: true },
] as const)('MEMB-40, SSO-08 signed out, with SSO $sso', async ({ sso, email, or, button }) => {
  await open([{ product: senior }], {
    isSignedIn: false,
    sso: { sso, sso_button_text: 'Sign in with Four Coasts', help_url: 'https://help.example/' },
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

test('MEMB-43 to MEMB-49, MEMB-53 a known family is registered without typing a name, and the guardian once', async () => {
  await open([{ product: u12 }, { product: u12 }])
  await press(1, 'guardian')
  const dialog = document.querySelector('dialog')
  // MEMB-44, MEMB-45, OPEN-076
  expect(dialog?.querySelector('h2')?.textContent).toContain('Parent/Guardian')
  expect(isChosen('+ New Parent/Guardian')).toBeTruthy()
  expect(isChosen('Bríd')?.checked).toBe(true)
  // MEMB-47
  expect(field('First name').value).toBe('Bríd')
  expect(within(dialog ?? document.body).getByText('Cancel')).toBeTruthy()
  submit()
  // MEMB-51
  const question = 'Do you want these parent / guardian details to be assigned to all children?'
  await screen.findByText(question, {}, PATIENCE)
  fireEvent.click(screen.getByText('Yes'))
  await closed()
  expect(localStorage.getItem('showGuardianPopup')).toBe('false')
  // MEMB-52, OPEN-084
  expect(block(2).textContent).toContain('Copied from plan 1')
  expect(action(2, 'guardian')).toBeNull()

  await press(1, 'member')
  expect(document.querySelector('dialog h2')?.textContent).toContain('Juvenile Member')
  const offered = [...document.querySelectorAll('dialog label:has([type=radio])')].map(
    (each) => each.textContent,
  )
  expect(offered).toEqual([
    'FHFiadh9',
    'OHOisín12',
    'THTom15, too old: ages 8 to 12',
    '+ New Juvenile Member',
  ])
  submit()
  await closed()
  expect(block(1).textContent).toContain('Done')
  // DATA-34: who, but never what was answered.
  expect(localStorage.getItem('selected-plans')).toContain(FIADH.member_id)
  expect(localStorage.getItem('selected-plans')).not.toContain('2017-03-14')

  await press(2, 'member')
  expect(isChosen('Fiadh')?.disabled).toBe(true)
  expect(isChosen('Oisín')?.checked).toBe(true)
  submit()
  await closed()
  expect(screen.getByText('2 of 2 done', { selector: 'b' })).toBeTruthy()
})

test('MEMB-46, MEMB-48 what is wrong is marked and not saved, and the first of it has the focus', async () => {
  await open([{ product: senior }])
  await press(1, 'member')
  fireEvent.click(isChosen('+ New Adult Member') ?? document.body)
  await waitFor(() => expect(field('First name').value).toBe(''), PATIENCE)
  submit()
  await waitFor(() => expect(document.activeElement).toBe(field('First name')), PATIENCE)
  expect(field('Last name').getAttribute('aria-invalid')).toBe('true')
  type(field('First name'), 'Colm')
  type(field('Last name'), 'Hallaran')
  submit()
  await closed()
  expect(block(1).textContent).toContain('Colm Hallaran')
  await press(1, 'member')
  expect(screen.getByText('Update')).toBeTruthy()
})

test('whoever is too old for a plan is told so at their birthday', async () => {
  await open([{ product: u12 }])
  await press(1, 'guardian')
  submit()
  await closed()
  await press(1, 'member')
  fireEvent.click(isChosen('Tom') ?? document.body)
  await waitFor(() => expect(field('First name').value).toBe('Tom'), PATIENCE)
  submit()
  expect(
    (await screen.findAllByText(/Tom is 15\. This plan is for ages 8 to 12\./, {}, PATIENCE)).length,
  ).toBeGreaterThan(0)
  expect(document.querySelector('dialog')).toBeTruthy()
})

test('NOTIF-18 what was typed is not thrown away unasked', async () => {
  await open([{ product: senior }])
  await press(1, 'member')
  type(field('First name'), 'Brigid')
  fireEvent.click(screen.getByText('Cancel'))
  expect(await screen.findByText('Exit without saving?', {}, PATIENCE)).toBeTruthy()
})

test('MEMB-35, MEMB-55 an attempt that comes too early says what is missing, and where', async () => {
  await open([{ product: senior }])
  await waitFor(() => expect(action(1, 'member')?.disabled).toBe(false), PATIENCE)
  fireEvent.click(screen.getByText('Add To Cart'))
  await screen.findByText('Check registration form details', {}, PATIENCE)
  expect(screen.getByText(/One or multiple form fields are empty or incorrect/)).toBeTruthy()
  expect(block(1).dataset['flagged']).toBe('true')
  expect(JSON.parse(localStorage.getItem('selected-plans') ?? '[]')).toMatchObject([{ invalidForm: true }])
  expect(sent).toEqual([])
})

async function fillInAdult(served: Served) {
  await open([{ product: senior }], served)
  await press(1, 'member')
  submit()
  await closed()
  fireEvent.click(screen.getAllByText('Add To Cart').at(-1) ?? document.body)
}

test('CART-20, MEMB-39 into the cart, on to the checkout, and nothing is left selected', async () => {
  await fillInAdult({ added: { kind: 'added', total: 18_000, count: 1 } })
  await screen.findByText('Checkout', {}, PATIENCE)
  expect(sent).toMatchObject([
    {
      items: [
        {
          product_id: senior.product_id,
          metadata: {
            plan_id: senior.metadata.plan_id,
            registration_form: {
              member: { form_id: ADULT.member.form_id, version: 1, member_id: BRID.member_id },
            },
          },
        },
      ],
    },
  ])
  await waitFor(() => expect(localStorage.getItem('selected-plans')).toBeNull(), PATIENCE)
  expect(sessionStorage.getItem('form-draft:membership.registrations')).toBeNull()
})

test('ERR-30 an e-mail that two adults share opens guidance and the way to the account', async () => {
  await fillInAdult({ added: { kind: 'refused', message: 'Please update the email for Colm Hallaran' } })
  await screen.findByText('Please update the email for Colm Hallaran', {}, PATIENCE)
  expect(screen.getByText('Open my account').closest('a')?.href).toContain('myaccount.clubs.example')
})

test.each([
  {
    what: 'a refusal',
    added: { kind: 'refused', message: 'This product is out of stock.' } as const,
    says: 'This product is out of stock.',
  },
  { what: 'no connection', added: null, says: 'Network error occurred.' },
])('$what is said, and everything stays to be sent again', async ({ added, says }) => {
  await fillInAdult({ added })
  await waitFor(() => expect(notifications()).toMatchObject([{ title: says, type: 'danger' }]), PATIENCE)
  expect(block(1).textContent).toContain('Bríd Hallaran')
  expect(localStorage.getItem('selected-plans')).toContain(senior.product_id)
})

test('a sign-in that ran out is renewed over the page', async () => {
  await fillInAdult({ added: { kind: 'signed-out' } })
  await waitFor(() => expect(document.querySelector('dialog')).toBeTruthy(), PATIENCE)
  expect(block(1).textContent).toContain('Bríd Hallaran')
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

test('what was chosen last week costs what it costs now, and what is gone is said', async () => {
  await open([{ product: senior }, { product: u12 }], { products: [{ ...senior, price: 19_000 }] })
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
})

test('MEMB-06, MEMB-41 the first step leads back, and "enter email" opens over the page', async () => {
  await open([{ product: senior }], { isSignedIn: false })
  expect(screen.getByText('1 Choose plans').closest('a')?.getAttribute('href')).toBe('/products/membership')
  fireEvent.click(screen.getByText('enter email'))
  const asked = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '').get('dialog')
  await waitFor(() => expect(asked()).toBe('authentication/check-email'), PATIENCE)
  expect(block(1)).toBeTruthy()
})
