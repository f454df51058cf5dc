import { RE2JS } from 're2js'
import type { Patterns } from './patterns.ts'

/** So many compiled patterns are kept; a club has a handful. */
const KEPT = 200

const compiled = new Map<string, RE2JS | null>()

/** FORM-14, by an engine that cannot be made to run for ever. */
export const linearPatterns: Patterns = {
  matches: (pattern, text) => compile(pattern)?.matcher(text).matches() ?? true,
}

export const isReadablePattern = (pattern: string): boolean => compile(pattern) !== null

function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  if (compiled.size >= KEPT) compiled.clear()
  const made = attempt(pattern)
  compiled.set(pattern, made)
  return made
}

function attempt(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern)
  } catch {
    return null
  }
}
