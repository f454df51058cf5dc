import { expect, test } from 'vitest'
import { nextCode, nextPrice, nextSeason, yearLater, nextName } from './next-season.ts'

test.each([
  [11_000, 4, 5, 11_440],
  [11_000, 4.5, 50, 11_500],
  [11_025, 0, 50, 11_050],
  [11_024, 0, 50, 11_000],
  [999, 3, 1, 1029],
  [1000, -10, 5, 900],
  [0, 10, 50, 0],
] as const)('%d cents by %d %% to %d cents is %d', (amount, percent, rounding, expected) => {
  expect(nextPrice(amount, { percent, rounding })).toBe(expected)
})

test.each([
  ['Season 2026/27', 'Season 2027/28'],
  ['Summer camp 2026', 'Summer camp 2027'],
  ['Season 2098-99', 'Season 2099-00'],
  ['Juvenile U8–U12', 'Juvenile U8–U12'],
])('%s is %s a year later', (name, later) => {
  expect(yearLater(name)).toBe(later)
})

test('days move by a year, prices by a percentage, and what is not picked is left out', () => {
  const plan = {
    plan_id: 'a',
    program_id: 'p',
    name: 'U12 2026',
    price: 11_000,
    description: '',
    program: 'Season',
    payment_options: [
      {
        payment_option_id: 'o',
        type: 'instalment' as const,
        frequency: 'monthly' as const,
        occurrence: 1,
        number_of_payments: 4,
        initial_payment: 2000,
      },
    ],
    is_juvenile: false,
    age_from: 7,
    age_to: 12,
    age_on: '2024-02-29',
    places: 20,
    left: 3,
    opens_on: '2026-08-01',
    closes_on: null,
    ends_on: '2027-07-31',
    member_form_id: 'f',
    guardian_form_id: null,
    is_active: true,
    slug: 'u12',
    state: 'open' as const,
    members: 1,
    waiting: 0,
    is_used: true,
  }
  const discount = {
    discount_id: 'd',
    name: 'Two',
    kind: 'early_bird' as const,
    type: 'percentage' as const,
    ends_on: '2026-08-31',
    is_active: true,
    orders: 3,
    plans: [{ plan_id: 'a' }, { plan_id: 'b' }],
    offerings: [],
  }
  const program = {
    program_id: 'p',
    title: 'Season',
    ends_on: null,
    is_finished: false,
    plans: 1,
    bundles: 0,
    members: 1,
  }
  const made = nextSeason(
    {
      programs: [program],
      plans: [plan, { ...plan, plan_id: 'b', program_id: 'q' }],
      bundles: [],
      discounts: [discount],
      codes: [],
    },
    {
      programs: [{ program_id: 'p', title: 'Season 2' }],
      percent: 10,
      rounding: 50,
      is_active: false,
      left_out: [],
      with_codes: false,
      prices: [],
      on_sale_from: null,
    },
  )
  expect(made.programs).toEqual([{ from: 'p', fields: { title: 'Season 2', ends_on: null } }])
  expect(made.plans).toMatchObject([
    {
      from: 'a',
      fields: {
        name: 'U12 2027',
        price: 12_100,
        age_on: '2025-02-28',
        opens_on: '2027-08-01',
        is_active: false,
        ends_on: '2028-07-31',
        closes_on: null,
        places: 20,
        payment_options: [{ initial_payment: 2200 }],
      },
    },
  ])
  expect(made.plans[0]?.fields.payment_options[0]?.payment_option_id).toBeUndefined()
  // An early bird lasts to the same day a year later.
  expect(made.discounts).toMatchObject([{ fields: { ends_on: '2027-08-31', plans: [{ plan_id: 'a' }] } }])
  const byHand = (price: number) =>
    nextSeason(
      { programs: [program], plans: [plan], bundles: [], discounts: [], codes: [] },
      {
        programs: [{ program_id: 'p', title: 'Season 2' }],
        percent: 10,
        rounding: 50,
        is_active: false,
        left_out: [],
        with_codes: false,
        prices: [{ plan_id: 'a', price }],
        on_sale_from: '2027-07-01',
      },
    ).plans[0]?.fields
  expect(byHand(11_500)).toMatchObject({ price: 11_500, opens_on: '2027-07-01' })
  expect(byHand(1000)?.payment_options).toMatchObject([{ initial_payment: 1000 }])
  expect(byHand(0)).toMatchObject({ price: 0, payment_options: [] })
})

