// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OrderStanding } from '@clubhouse/contract/money/orders'
import type { HomeClub, MemberHome as Home } from '@clubhouse/contract/people/home'
import { aSite, linkIn, showOnSite } from '#lib/testing/on-site.tsx'
import { aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { loadHome } from './load-home.ts'
import { heroOf, MemberHome } from './member-home.tsx'

const site = { ...aSite(), site: 'myaccount' as const, account: null }
const user = aUser({ email_verified: true })
const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`

const CLUB: HomeClub = {
  account_id: id(1),
  name: 'Testford',
  slug: 'testford',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  today: '2026-11-16',
  latest_order: null,
  offers: [],
  draws: [],
  on_sale: [],
  memberships: [
    {
      membership_id: id(2),
      member_id: id(3),
      order_item_id: id(4),
      plan: 'Youth',
      program: 'Season',
      program_id: id(5),
      status: 'active',
      starts_on: '2026-09-01',
      ends_on: '2027-08-31',
    },
  ],
  items: [
    {
      order_id: id(6),
      order_seq: 1042,
      order_item_id: id(4),
      bundle_order_item_id: null,
      name: 'Youth',
      type: 'Plan',
      member_id: id(3),
      first_name: 'Tom',
      total: 40_00,
      today: 10_00,
      bought_on: '2026-09-12',
      number_of_payments: 4,
      is_subscription: false,
      payment_method_id: null,
      reason: 'Declined.',
      card: { brand: 'visa', last_four_digits: '4242', expiration_month: 12, expiration_year: 2030 },
      later: [
        { number: 2, due: '2026-10-12', amount: 10_00, status: 'paid', tries_again_at: null },
        { number: 3, due: '2026-11-12', amount: 10_00, status: 'failed', tries_again_at: null },
        { number: 4, due: '2026-12-12', amount: 10_00, status: 'planned', tries_again_at: null },
      ],
    },
  ],
}
const HOME: Home = {
  people: [
    {
      member_id: id(3),
      first_name: 'Tom',
      last_name: 'Hallaran',
      kind: 'juvenile',
      relation: 'son',
      age: 15,
    },
  ],
  clubs: [CLUB],
}

async function show(home: Home | null, who = user) {
  const page = aPage({
    getMemberHome: () => {
      if (!home) throw refusal(500)
      return home
    },
  })
  const data = await loadHome(page, who)
  const shown = showOnSite(<MemberHome site={site} user={who} data={data} />, site)
  return { shown, hero: heroOf(data, who) }
}

test('MYACC-05 what has failed comes first, with the way to pay it; the family and what comes stand below', async () => {
  const { shown, hero } = await show(HOME)
  expect(hero.line).toBe('One thing to sort out. Everything else is fine.')
  expect(shown.querySelector('h2')?.textContent).toBe('Tom’s November payment didn’t go through')
  expect(linkIn(shown, 'Pay €10.00')?.getAttribute('href')).toBe('/payments/arrears')
  for (const words of [
    '15 · son',
    'Payment failed',
    '2 of 4 paid',
    '€10.00',
    'Saturday 12 December, from Visa •••• 4242',
  ])
    expect(shown.textContent).toContain(words)
  expect(linkIn(shown, 'Card for Tom')?.getAttribute('href')).toBe(`/family/${id(3)}/card`)
})

test('the latest order says how far it is paid, as the list of orders does', async () => {
  const latest = { order_id: id(6), order_seq: 1042, created_at: '2026-09-12T10:00:00.000Z', total: 40_00 }
  const said = async (order: Pick<OrderStanding, 'to_pay' | 'has_failed'>) => {
    const latest_order = { ...latest, status: 'Completed' as const, lines: [], ...order }
    return (await show({ ...HOME, clubs: [{ ...CLUB, items: [], latest_order }] })).shown.textContent
  }
  expect(await said({ to_pay: 20_00, has_failed: false })).toContain('€20.00 to pay')
  expect(await said({ to_pay: 20_00, has_failed: true })).toContain('Payment failed')
  expect(await said({ to_pay: 0, has_failed: false })).toContain('Paid')
})

test('an email that is not verified can be mended there and then, without a script', async () => {
  const { shown } = await show({ ...HOME, clubs: [] }, aUser({ email_verified: false }))
  expect(shown.querySelector('form[action="/authentication/verification"] input[name="from"]')).not.toBeNull()
})

test('a family in no club, and one of which nothing needs doing', async () => {
  const empty = await show({ people: [], clubs: [] })
  expect(empty.shown.textContent).toContain('You’re not in a club yet.')
  expect(empty.hero.line).toBe('Everything is fine.')
  const quiet = await show({ ...HOME, clubs: [{ ...CLUB, items: [] }] })
  expect(quiet.shown.textContent).toContain('Nothing to pay at the moment.')
})

test('several clubs stand under their names', async () => {
  const { shown } = await show({
    ...HOME,
    clubs: [CLUB, { ...CLUB, account_id: id(9), name: 'Chess', slug: 'chess' }],
  })
  const headings = [...shown.querySelectorAll('h2')].map((heading) => heading.textContent)
  expect(headings).toEqual(expect.arrayContaining(['Testford', 'Chess']))
})

test('what could not be loaded says so and offers to try again', async () => {
  const { shown, hero } = await show(null)
  expect(shown.querySelector('[role="alert"]')?.textContent).toContain(
    'We couldn’t load your account just now.',
  )
  expect(hero.line).toBeUndefined()
})
