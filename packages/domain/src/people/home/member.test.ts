import { describe, expect, test } from 'vitest'
import type {
  HomeClub,
  LaterPayment,
  MemberHome,
  MembershipOnHome,
  PaidItem,
} from '@clubhouse/contract/people/home'
import { cardRunsOut } from './card-runs-out.ts'
import { comingUp, monthLine, paymentsMade, sumsByPerson } from './coming-up.ts'
import { familyCards } from './family-cards.ts'
import { needsOf } from './needs.ts'

const TODAY = '2026-11-16'
const later = (first: string, ...states: LaterPayment['status'][]): LaterPayment[] =>
  states.map((status, at) => ({
    number: at + 2,
    due: `2026-${String(Number(first) + at).padStart(2, '0')}-12`,
    amount: 10_00,
    status,
    tries_again_at: null,
  }))
const item = (first_name: string | null, more: Partial<PaidItem> = {}): PaidItem => ({
  order_id: `order-${first_name}`,
  order_seq: 1042,
  order_item_id: `item-${first_name}`,
  bundle_order_item_id: null,
  type: 'Plan',
  name: 'Senior player',
  member_id: first_name,
  first_name,
  total: 40_00,
  today: 10_00,
  bought_on: '2026-09-12',
  number_of_payments: 4,
  is_subscription: false,
  reason: null,
  payment_method_id: null,
  later: later('10', 'paid', 'paid', 'planned'),
  card: { brand: 'visa', last_four_digits: '4242', expiration_month: 3, expiration_year: 2027 },
  ...more,
})
const membership = (member_id: string, more: Partial<MembershipOnHome> = {}): MembershipOnHome => ({
  membership_id: `m-${member_id}`,
  member_id,
  order_item_id: `item-${member_id}`,
  plan: 'Senior player',
  program: 'Season',
  program_id: 'season',
  status: 'active',
  starts_on: '2026-09-12',
  ends_on: '2027-08-31',
  ...more,
})
const club = (more: Partial<HomeClub> = {}): HomeClub => ({
  account_id: 'c',
  name: 'Dunvarra',
  slug: 'dunvarra',
  currency: 'EUR',
  time_zone: 'Europe/Dublin',
  today: TODAY,
  items: [],
  memberships: [],
  on_sale: [],
  latest_order: null,
  offers: [],
  draws: [],
  ...more,
})
const home = (...clubs: HomeClub[]): MemberHome => ({
  clubs,
  people: ['Tom', 'Bríd'].map((name) => ({
    member_id: name,
    first_name: name,
    last_name: 'Hallaran',
    kind: 'adult' as const,
    relation: name === 'Bríd' ? null : 'son',
    age: null,
  })),
})

