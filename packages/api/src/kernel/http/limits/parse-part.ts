import type { z } from 'zod'
import { Refusal } from '@clubhouse/contract/refusal'
import { issueText } from '../issue-text.ts'

/**
 * PostgreSQL's text cannot hold the character zero, nor its JSON one half of a pair; nobody types these, so whoever
 * sends them is refused.
 */
export const isReadable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** One part of a call (its path, query, body or headers) as its schema says, or a refusal that names each field. */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value ?? {}, { error: issueText })
  if (parsed.success) {
    refuseUnreadable(parsed.data, [])
    return parsed.data
  }
  const errors: Record<string, string> = {}
  for (const issue of parsed.error.issues) errors[issue.path.join('.') || 'value'] ??= issue.message
  throw invalid(errors)
}

const invalid = (errors: Record<string, string>) =>
  new Refusal(422, 'invalid_data', 'Some of the values sent are not valid', { errors })

function refuseUnreadable(value: unknown, path: string[]): void {
  if (typeof value === 'string' && !isReadable(value))
    throw invalid({ [path.join('.')]: 'Invalid character' })
  // A file is no text, and has as many members as bytes.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  for (const [name, inner] of Object.entries(value)) refuseUnreadable(inner, [...path, name])
}

/** AUTH-84 */
export const CHECK_ALL_FIELDS = 'Please check all the fields and submit again!'

/** What a form would have refused, field by field; null when nothing is wrong. */
export function invalidFields(
  errors: Partial<Record<string, string | null>>,
  message = CHECK_ALL_FIELDS,
): Refusal | null {
  const said = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return said.length > 0
    ? new Refusal(422, 'invalid_data', message, { errors: Object.fromEntries(said) })
    : null
}

/** The same at the edge: thrown. */
export function invalidData(...fields: Parameters<typeof invalidFields>): void {
  const refused = invalidFields(...fields)
  if (refused) throw refused
}
