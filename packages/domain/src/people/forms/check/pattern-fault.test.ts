import { expect, test } from 'vitest'
import { patternFault } from './pattern-fault.ts'

test.each([
  { pattern: '[A-Z][0-9]{4}', fault: null },
  { pattern: '', fault: 'empty' },
  { pattern: '[1-6', fault: 'unclosed' },
  { pattern: '(a|b', fault: 'unclosed' },
  { pattern: '*a', fault: 'unclosed' },
  { pattern: '(?=x)x', fault: 'unsupported' },
  { pattern: '(?<!x)y', fault: 'unsupported' },
  { pattern: '(a)\\1', fault: 'unsupported' },
  { pattern: '(a{100}){100}', fault: 'large' },
])('FORM-14 what is wrong with the pattern “$pattern”: $fault', ({ pattern, fault }) => {
  expect(patternFault(pattern)).toBe(fault)
})
