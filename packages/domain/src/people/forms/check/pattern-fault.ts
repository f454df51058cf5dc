import { isReadablePattern } from '../linear-patterns.ts'

/** Why, to somebody who may never have written one. */
export const PATTERN_FAULTS = {
  empty: 'it is empty',
  unclosed: 'a bracket is not closed, or a sign such as * or + has nothing before it',
  unsupported: 'look-around and back-references are not supported',
  large: 'it is too large, or has signs that we do not know',
} as const
export type PatternFault = keyof typeof PATTERN_FAULTS

/** Why a pattern cannot be used, as far as it can be told; null for one that can. */
export function patternFault(pattern: string): PatternFault | null {
  if (pattern === '') return 'empty'
  if (isReadablePattern(pattern)) return null
  if (/\(\?<?[=!]|\\[1-9]/.test(pattern)) return 'unsupported'
  return isWritten(pattern) ? 'large' : 'unclosed'
}

/** Whether it is a pattern at all. It is never run here. */
function isWritten(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== ''
  } catch {
    return false
  }
}
