import { expect, test } from 'vitest'
import { offerEnds, serveLine } from './serve-line.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
/** "3" waits for three; "3!" has had its day of gathering, "3?" has an hour of it left. */
const line = (...wanted: string[]) =>
  wanted.map((text, at) => ({
    id: `${at + 1}`,
    count: Number.parseInt(text),
    gathersUntil: text.endsWith('!') ? NOW : text.endsWith('?') ? hours(1) : null,
  }))

test.each([
  { waiting: ['1', '1'], free: 0, offers: '', gathers: null, why: 'nothing is free' },
  { waiting: ['1', '1'], free: 1, offers: '1', gathers: null, why: 'the first in line' },
  { waiting: ['1', '2', '1'], free: 4, offers: '1 2 3', gathers: null, why: 'enough for all' },
  { waiting: [], free: 4, offers: '', gathers: null, why: 'nobody waits' },
  { waiting: ['3', '1'], free: 1, offers: '', gathers: '1 for 1', why: 'nobody overtakes' },
  { waiting: ['3', '1'], free: 3, offers: '1', gathers: null, why: 'three together' },
  {
    waiting: ['1', '3', '1'],
    free: 3,
    offers: '1',
    gathers: '2 for 2',
    why: 'the rest is kept for the next',
  },
  { waiting: ['3?', '1'], free: 2, offers: '', gathers: '2 for 1', why: 'the day is not over' },
  { waiting: ['3!', '1'], free: 2, offers: '2', gathers: null, why: 'after a day smaller ones are served' },
  { waiting: ['3!', '2', '1'], free: 1, offers: '', gathers: '1 for 2', why: 'the next has a day as well' },
  { waiting: ['3!', '2!', '1'], free: 1, offers: '3', gathers: null, why: 'both had theirs' },
  { waiting: ['3!', '2!'], free: 1, offers: '', gathers: null, why: 'it is for anybody now' },
  { waiting: ['3!', '1'], free: 3, offers: '1', gathers: null, why: 'they kept their place in line' },
  {
    waiting: ['10', '1'],
    free: Number.POSITIVE_INFINITY,
    offers: '1 2',
    gathers: null,
    why: 'no limit any more',
  },
])(
  '$free free for $waiting → offered "$offers", gathered $gathers: $why',
  ({ waiting, free, offers, gathers }) => {
    const served = serveLine(line(...waiting), free, NOW)
    expect(served.offers.map(({ id }) => id).join(' ')).toBe(offers)
    const { gathering } = served
    expect(gathering && `${gathering.count} for ${gathering.waiting.id}`).toBe(gathers)
  },
)

test.each([
  { closesAt: null, ends: hours(48), why: 'two days' },
  { closesAt: hours(72), ends: hours(48), why: 'two days' },
  { closesAt: hours(10), ends: hours(10), why: 'when the plan closes' },
])('an offer holds until $ends: $why', ({ closesAt, ends }) => {
  expect(offerEnds(NOW, closesAt)).toEqual(ends)
})