test.each([
  ['Season 2026/27', '2028-06-30', 'Season 2027/28'],
  ['Season', '2028-06-30', 'Season 2027/28'],
  ['Gym', '2028-12-31', 'Gym 2028'],
  ['Gym', null, 'Gym'],
])('%s that would end on %s is called %s', (title, endsOn, name) => {
  expect(nextName(title, endsOn)).toBe(name)
})

test.each([
  ['EARLY2026', [], 'EARLY2027'],
  ['EARLY', [], 'EARLY-2'],
  ['EARLY', ['EARLY-2'], 'EARLY-3'],
  ['EARLY2026', ['EARLY2027'], 'EARLY2027-2'],
])('the code %s, with %j there, is %s in the next season', (code, others, expected) => {
  expect(nextCode(code, new Set([code, ...others]))).toBe(expected)
})

test('what is left out leaves its bundles, discounts and codes; codes come along only when asked for', () => {
  const [a, b] = ['a', 'b'].map((plan_id) => ({
    plan_id,
    program_id: 'p',
    name: plan_id,
    price: 1000,
    description: '',
    program: 'Season',
    payment_options: [],
    is_juvenile: false,
    age_from: null,
    age_to: null,
    age_on: null,
    places: null,
    left: null,
    opens_on: null,
    closes_on: null,
    ends_on: null,
    member_form_id: 'f',
    guardian_form_id: null,
    is_active: true,
    slug: plan_id,
    state: 'open' as const,
    members: 0,
    waiting: 0,
    is_used: false,
  }))
  const bundleOf = (bundle_id: string, ...plans: string[]) => ({
    bundle_id,
    program_id: 'p',
    program: 'Season',
    name: bundle_id,
    slug: bundle_id,
    description: '',
    is_dynamic_pricing: false,
    flat_price: 1500,
    price_cap: null,
    valid_from: null,
    valid_to: null,
    adults_min: null,
    adults_max: null,
    juveniles_min: null,
    juveniles_max: null,
    is_active: true,
    state: 'open' as const,
    sold: 0,
    is_used: false,
    payment_options: [
      {
        payment_option_id: 'old',
        type: 'instalment' as const,
        frequency: 'monthly' as const,
        occurrence: 1,
        number_of_payments: 4,
        initial_payment: 100,
      },
    ],
    items: plans.map((plan_id) => ({ plan_id, min_allowed: null, max_allowed: null, price_in_bundle: 500 })),
  })
  const codeOf = (code: string, plan_ids: string[] | null, is_active = true) => ({
    code_id: code,
    code,
    type: 'percentage' as const,
    amount: 10,
    plan_ids,
    is_active,
    used: 7,
    valid_from: null,
    valid_to: '2026-09-30',
    use_limit: 30,
    state: 'open' as const,
  })
  const season = {
    programs: [
      {
        program_id: 'p',
        title: 'Season',
        ends_on: null,
        is_finished: false,
        plans: 2,
        bundles: 2,
        members: 0,
      },
    ],
    plans: [a, b].filter((plan) => plan !== undefined),
    bundles: [bundleOf('both', 'a', 'b'), bundleOf('only b', 'b')],
    discounts: [],
    codes: [
      codeOf('BOTH2026', ['a', 'b']),
      codeOf('B', ['b']),
      codeOf('ALL', null),
      codeOf('OFF', ['a'], false),
    ],
  }
  const asked = {
    programs: [{ program_id: 'p', title: 'Next' }],
    percent: 0,
    rounding: 1 as const,
    is_active: false,
    prices: [],
    on_sale_from: null,
    left_out: ['b'],
  }
  const made = nextSeason(season, { ...asked, with_codes: true })
  expect(made.plans.map(({ from }) => from)).toEqual(['a'])
  expect(made.bundles.map(({ from, fields }) => [from, fields.items.map((item) => item.plan_id)])).toEqual([
    ['both', ['a']],
  ])
  // The same ways to pay, each under an id of its own.
  expect(made.bundles[0]?.fields.payment_options).toEqual([
    { type: 'instalment', frequency: 'monthly', occurrence: 1, number_of_payments: 4, initial_payment: 100 },
  ])
  expect(made.codes.map(({ fields }) => fields)).toMatchObject([
    { code: 'BOTH2027', plan_ids: ['a'], use_limit: 30, valid_to: '2027-09-30' },
  ])
  expect(nextSeason(season, { ...asked, with_codes: false }).codes).toEqual([])
})
