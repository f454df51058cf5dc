import { ProviderId } from '@clubhouse/contract/site/matches'
import { z } from 'zod'

/** Reading what cannot be trusted: each field on its own, so that one that is missing costs only itself. */

export type Fields = Record<string, unknown>

const Fields = z.record(z.string(), z.unknown())

export const fieldsOf = (value: unknown): Fields => Fields.safeParse(value).data ?? {}

/** A text or number as one line of text, at most so many characters, of characters that can be stored and shown. */
export function textOf(value: unknown, most: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const line = String(value)
    // Long texts are cut before the work, not after.
    .slice(0, most * 4)
    .toWellFormed()
    // Controls, and those that turn the direction of the text around them.
    .replace(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, most).join('').trim()
}

export function wholeNumberOf(value: unknown): number | null {
  const text = textOf(value, 12)
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && Math.abs(number) < 1_000_000 ? number : null
}

/** An id that may stand in an address of ours. */
export function idOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value
  return ProviderId.safeParse(text).data ?? null
}

/** A name, an object with a name, or nothing yet, as in a cup before the draw. */
export const NOT_KNOWN_YET = 'TBC'
const NAME_LENGTH = 120

export const nameOf = (value: unknown): string =>
  textOf(typeof value === 'object' ? fieldsOf(value)['name'] : value, NAME_LENGTH)

/** Beyond this a list is not read: nobody scrolls through more, and a page must stay a page. */
export const MOST_ROWS = 500

interface Reading<Row> {
  /** Null for a row that says nothing. */
  read: (row: Fields) => Row | null
}

/**
 * A list of rows: bare, or in the field of a paged answer. A bad row is left out; an answer that is no list, or has
 * rows and not one that can be read, is garbage.
 */
export function listOf<Row>({ read }: Reading<Row>) {
  return z.unknown().transform((body, context) => {
    const answer = fieldsOf(body)
    const list = [body, answer['items'], answer['data']].find(Array.isArray) as unknown[] | undefined
    const rows = (list ?? []).flatMap((each) => {
      const fields = Fields.safeParse(each)
      const row = fields.success ? read(fields.data) : null
      return row === null ? [] : [row]
    })
    if (!list || (list.length > 0 && rows.length === 0)) {
      context.addIssue({ code: 'custom', message: 'garbage' })
      return z.NEVER
    }
    return { rows, total: answer['total'] }
  })
}
