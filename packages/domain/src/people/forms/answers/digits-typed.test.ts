import { expect, test } from 'vitest'
import { digitsTyped } from './adopt-answer.ts'

test.each([
  { typed: '087', isKey: true, shown: '087' },
  { typed: '087 ', isKey: true, shown: '087' },
  { typed: '087x', isKey: true, shown: '087' },
  { typed: 'o', isKey: true, shown: '' },
  { typed: '+', isKey: true, shown: '00' },
  { typed: '+3', isKey: true, shown: '003' },
  { typed: '08+7', isKey: true, shown: '087' },
  { typed: '+353 (0)87 123-4567', isKey: false, shown: '00353871234567' },
  { typed: '(087) 123 4567', isKey: false, shown: '0871234567' },
  { typed: '087 1234567 / 086 7654321', isKey: false, shown: '087 1234567 / 086 7654321' },
  { typed: 'ring Colm', isKey: false, shown: 'ring Colm' },
  { typed: '', isKey: false, shown: '' },
])('FORM-21 a telephone field takes digits only: "$typed" → "$shown" (a key: $isKey)', (row) => {
  expect(digitsTyped(row.typed, row.isKey)).toBe(row.shown)
})
