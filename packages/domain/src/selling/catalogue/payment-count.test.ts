import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../scripts/lib/test-depth.ts'
import { numberOfPayments, paymentDay, paymentsUntil, type Rhythm } from './payment-count.ts'

const every = (occurrence: number, frequency: Rhythm['frequency']): Rhythm => ({ occurrence, frequency })
const MONTHLY = every(1, 'monthly')
const WEEKLY = every(1, 'weekly')

test.each([
  { first: '2026-11-15', rhythm: MONTHLY, days: ['2026-11-15', '2026-12-15', '2027-01-15'], why: 'plain' },
  {
    first: '2027-01-31',
    rhythm: MONTHLY,
    days: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    why: 'the last day of shorter months, and the 31st again',
  },
  {
    first: '2028-01-30',
    rhythm: MONTHLY,
    days: ['2028-01-30', '2028-02-29', '2028-03-30'],
    why: 'a leap year',
  },
  {
    first: '2028-02-29',
    rhythm: every(12, 'monthly'),
    days: ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    why: 'each year from a leap day',
  },
  {
    first: '2026-12-31',
    rhythm: every(2, 'monthly'),
    days: ['2026-12-31', '2027-02-28', '2027-04-30'],
    why: 'every 2 months',
  },
  {
    first: '2026-10-18',
    rhythm: WEEKLY,
    days: ['2026-10-18', '2026-10-25', '2026-11-01'],
    why: 'over the day of 25 hours',
  },
  {
    first: '2027-03-21',
    rhythm: WEEKLY,
    days: ['2027-03-21', '2027-03-28', '2027-04-04'],
    why: 'over the day of 23 hours',
  },
  {
    first: '2026-12-25',
    rhythm: every(4, 'weekly'),
    days: ['2026-12-25', '2027-01-22', '2027-02-19'],
    why: 'every 4 weeks',
  },
])('the days of payments from $first: $why', ({ first, rhythm, days }) => {
  expect(days.map((_, at) => paymentDay(first, rhythm, at))).toEqual(days)
})

test.each([
  { from: '2026-11-15', to: '2027-06-30', rhythm: MONTHLY, count: 8, why: 'November to June' },
  { from: '2026-11-15', to: '2027-06-15', rhythm: MONTHLY, count: 8, why: 'the last day is included' },
  { from: '2026-11-15', to: '2027-06-14', rhythm: MONTHLY, count: 7, why: 'a day too early for the last' },
  { from: '2027-01-31', to: '2027-02-28', rhythm: MONTHLY, count: 2, why: 'February ends on its 28th' },
  { from: '2027-01-31', to: '2027-02-27', rhythm: MONTHLY, count: 1, why: 'and not before' },
  { from: '2028-01-31', to: '2028-02-28', rhythm: MONTHLY, count: 1, why: 'in a leap year on its 29th' },
  { from: '2028-01-31', to: '2028-02-29', rhythm: MONTHLY, count: 2, why: 'which counts' },
  { from: '2026-11-15', to: '2027-06-30', rhythm: every(2, 'monthly'), count: 4, why: 'every 2 months' },
  { from: '2026-11-15', to: '2026-11-15', rhythm: MONTHLY, count: 1, why: 'on the last day itself' },
  {
    from: '2026-11-16',
    to: '2026-11-15',
    rhythm: MONTHLY,
    count: 1,
    why: 'after it: what is bought is paid',
  },
  { from: '2026-10-18', to: '2026-11-01', rhythm: WEEKLY, count: 3, why: 'weeks over the day of 25 hours' },
  { from: '2026-10-18', to: '2026-10-31', rhythm: WEEKLY, count: 2, why: 'one day short of the third' },
  { from: '2027-03-21', to: '2027-04-04', rhythm: WEEKLY, count: 3, why: 'weeks over the day of 23 hours' },
  { from: '2027-03-21', to: '2027-04-03', rhythm: WEEKLY, count: 2, why: 'one day short of the third' },
  { from: '2026-11-15', to: '2027-06-30', rhythm: WEEKLY, count: 33, why: 'a season of weeks' },
])('from $from to $to there are $count payments: $why', ({ from, to, rhythm, count }) => {
  expect(paymentsUntil(from, to, rhythm)).toBe(count)
})

const option = (type: 'instalment' | 'reducing_instalment' | 'subscription', stored: number | null) => ({
  ...MONTHLY,
  type,
  number_of_payments: stored,
})

test.each([
  {
    of: option('instalment', 6),
    today: '2026-11-15',
    endsOn: '2027-06-30',
    count: 6,
    why: 'as many as it says',
  },
  {
    of: option('instalment', 6),
    today: '2027-03-15',
    endsOn: '2027-06-30',
    count: 4,
    why: 'none after the end',
  },
  {
    of: option('instalment', 6),
    today: '2027-06-30',
    endsOn: '2027-06-30',
    count: 1,
    why: 'on the last day',
  },
  { of: option('instalment', 6), today: '2026-11-15', endsOn: null, count: 6, why: 'no end' },
  {
    of: option('reducing_instalment', 8),
    today: '2026-09-01',
    endsOn: '2027-06-30',
    count: 8,
    why: 'at most what it says',
  },
  {
    of: option('reducing_instalment', 8),
    today: '2026-11-15',
    endsOn: '2027-06-30',
    count: 8,
    why: 'just fits',
  },
  {
    of: option('reducing_instalment', 8),
    today: '2026-12-15',
    endsOn: '2027-06-30',
    count: 7,
    why: 'a month later, one fewer',
  },
  {
    of: option('reducing_instalment', 8),
    today: '2027-08-01',
    endsOn: '2027-06-30',
    count: 1,
    why: 'never none',
  },
  {
    of: option('subscription', null),
    today: '2026-11-15',
    endsOn: '2027-06-30',
    count: 8,
    why: 'each month until its end',
  },
  {
    of: option('subscription', null),
    today: '2026-11-15',
    endsOn: null,
    count: null,
    why: 'until it is cancelled',
  },
])(
  'DATA-58 $of.type of $of.number_of_payments bought on $today until $endsOn: $count, $why',
  ({ of, today, endsOn, count }) => {
    expect(numberOfPayments(of, { today, endsOn })).toBe(count)
  },
)

test.each([
  ['instalment', 6, '2026-11-15', 6],
  ['instalment', 6, '2027-03-15', 4],
  ['reducing_instalment', 8, '2026-11-15', 8],
  ['reducing_instalment', 8, '2026-12-15', 7],
  ['subscription', null, '2026-11-15', 8],
  ['instalment', 6, '2027-05-31', 2],
] as const)(
  'an example of docs/pricing.md: %s of %s, bought on %s until 30 June: %s',
  (type, most, today, count) => {
    expect(numberOfPayments(option(type, most), { today, endsOn: '2027-06-30' })).toBe(count)
  },
)

test('the last payment comes by the last day, and one more would not', () => {
  const day = fc
    .date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2032-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10))
  const rhythm = fc.record({
    frequency: fc.constantFrom('weekly' as const, 'monthly' as const),
    occurrence: fc.integer({ min: 1, max: 13 }),
  })
  fc.assert(
    fc.property(day, day, rhythm, (one, other, each) => {
      const [first = '', last = ''] = [one, other].toSorted()
      const count = paymentsUntil(first, last, each)
      expect(paymentDay(first, each, count - 1) <= last).toBe(true)
      expect(paymentDay(first, each, count) > last).toBe(true)
    }),
    { numRuns: runs(1000) },
  )
})
