import { RETENTION_KINDS } from '@clubhouse/contract/people/retention-kinds'
import { describe, expect, test } from 'vitest'
import { choicesOf, dueWords, intervalOf, NEVER, RETENTION, timeWords, toConfirm } from './retention.ts'

describe.each(RETENTION_KINDS)('%s', (kind) => {
  const { min, usual, max, mayStay } = RETENTION[kind]

  test('is kept for one of the times that can be chosen, all of them within its limits', () => {
    const choices = choicesOf(kind)
    expect(choices).toContain(usual)
    expect(choices.filter((days) => days !== NEVER && (days < min || days > max))).toEqual([])
    expect(choices.includes(NEVER)).toBe(mayStay ?? false)
    expect(choices.length).toBeGreaterThan(2)
  })
})

test('medical answers go before the others, and a record of who looked is there for two years at least', () => {
  expect(RETENTION.medical.usual).toBeLessThan(RETENTION.answers.usual)
  expect(RETENTION.medical.max).toBeLessThanOrEqual(RETENTION.answers.max)
  expect(RETENTION.accesses.min).toBe(730)
})

test.each([
  [30, '30 days', '30 days'],
  [90, '3 months', '90 days'],
  [180, '6 months', '180 days'],
  [365, '1 year', '1 years'],
  [400, '13 months', '400 days'],
  [730, '2 years', '2 years'],
  [NEVER, 'For good', '0 years'],
])('%i days are said as %s', (days, words, interval) => {
  expect([timeWords(days), intervalOf(days)]).toEqual([words, interval])
})

test.each([
  ['messages', 12, 730, '12 contact messages older than 2 years'],
  ['messages', 1, 365, '1 contact message older than 1 year'],
  ['medical', 3, 365, 'the medical answers in 3 forms of people who left 1 year ago or more'],
  ['people', 2, 1095, '2 former members who left 3 years ago or more'],
] as const)('what is due of %s is said', (kind, count, days, words) => {
  expect(dueWords(kind, count, days)).toBe(words)
})

test.each([
  ['shorter, and something is due', { before: 730, after: 365, due: 3 }, true],
  ['shorter, and nothing is due', { before: 730, after: 365, due: 0 }, false],
  ['longer', { before: 365, after: 730, due: 3 }, false],
  ['as it was', { before: 365, after: 365, due: 3 }, false],
  ['no longer for good', { before: NEVER, after: 1095, due: 1 }, true],
  ['for good from now on', { before: 1095, after: NEVER, due: 1 }, false],
])('%s', (_, change, isAsked) => {
  expect(toConfirm([{ kind: 'messages', ...change }])).toEqual(isAsked ? ['messages'] : [])
})