describe('what is to come', () => {
  test('payments of one day stand together, with who and whose last it is', () => {
    const tom = item('Tom', { later: later('10', 'paid', 'paid', 'planned', 'planned').slice(0, 3) })
    const colm = item('Colm', {
      number_of_payments: 5,
      later: later('10', 'paid', 'paid', 'planned', 'planned'),
    })
    expect(comingUp([tom, colm])).toMatchObject([
      {
        due: '2026-12-12',
        amount: 20_00,
        parts: [
          { who: 'Tom', number: 4, of: 4, isLast: true },
          { who: 'Colm', number: 4, of: 5, isLast: false },
        ],
      },
      { due: '2026-13-12', parts: [{ who: 'Colm', isLast: true }] },
    ])
    expect(comingUp([item('Tom', { later: later('10', 'paid', 'failed') })])).toEqual([])
    const [again] = later('11', 'planned')
    const waits = { ...again!, tries_again_at: '2026-11-20T09:00:00Z' }
    expect(comingUp([item('Tom', { later: [waits] })])).toEqual([])
  })

  test('what comes again without an end has no last one; what is nobody’s is called what it is', () => {
    const lotto = item(null, { name: 'Rovers Lotto', is_subscription: true, later: later('12', 'planned') })
    const weekly = { ...lotto, number_of_payments: 1 }
    expect(comingUp([weekly])[0]?.parts).toMatchObject([{ who: 'Rovers Lotto', isLast: false, renews: true }])
    expect(comingUp([item('Tom')])[0]?.parts).toMatchObject([{ who: 'Tom', renews: false }])
  })

  test('what renews is never half paid: it counts with what was paid of it, and has no part to show', () => {
    const gym = { is_subscription: true, number_of_payments: 1, later: later('11', 'paid', 'planned') }
    expect(sumsByPerson([item('Tom', gym)], '2026-07-01')).toEqual([
      { who: 'Tom', paid: 20_00, total: 20_00, onlyRenews: true },
    ])
    expect(sumsByPerson([item('Tom', gym), item('Tom')], '2026-07-01')).toEqual([
      { who: 'Tom', paid: 50_00, total: 60_00, onlyRenews: false },
    ])
  })

  test.each([
    { states: ['paid', 'paid', 'planned'], line: ['paid', 'paid', 'paid', 'next'] },
    { states: ['paid', 'failed', 'planned'], line: ['paid', 'paid', 'late', 'next'] },
    { states: ['paid', 'paid', 'paid'], line: ['paid', 'paid', 'paid', 'paid'] },
    { states: ['planned', 'planned', 'planned'], line: ['paid', 'next', 'planned', 'planned'] },
  ] as const)('the line of months after $states is $line', ({ states, line }) => {
    expect(monthLine([item('Tom', { later: later('10', ...states) })]).map(({ state }) => state)).toEqual(
      line,
    )
  })

  test('a long line shows eight months, from three before the next', () => {
    const long = item('Tom', {
      bought_on: '2025-12-12',
      later: [...later('01', ...Array<'paid'>(10).fill('paid')), ...later('11', 'planned', 'planned')],
    })
    expect(monthLine([long]).map(({ month }) => month)).toEqual(
      ['05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`),
    )
  })

  test('who has paid how much of their season', () => {
    const old = item('Tom', { bought_on: '2025-09-01', later: later('01', 'paid') })
    expect(sumsByPerson([old, item('Tom'), item('Colm')], '2026-07-01')).toEqual([
      { who: 'Tom', paid: 30_00, total: 40_00, onlyRenews: false },
      { who: 'Colm', paid: 30_00, total: 40_00, onlyRenews: false },
    ])
    expect(paymentsMade(item('Tom'))).toEqual({ made: 3, of: 4 })
  })
})

test.each([
  { month: 12, year: 2026, runsOut: null, why: 'it is good to the end of the month' },
  { month: 11, year: 2026, runsOut: { due: '2026-12-12', isNext: true }, why: 'the next one is after it' },
])('a card of $month/$year before a payment in December: $why', ({ month, year, runsOut }) => {
  const card = { brand: 'visa', last_four_digits: '4242', expiration_month: month, expiration_year: year }
  const found = cardRunsOut(item('Tom', { card }))
  expect(found && { due: found.due, isNext: found.isNext }).toEqual(runsOut)
})

describe('the family', () => {
  const SEASON = { program_id: 'season', program: 'Season', ends_on: '2027-08-31' }
  test.each([
    { why: 'a plan that goes on', ends_on: '2027-08-31', on_sale: [SEASON], state: 'active' },
    {
      why: 'one that ends soon and is on sale again',
      ends_on: '2026-12-01',
      on_sale: [SEASON],
      state: 'renewal',
    },
    { why: 'one that ends soon and is not', ends_on: '2026-12-01', on_sale: [], state: 'active' },
    {
      why: 'one that has ended and is on sale again',
      ends_on: '2026-10-31',
      on_sale: [SEASON],
      state: 'renewal',
    },
    {
      why: 'one that has ended, while another programme is sold',
      ends_on: '2026-10-31',
      on_sale: [{ ...SEASON, program_id: 'camp', program: 'Camp' }],
      state: 'ended',
    },
    { why: 'one that goes on without an end', ends_on: null, on_sale: [SEASON], state: 'active' },
  ])('$why is $state', ({ ends_on, on_sale, state }) => {
    const [tom] = familyCards(home(club({ memberships: [membership('Tom', { ends_on })], on_sale })))
    expect(tom?.plans.map((plan) => plan.state)).toEqual([state])
  })

  test('a payment that failed comes before all else, and says how many are paid', () => {
    const failed = item('Tom', { later: later('10', 'paid', 'failed', 'planned') })
    const [tom, brid] = familyCards(home(club({ items: [failed], memberships: [membership('Tom')] })))
    expect(tom?.plans).toMatchObject([{ state: 'failed', paid: { made: 2, of: 4 } }])
    expect(brid?.plans).toEqual([])
  })

  test('whoever renewed already is not asked again', () => {
    const memberships = [
      membership('Tom', { membership_id: 'new', ends_on: '2027-08-31' }),
      membership('Tom', { ends_on: '2026-11-30' }),
    ]
    expect(
      familyCards(home(club({ memberships, on_sale: [SEASON] })))[0]?.plans.map(({ state }) => state),
    ).toEqual(['active', 'active'])
  })
})

test('a payment that is tried again is late, and its payer is told when', () => {
  const [first, second, third] = later('10', 'paid', 'planned', 'planned')
  if (!first || !second || !third) throw new Error('There are three')
  const retried = item('Tom', {
    later: [first, { ...second, tries_again_at: '2026-11-19T09:00:00.000Z' }, third],
  })
  const here = home(club({ items: [retried], memberships: [membership('Tom')] }))
  expect(needsOf(here, true)).toMatchObject([
    { kind: 'retry', due: '2026-11-12', amount: 10_00, againAt: '2026-11-19T09:00:00.000Z' },
  ])
  expect(familyCards(here)[0]?.plans[0]?.state).toBe('failed')
  expect(monthLine([retried]).map(({ state }) => state)).toEqual(['paid', 'paid', 'late', 'next'])
})

test('what needs doing: money first, then the email, a place on offer, a card, renewal', () => {
  const full = club({
    items: [
      item('Tom', { later: later('10', 'paid', 'failed', 'planned'), reason: 'Your card was declined.' }),
      item('Bríd', {
        card: { brand: 'visa', last_four_digits: '1', expiration_month: 10, expiration_year: 2026 },
      }),
    ],
    memberships: [membership('Bríd', { ends_on: '2026-10-31' })],
    on_sale: [{ program_id: 'season', program: 'Season', ends_on: null }],
    offers: [{ waiting_id: 'w', plan: 'Camp', count: 1, until: null }],
  })
  expect(needsOf(home(full), false)).toMatchObject([
    {
      kind: 'arrears',
      amount: 10_00,
      reason: 'Your card was declined.',
      payments: [{ who: 'Tom', due: '2026-11-12' }],
    },
    { kind: 'verify' },
    { kind: 'offer', offer: { plan: 'Camp' } },
    { kind: 'card', due: '2026-12-12' },
    { kind: 'renewal', people: ['Bríd'] },
  ])
  expect(needsOf(home(club()), true)).toEqual([])
})
