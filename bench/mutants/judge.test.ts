import { expect, test } from 'vitest'
import { judge, type Mutant, scoreOf } from './judge.ts'

const mutant = (status: string, column: number, length: number, replacement: string): Mutant => ({
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location: { start: { line: 1, column }, end: { line: 1, column: column + length } },
})

const report = {
  files: {
    'a.ts': {
      source: 'left > 0 ? least >= right : left\n',
      mutants: [
        mutant('Killed', 1, 8, 'left <= 0'),
        mutant('Survived', 1, 8, 'left >= 0'),
        mutant('NoCoverage', 12, 14, 'least > right'),
        mutant('Ignored', 12, 14, '""'),
      ],
    },
  },
}

test('what is alike with a reason does not count, what no test ran does', () => {
  const why = 'zero is asked for before'
  const alike = [
    { file: 'a.ts', was: 'left > 0', becomes: 'left >= 0', why },
    { file: 'a.ts', was: 'left > 0', becomes: 'left <= 0', why: 'was found since' },
    { file: 'elsewhere.ts', was: 'x', becomes: 'y', why: 'not spoiled in this run' },
  ]
  const verdict = judge(report, alike)
  expect(verdict).toMatchObject({ spoiled: 3, found: 1, alike: 1 })
  expect(verdict.survivors).toEqual([
    { file: 'a.ts', line: 1, was: 'least >= right', becomes: 'least > right' },
  ])
  expect(verdict.stale).toEqual([alike[1]])
  expect(scoreOf(verdict)).toBe(0.5)
})
