import { describe, expect, test } from 'vitest'
import { cents } from '../../money/money.ts'
import { switchQuote } from './switch-quote.ts'

const season = (total: number, paid = total) => ({
  startsOn: '2026-09-01',
  endsOn: '2027-06-30',
  total: cents(total),
  paid: cents(paid),
})
const to = (price: number, endsOn = '2027-06-30') => ({ price: cents(price), endsOn })

describe('a switch in the middle of a season', () => {
  test('303 days, 149 left: the unused part of one counts towards what is left of the other', () => {
    expect(switchQuote(season(90_00), to(180_00), '2027-02-02')).toEqual({
      old: { days: 303, daysLeft: 149, used: 45_74, unused: 44_26, paid: 90_00, notPaid: 0 },
      next: { days: 303, daysLeft: 149, part: 88_51 },
      difference: 44_25,
    })
  })

  test.each([
    ['the first day is the price of the new plan', '2026-09-01', 90_00, 180_00, 90_00],
    ['the day before it began, too', '2026-08-20', 90_00, 180_00, 90_00],
    ['the last day is a day’s difference', '2027-06-30', 90_00, 180_00, 29],
    ['to a cheaper plan comes to less than nothing', '2026-09-01', 180_00, 90_00, -90_00],
    ['to a plan that costs the same is nothing', '2027-01-01', 110_00, 110_00, 0],
    ['from a plan that was free is the days left', '2026-09-01', 0, 110_00, 110_00],
  ])('on %s', (_, today, before, after, difference) => {
    expect(switchQuote(season(before), to(after), today).difference).toBe(difference)
  })

  test('what is not paid yet of the old plan is not paid any more: the club has the days used and the days left', () => {
    const { old, next, difference } = switchQuote(season(180_00, 60_00), to(180_00), '2027-02-02')
    expect(old).toMatchObject({ paid: 60_00, notPaid: 120_00 })
    expect(60_00 + difference).toBe(old.used + next.part)
  })

  test('a plan that lasts longer is reckoned over its own days', () => {
    expect(switchQuote(season(303_00), to(364_00, '2027-08-30'), '2027-02-02').next).toMatchObject({
      days: 364,
      daysLeft: 210,
      part: 210_00,
    })
  })

  test('parts are whole cents and add up, for every day of the season', () => {
    for (let at = 0; at < 303; at += 1) {
      const today = new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10)
      const { old, next, difference } = switchQuote(season(100_01, 33_34), to(177_77), today)
      expect(old.used + old.unused).toBe(100_01)
      expect(difference).toBe(next.part + old.used - 33_34)
    }
  })
})
