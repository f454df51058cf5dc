// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub, data } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import { type Answers, aPage, aUser } from '#lib/testing/page-stub.ts'
import { locationOf, posting } from '#lib/testing/posted.ts'
import type { AddAnswer } from './add-action.ts'
import AddPersonPage, { action } from './add.page.tsx'
import { ADD_PERSON } from './messages.ts'
import { plansFor } from './plans-for.ts'

afterEach(cleanup)

const PLAN = '0e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a10'
const PERSON = '1e5f7d0c-6c0e-4f43-9a0e-1c9b2f9f3a11'
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['owner' as const] }
const aClubPage = (answers: Answers) =>
  aPage(answers, { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) })
const QUOTE = {
  lines: [{ name: 'Juvenile', price: 11_000, total: 11_000 }],
  discounts: [],
  total: 11_000,
  same: [],
}
const TYPED = {
  intent: 'register',
  request_id: PERSON,
  kind: 'child',
  first_name: 'Cian',
  last_name: 'Kerrane',
  date_of_birth: '14/03/2016',
  guardian_first_name: 'Sorcha',
  guardian_last_name: 'Kerrane',
  email: 'sorcha@home.example',
  child_plan: PLAN,
  // Chosen before it was said that it is a child.
  adult_plan: PERSON,
  is_signed: 'on',
  way: 'cash',
  total: '11000',
}
const answerOf = (answer: unknown): AddAnswer => (answer as { data: AddAnswer }).data

test('what was typed is registered with the plans of a child, at the price that was shown', async () => {
  const sent: unknown[] = []
  const page = aClubPage({
    quoteRegistration: () => QUOTE,
    registerByHand: ({ body }) => {
      sent.push(body)
      return {
        order_id: PLAN,
        order_seq: 12,
        total: 11_000,
        member_id: PERSON,
        first_name: 'Cian',
        is_unfinished: true,
      }
    },
  })
  expect(locationOf(await action(posting(page, '/members/new', TYPED)))).toBe(
    `/members/new?person=${PERSON}&order=${PLAN}&number=12&sum=11000&way=cash&open=1`,
  )
  expect(sent).toMatchObject([
    { plan_ids: [PLAN], date_of_birth: '2016-03-14', is_signed: true, total: 11_000 },
  ])
})

test.each([
  ['leaves with the registration', () => ({}), 'link'],
  [
    'is sent from the order where it can’t leave now',
    () => {
      throw new Refusal(409, 'nothing_to_pay', 'There’s nothing to pay.')
    },
    'later',
  ],
])('V3 a link to pay %s: who it is for owes it on a day', async (_, sendPayLink, way) => {
  const sent: unknown[] = []
  const page = aClubPage({
    quoteRegistration: () => QUOTE,
    registerByHand: ({ body }) => {
      sent.push(body)
      return {
        order_id: PLAN,
        order_seq: 12,
        total: 11_000,
        member_id: PERSON,
        first_name: 'Cian',
        is_unfinished: false,
      }
    },
    sendPayLink,
  })
  const typed = { ...TYPED, way: 'link', due_on: '01/12/2026' }
  expect(locationOf(await action(posting(page, '/members/new', typed)))).toContain(`&way=${way}`)
  expect(sent).toMatchObject([{ way: 'later', due_on: '2026-12-01' }])
})

test('whoever may be the same is asked about, with everything that was typed', async () => {
  const same = { member_id: PERSON, first_name: 'Cian', last_name: 'Kerrane', date_of_birth: '2016-03-14' }
  const page = aClubPage({
    quoteRegistration: () => ({ ...QUOTE, same: [same] }),
    registerByHand: () => {
      throw new Refusal(409, 'same_person', 'There’s already a Cian Kerrane, born 14/03/2016.')
    },
  })
  const answer = answerOf(await action(posting(page, '/members/new', TYPED)))
  expect(answer).toMatchObject({
    formError: null,
    quote: { same: [same] },
    values: { first_name: 'Cian', email: 'sorcha@home.example' },
  })
})

