import { expect, test } from 'vitest'
import { nextDrawTimes } from './draw-times.ts'

const plan = { weekday: 7, time: '21:00', closesMinutesBefore: 60, timeZone: 'Europe/Dublin' }
const first = (given: Partial<typeof plan>, now: string) => {
  const [time] = nextDrawTimes({ ...plan, ...given }, new Date(now), 1)
  return `${time?.closesAt.toISOString().slice(0, 16)} ${time?.drawsAt.toISOString().slice(0, 16)}`
}

test.each([
  { what: 'in winter', now: '2026-11-10T12:00:00Z', times: '2026-11-15T20:00 2026-11-15T21:00' },
  { what: 'in summer', now: '2026-07-10T12:00:00Z', times: '2026-07-12T19:00 2026-07-12T20:00' },
  {
    what: 'on the day that clocks go back',
    now: '2026-10-24T12:00:00Z',
    times: '2026-10-25T20:00 2026-10-25T21:00',
  },
  {
    what: 'on the day that they go forward',
    now: '2026-03-28T12:00:00Z',
    times: '2026-03-29T19:00 2026-03-29T20:00',
  },
  {
    what: 'a second before the close',
    now: '2026-11-15T19:59:59Z',
    times: '2026-11-15T20:00 2026-11-15T21:00',
  },
  { what: 'at the close', now: '2026-11-15T20:00:00Z', times: '2026-11-22T20:00 2026-11-22T21:00' },
])('$what: $times', ({ now, times }) => {
  expect(first({}, now)).toBe(times)
})

test.each([
  {
    what: 'a time that comes twice is the first of both',
    time: '01:30',
    now: '2026-10-24T12:00:00Z',
    draws: '2026-10-25T00:30',
  },
  {
    what: 'a time that is left out is an hour later',
    time: '01:30',
    now: '2026-03-28T12:00:00Z',
    draws: '2026-03-29T01:30',
  },
])('$what, and the close stays an hour before', ({ time, now, draws }) => {
  const [next] = nextDrawTimes({ ...plan, time }, new Date(now), 1)
  expect(next?.drawsAt.toISOString().slice(0, 16)).toBe(draws)
  expect(Number(next?.drawsAt) - Number(next?.closesAt)).toBe(3_600_000)
})

test('a week apart on the wall, through the change of clocks', () => {
  const times = nextDrawTimes(plan, new Date('2026-10-15T12:00:00Z'), 14).map(({ drawsAt }) =>
    drawsAt.toISOString(),
  )
  expect(times.slice(0, 3)).toEqual([
    '2026-10-18T20:00:00.000Z',
    '2026-10-25T21:00:00.000Z',
    '2026-11-01T21:00:00.000Z',
  ])
  expect(times).toHaveLength(14)
})
