import { type Form, indexOf } from './structure.ts'

/**
 * Patterns are written by admins, so they run in an engine whose time grows with the text alone. It is large: a page
 * fetches it only for a form that has patterns (linear-patterns.ts).
 */
export interface Patterns {
  /** FORM-14: whether the whole text is as the pattern says. A pattern that cannot be read refuses nothing. */
  matches: (pattern: string, text: string) => boolean
}

/** For forms without patterns. */
export const NO_PATTERNS: Patterns = { matches: () => true }

export const hasPatterns = (form: Form): boolean =>
  indexOf(form).placed.some(({ question }) =>
    question.input.validations.some(({ type, metadata }) => type === 'regex' && metadata.pattern),
  )
