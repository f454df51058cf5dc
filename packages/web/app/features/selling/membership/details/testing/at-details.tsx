import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import type { AvailableMember } from '@clubhouse/contract/people/family'
import type { DynamicForm } from '@clubhouse/contract/people/forms'
import type { RegistrationForm } from '@clubhouse/contract/people/registration'
import type { SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { defaultQuestion } from '@clubhouse/domain/people/forms/default-questions'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aPlan } from '@clubhouse/domain/testing/a-plan'
import { aSite } from '#lib/testing/on-site.tsx'
import { aUser } from '#lib/testing/page-stub.ts'
import { PATIENCE, savedAnswers, TODAY } from '#parts/people/dynamic-form/testing/a-form.tsx'
import { failAllLoading } from '#ui/loading/loading-store.ts'
import { clearAllNotifications } from '#ui/notifications/notification-store.ts'
import { newEntry } from '../../selection/entry.ts'
import { reopenSelection } from '../../selection/selection-store.ts'
import type { AddAnswer } from '../adding/add-answer.ts'
import DetailsPage from '../details.page.tsx'
import type { DetailsData } from '../load-details.ts'
import { forgetRegistrations } from '../adding/registration-store.ts'

/** For tests: somebody at the registration forms, and the server’s side of it. */

export function aForm(kind: DynamicForm['kind'], last: number): DynamicForm {
  const about = kind === 'guardian' ? 'guardian_details' : 'member_details'
  const asked = ['first_name', 'last_name', ...(kind === 'juvenile' ? ['date_of_birth'] : [])]
  const questions = asked.map((id, sequence) => ({ ...defaultQuestion(kind, id), sequence }))
  const section = { section_id: about, default_section_id: about, label: 'Details', sequence: 0, questions }
  const form_id = `00000000-0000-4000-8000-00000000aaa${last}`
  return { form_id, version: 1, kind, name: kind, sections: [section] }
}
export const ADULT: RegistrationForm = { guardian: null, member: aForm('adult', 1) }
export const CHILD: RegistrationForm = { guardian: aForm('guardian', 2), member: aForm('juvenile', 3) }

export const senior = aPlan()
export const u12 = aPlan({
  name: 'U8–U12',
  price: 11_000,
  metadata: { is_juvenile: true, ages: { from: 8, to: 12, on: null } },
})
export const member = (first_name: string, age: number | null, is_self = false): AvailableMember => ({
  member_id: `00000000-0000-4000-8000-0000000${first_name.length}${String(age ?? 0).padStart(4, '0')}`,
  first_name,
  last_name: 'Hallaran',
  age,
  is_self,
})
export const BRID = member('Bríd', null, true)
export const FIADH = member('Fiadh', 9)
export const OISIN = member('Oisín', 12)
export const TOM = member('Tom', 15)

export const DATA: DetailsData = {
  today: TODAY,
  discounts: [],
  hasDiscountsFailed: false,
  family: [BRID, FIADH, OISIN, TOM],
  hasFailedToKnow: false,
}

export interface Served {
  isSignedIn?: boolean
  roles?: ('member' | 'owner')[]
  sso?: Partial<ReturnType<typeof anAccount>['sso']>
  added?: AddAnswer | null
  forms?: 'none'
  /** What is asked of a child and its guardian. */
  child?: RegistrationForm
  people?: 'none'
  products?: PlanProduct[] | null
}

/** What went to the cart. */
export const server = { sent: [] as unknown[] }

/** The server's side: the forms, what is known of each, and the cart. */
export function answering({ added = null, forms, people, child = CHILD, products = [senior, u12] }: Served) {
  server.sent = []
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(address, 'https://testford.clubs.example')
    if (url.pathname.endsWith('/cart')) {
      server.sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
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
          : { plan_id, form: child, members: [TOM, FIADH, OISIN] },
      )
    return Response.json({ plans, adults: people === 'none' ? null : [BRID], products })
  })
}

const Site = () => (
  <>
    <Outlet />
    <output data-testid="address">{useLocation().search}</output>
  </>
)

export async function open(items: SelectedItem[], served: Served = {}) {
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

export const block = (number: number) => {
  const found = document.querySelector<HTMLElement>(`#plan-${number}`)
  if (!found) throw new Error(`There is no plan ${number}`)
  return found
}
export const action = (number: number, row: 'guardian' | 'member') =>
  block(number).querySelector<HTMLButtonElement>(`[data-action=${row}]`)
export const ready = () =>
  waitFor(() => expect(action(1, 'member')?.disabled ?? true).toBeDefined(), PATIENCE)

export async function press(number: number, row: 'guardian' | 'member') {
  await waitFor(() => expect(action(number, row)?.disabled).toBe(false), PATIENCE)
  fireEvent.click(action(number, row) ?? document.body)
  await waitFor(() => expect(document.querySelector('dialog form')).toBeTruthy(), PATIENCE)
}
/** The button stands outside the form, which the browser of these tests does not know. */
export function submit() {
  const isLeft = fireEvent.click(screen.getByText(/^(Add|Update)$/))
  if (isLeft) fireEvent.submit(document.querySelector('dialog form') ?? document.body)
}
export const closed = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull(), PATIENCE)
/** The form that opened after another was added. */
export const ledTo = (title: string) =>
  waitFor(() => expect(document.querySelector('dialog:has(form) h2')?.textContent).toContain(title), PATIENCE)
export const isChosen = (name: string) =>
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
