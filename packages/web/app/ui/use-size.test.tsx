// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useSize } from './use-size.ts'

afterEach(cleanup)

test.each([
  { width: 320, size: 'small' },
  { width: 767, size: 'small' },
  { width: 768, size: 'medium' },
  { width: 991, size: 'medium' },
  { width: 992, size: 'large' },
  { width: 1920, size: 'large' },
])('SHELL-47 a window of $width px is $size', ({ width, size }) => {
  Object.assign(window, { innerWidth: width })
  expect(renderHook(() => useSize()).result.current).toBe(size)
})
