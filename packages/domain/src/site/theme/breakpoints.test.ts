import { expect, test } from 'vitest'
import { BREAKPOINTS, sizeOfWidth } from './breakpoints.ts'

test.each([
  { width: 0, size: 'small' },
  { width: 320, size: 'small' },
  { width: 576, size: 'small' },
  { width: 767.98, size: 'small' },
  { width: 768, size: 'medium' },
  { width: 991.98, size: 'medium' },
  { width: 992, size: 'large' },
  { width: 1400, size: 'large' },
  { width: Number.NaN, size: 'small' },
])('SHELL-47 OPEN-040 $width px is $size', ({ width, size }) => {
  expect(sizeOfWidth(width)).toBe(size)
})

test('CONST-06 the breakpoints', () => {
  expect(Object.values(BREAKPOINTS)).toEqual([375, 576, 768, 992, 1200, 1400])
})
