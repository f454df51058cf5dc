import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * What a call says of a value that its schema refuses, where the schema has no words of its own. A reader may see it
 * beside a field, so the words of the library that checks never go out.
 */
export function issueText(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is required' : NOT_VALID
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return 'We don’t know this field'
    case 'invalid_format':
    case 'invalid_value':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return NOT_VALID
  }
}

const NOT_VALID = 'This is not valid'

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): string {
  if (COUNTED.has(origin) && minimum <= 1) return 'This is required'
  if (origin === 'string') return `Use at least ${minimum} characters`
  if (COUNTED.has(origin)) return `Give at least ${minimum}`
  if (!NUMBERS.has(origin)) return NOT_VALID
  return inclusive ? `Must be ${minimum} or more` : `Must be more than ${minimum}`
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): string {
  if (origin === 'string') return `Use no more than ${maximum} characters`
  if (COUNTED.has(origin)) return `Give no more than ${maximum}`
  if (!NUMBERS.has(origin)) return NOT_VALID
  return inclusive ? `Must be ${maximum} or less` : `Must be less than ${maximum}`
}

const COUNTED = new Set(['string', 'array', 'set', 'map', 'file'])
const NUMBERS = new Set(['number', 'int', 'bigint'])
