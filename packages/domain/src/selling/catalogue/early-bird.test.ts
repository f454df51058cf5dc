import { expect, test } from 'vitest'
import { earlyBirdDiscount, earlyBirdOn, type KeptEarlyBird } from './early-bird.ts'

const bird = (more: Partial<KeptEarlyBird> = {}): KeptEarlyBird => ({
  name: 'Early bird',
  type: 'fixed',
  amount: 15_00,
  until: '2027-07-31',
  ...more,
})

test.each([
  { birds: [bird()], today: '2027-07-01', off: 15_00, why: 'weeks before its last day' },
  { birds: [bird()], today: '2027-07-31', off: 15_00, why: 'the last day is one of its days' },
  { birds: [bird()], today: '2027-08-01', off: null, why: 'the day after it is over' },
  { birds: [bird({ type: 'percentage', amount: 10 })], today: '2027-07-01', off: 11_50, why: '10% of €115' },
  { birds: [bird({ amount: 200_00 })], today: '2027-07-01', off: 115_00, why: 'no more than there is' },
  { birds: [bird(), bird({ amount: 20_00 })], today: '2027-07-01', off: 20_00, why: 'the better of two' },
  {
    birds: [bird({ amount: 20_00, until: '2027-06-30' }), bird()],
    today: '2027-07-01',
    off: 15_00,
    why: 'the better one is over',
  },
  { birds: [], today: '2027-07-01', off: null, why: 'there is none' },
])('of €115.00 an early bird takes $off on $today: $why', ({ birds, today, off }) => {
  expect(earlyBirdOn(birds, 115_00, today)?.amount ?? null).toBe(off)
})

test('it says its last day wherever it is named', () => {
  const [name] = [bird()]
    .map((each) => earlyBirdOn([each], 115_00, '2027-07-01'))
    .flatMap((each) => each ?? [])
  expect(name && earlyBirdDiscount(name)).toEqual({ name: 'Early bird until 31 July', amount: 15_00 })
})
