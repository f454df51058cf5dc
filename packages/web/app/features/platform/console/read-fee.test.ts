import { expect, test } from 'vitest'
import { readFee } from './read-fee.ts'

test.each([
  { share: '1.5', fixed: '0.20', rate: { basis_points: 150, fixed: 20 } },
  { share: '2%', fixed: '0', rate: { basis_points: 200, fixed: 0 } },
  { share: '1,25', fixed: '€ 5', rate: { basis_points: 125, fixed: 500 } },
])('$share and $fixed are read', ({ share, fixed, rate }) => {
  expect(readFee(share, fixed)).toEqual({ ok: true, rate })
})

test.each([
  { share: '20.01', fixed: '0', wrong: ['basis_points'] },
  { share: 'much', fixed: '5.01', wrong: ['basis_points', 'fixed'] },
  { share: '1.255', fixed: '', wrong: ['basis_points', 'fixed'] },
])('$share and $fixed are refused, each beside its field', ({ share, fixed, wrong }) => {
  const read = readFee(share, fixed)
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(wrong)
})
