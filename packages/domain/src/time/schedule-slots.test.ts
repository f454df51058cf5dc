import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latestSlot } from './schedule-slots.ts'

const dublin = (dailyAt: string) => ({ dailyAt, zone: 'Europe/Dublin' })

describe('a slot of every day', () => {
  test.each([
    // 25 October 2026: at 01:00Z the clocks go from 02:00 back to 01:00.
    { at: '02:30', now: '2026-10-25T02:29:59Z', slot: '2026-10-24', why: 'a second before' },
    { at: '02:30', now: '2026-10-25T02:30:00Z', slot: '2026-10-25', why: 'half past two in winter time' },
    { at: '02:30', now: '2026-10-25T00:30:00Z', slot: '2026-10-24', why: 'half past one, the first time' },
    { at: '02:30', now: '2026-10-25T01:30:00Z', slot: '2026-10-24', why: 'half past one, the second time' },
    { at: '01:30', now: '2026-10-25T00:29:59Z', slot: '2026-10-24', why: 'a second before' },
    { at: '01:30', now: '2026-10-25T00:30:00Z', slot: '2026-10-25', why: 'the first half past one' },
    { at: '01:30', now: '2026-10-25T00:59:59Z', slot: '2026-10-25', why: 'the last second of summer time' },
    {
      at: '01:30',
      now: '2026-10-25T01:30:00Z',
      slot: '2026-10-25',
      why: 'the second half past one is the same day',
    },
    // 28 March 2027: at 01:00Z the clocks go from 01:00 to 02:00; there is no half past one.
    { at: '02:30', now: '2027-03-28T01:29:59Z', slot: '2027-03-27', why: 'a second before' },
    { at: '02:30', now: '2027-03-28T01:30:00Z', slot: '2027-03-28', why: 'half past two in summer time' },
    { at: '01:30', now: '2027-03-28T00:59:59Z', slot: '2027-03-27', why: 'the last second of winter time' },
    {
      at: '01:30',
      now: '2027-03-28T01:00:00Z',
      slot: '2027-03-28',
      why: 'its hour is left out: at the first minute after',
    },
    { at: '00:00', now: '2026-12-31T23:59:59Z', slot: '2026-12-31', why: 'midnight has been' },
  ])('at $at in Dublin, by $now, is that of $slot: $why', ({ at, now, slot }) => {
    expect(latestSlot(dublin(at), new Date(now))).toBe(slot)
  })

  test.each([
    { from: '2026-10-23T00:00:00Z', zone: 'Europe/Dublin' },
    { from: '2027-03-26T00:00:00Z', zone: 'Europe/Dublin' },
    { from: '2026-10-23T00:00:00Z', zone: 'Europe/Berlin' },
    { from: '2027-04-02T12:00:00Z', zone: 'Australia/Lord_Howe' },
  ])('comes once per local day around the change of clocks in $zone from $from', ({ from, zone }) => {
    for (const dailyAt of ['00:00', '01:00', '01:30', '02:00', '02:15', '02:30', '03:00', '23:59']) {
      const taken = takenBy({ dailyAt, zone }, Date.parse(from), 3 * 24 * 60)
      expect(new Set(taken).size, 'never twice').toBe(taken.length)
      const days = taken.map((day) => Date.parse(day) / 86_400_000)
      expect(
        days.slice(1).every((day, at) => day === days[at]! + 1),
        'no day left out',
      ).toBe(true)
    }
  })
})

test('a slot of some minutes begins on the minute', () => {
  expect(latestSlot({ everyMinutes: 15 }, new Date('2026-10-25T01:14:59.999Z'))).toBe('2026-10-25T01:00')
  expect(latestSlot({ everyMinutes: 15 }, new Date('2026-10-25T01:15:00.000Z'))).toBe('2026-10-25T01:15')
})

test('whoever looks at any moments of a year finds each day once, and never a day that has not come', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 366 * 24 * 60 }), { minLength: 1, maxLength: 60 })
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  fc.assert(
    fc.property(moments, time, (minutes, [hour, minute]) => {
      const pad = (number: number) => String(number).padStart(2, '0')
      const cadence = dublin(`${pad(hour)}:${pad(minute)}`)
      const start = Date.parse('2026-06-01T00:00:00Z')
      for (const at of minutes) {
        const now = new Date(start + at * 60_000)
        const slot = Date.parse(latestSlot(cadence, now))
        expect(slot).toBeLessThanOrEqual(now.getTime() + 3_600_000)
        expect(slot).toBeGreaterThan(now.getTime() - 2 * 86_400_000 - 3_600_000)
      }
    }),
  )
})

/** What a worker takes that looks each minute and remembers what it took. */
function takenBy(cadence: { dailyAt: string; zone: string }, from: number, minutes: number): string[] {
  const seen = new Set<string>([latestSlot(cadence, new Date(from))])
  const taken: string[] = []
  for (let at = 1; at <= minutes; at += 1) {
    const slot = latestSlot(cadence, new Date(from + at * 60_000))
    if (!seen.has(slot)) taken.push(slot)
    seen.add(slot)
  }
  return taken
}
