import { expect, test } from 'vitest'
import { Currency } from './account.ts'
import { Role } from './people.ts'
import { SsoMode } from './identity/sign-in.ts'

test.each([
  { id: 'DATA-50', all: Role, words: ['member', 'admin', 'super-user', 'group_manager', 'owner', 'xgb'] },
  { id: 'DATA-55', all: SsoMode, words: ['mandatory', 'optional', 'off'] },
  { id: 'DATA-65', all: Currency, words: ['GBP', 'EUR', 'AUD', 'NZD', 'USD', 'CAD'] },
])('$id holds these words and no others', ({ all, words }) => {
  expect(new Set<string>(all.options)).toEqual(new Set(words))
  expect(all.safeParse('another').success).toBe(false)
})
