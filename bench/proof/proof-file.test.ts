import { expect, test } from 'vitest'
import { withRows } from './proof-file.ts'

const row = (part: string, found: string) => [part, '200', found, '0', '0', '100 %', '2026-11-19', 'abc']

test('a run writes its own rows and leaves those of the others', () => {
  const first = withRows('', 'mutants', [row('pricing', '190'), row('cart', '150')])
  const second = withRows(first, 'faults', [['killed', '500 of 500', '0', '2026-11-19', 'abc']])
  const third = withRows(second, 'mutants', [row('cart', '151')])
  expect(third).toContain('| pricing | 200 | 190 |')
  expect(third).toContain('| cart | 200 | 151 |')
  expect(third).not.toContain('| cart | 200 | 150 |')
  expect(third).toContain('| killed | 500 of 500 |')
  expect(withRows(third, 'mutants', [])).toBe(third)
})
