import { Refusal } from '@clubhouse/contract/refusal'
import type { z } from 'zod'
import { issueText } from './issue-text.ts'
import { isReadable } from './readable-text.ts'

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
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) refuseUnreadable(inner, [...path, name])
}
