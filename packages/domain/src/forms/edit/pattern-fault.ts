import { isReadablePattern } from '../linear-patterns.ts'

export type PatternFault = 'empty' | 'unsupported' | 'unclosed' | 'large'

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
