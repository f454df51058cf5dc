import { RE2JS } from 're2js'
import type { Patterns } from './patterns.ts'

/**
 * The engine's time grows with the length of the text and with the size of the pattern, so both are bounded: what an
 * admin writes and a visitor answers can then never take longer than a moment together. A size is in steps of the
 * compiled pattern; that of an e-mail or a postal code is 20 to 60.
 */
export const PATTERN_LIMITS = { size: 200, inForm: 40, sizeInForm: 1000, text: 1000 } as const

/** So many compiled patterns are kept; a club has a handful. */
const KEPT = 200

const compiled = new Map<string, RE2JS | null>()

/** FORM-14, by an engine that cannot be made to run for ever. */
export const linearPatterns: Patterns = {
  matches: (pattern, text) => {
    const engine = compile(pattern)
    if (engine === null) return true
    return text.length <= PATTERN_LIMITS.text && engine.matcher(text).matches()
  },
}

export const isReadablePattern = (pattern: string): boolean => compile(pattern) !== null

/** 0 for what cannot be read. */
export const patternSize = (pattern: string): number => compile(pattern)?.programSize() ?? 0

function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  if (compiled.size >= KEPT) compiled.clear()
  const made = attempt(pattern)
  compiled.set(pattern, made)
  return made
}

function attempt(pattern: string): RE2JS | null {
  // Compiling what repeats so often would take long by itself, only to be found too large.
  if (repetitionsIn(pattern) > PATTERN_LIMITS.size) return null
  try {
    const engine = RE2JS.compile(pattern)
    return engine.programSize() <= PATTERN_LIMITS.size ? engine : null
  } catch {
    return null
  }
}

const repetitionsIn = (pattern: string): number =>
  [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce(
    (sum, [, least, most]) => sum + Math.max(Number(least), Number(most ?? 0)),
    0,
  )
