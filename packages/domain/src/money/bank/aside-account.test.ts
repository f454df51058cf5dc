import { ASIDE_ACCOUNTS } from '@clubhouse/contract/money/office/bank-limits'
import { expect, test } from 'vitest'
import { accountWords } from '../ledger-words.ts'
import { ASIDE_WORDS, asideAccount } from './aside-account.ts'

test.each([
  ['grants', 50_000, 'income:grants'],
  ['grants', -50_000, 'income:grants'],
  ['sponsorship', 20_000, 'income:sponsorship'],
  ['bank-charges', -1_250, 'costs:bank-charges'],
  ['bank-charges', 1_250, 'costs:bank-charges'],
  ['other', 4_400, 'income:other'],
  ['other', -4_400, 'costs:other'],
] as const)('%s of %i cents are kept on %s', (account, amount, kept) => {
  expect(asideAccount(account, amount)).toBe(kept)
})

test('each has its words, in the form and in the books', () => {
  expect(Object.keys(ASIDE_WORDS)).toEqual([...ASIDE_ACCOUNTS])
  const kept = ASIDE_ACCOUNTS.flatMap((each) => [asideAccount(each, 1), asideAccount(each, -1)])
  expect([...new Set(kept)].map(accountWords)).toEqual([
    'Grants',
    'Sponsorship',
    'Bank charges',
    'Other income',
    'Other costs',
  ])
})