test.each([
  ['U29 a year of two digits that could be anybody’s', { date_of_birth: '3/4/85' }, 'date_of_birth'],
  ['a date that is none', { date_of_birth: '31/02/2016' }, 'date_of_birth'],
  ['no plan', { child_plan: '' }, 'plan_ids'],
  ['a day to pay that is none', { way: 'later', due_on: 'soon' }, 'due_on'],
])('%s is told at its field, and nothing is registered', async (_, typed, field) => {
  const page = aClubPage({ quoteRegistration: () => QUOTE })
  const fields: Record<string, string> = { ...TYPED, ...typed }
  if (fields['child_plan'] === '') delete fields['child_plan']
  const answer = answerOf(await action(posting(page, '/members/new', fields)))
  expect(Object.keys(answer.errors)).toEqual([field])
})

test('the price is worked out as soon as a plan is chosen, and what goes back of a note is reckoned', async () => {
  const Page = createRoutesStub([
    {
      path: '/members/new',
      Component: AddPersonPage,
      loader: () => ({
        currency: 'EUR',
        today: '2026-11-19',
        mayTakeMoney: true,
        requestId: PERSON,
        plans: [
          {
            id: PLAN,
            name: 'Juvenile',
            price: 11_000,
            isForChildren: true,
            ages: { from: 7, to: 12, on: null },
            note: 'Ages 7 to 12',
            isOpen: true,
          },
        ],
      }),
      action: () =>
        data<AddAnswer>({ values: {}, planIds: [], errors: {}, formError: null, found: null, quote: QUOTE }),
    },
  ])
  render(<Page initialEntries={['/members/new']} />)
  fireEvent.click(await screen.findByRole('checkbox', { name: /Juvenile/ }))
  expect(await screen.findByRole('button', { name: ADD_PERSON.registerFor('€110.00') })).toBeTruthy()
  // U29: a slip of the year is seen before anybody registers, and two digits are enough.
  const born = screen.getByLabelText<HTMLInputElement>(ADD_PERSON.born)
  fireEvent.change(born, { target: { value: '3/4/22' } })
  fireEvent.blur(born)
  expect(screen.getByText('4 years old, doesn’t fit Juvenile')).toBeTruthy()
  expect(born.value).toBe('03/04/2022')
  const given = screen.getByRole('group', { name: 'They gave you' })
  fireEvent.click(within(given).getByRole('button', { name: '€120.00' }))
  expect(screen.getByText('€10.00')).toBeTruthy()
})

test('whoever may not take money registers with “pay later”, and is told who can take it', async () => {
  const Page = createRoutesStub([
    {
      path: '/members/new',
      Component: AddPersonPage,
      loader: () => ({
        currency: 'EUR',
        today: '2026-11-19',
        mayTakeMoney: false,
        requestId: PERSON,
        plans: [],
      }),
    },
  ])
  render(<Page initialEntries={['/members/new']} />)
  const later = await screen.findByRole<HTMLInputElement>('radio', { name: /Pay later/ })
  expect(later.checked).toBe(true)
  for (const way of [/^Cash/, /^Bank transfer/, /^Send them a link/])
    expect(screen.queryByRole('radio', { name: way })).toBeNull()
  expect(screen.getByText(ADD_PERSON.noMoney)).toBeDefined()
})

test('a plan that is closed or sold out is shown, and cannot be chosen', () => {
  const metadata = {
    plan_id: PLAN,
    program_id: PLAN,
    is_juvenile: true,
    ages: { from: 7, to: 12, on: null },
    sold_out: true,
    availability: 'sold_out' as const,
    available_count: 0,
    opens_at: null,
    subscription: { period: { end: null } },
    payment_options: [],
    bundle_item_condition: null,
  }
  const plan = {
    product_id: PLAN,
    slug: 'camp',
    name: 'Camp',
    description: '',
    price: 75_00,
    type: 'Plan' as const,
    metadata,
  }
  expect(plansFor([plan])).toMatchObject([{ isOpen: false, note: 'Ages 7 to 12 · Sold out' }])
})
