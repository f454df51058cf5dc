/** Where a page ends: the key of its last row. */
export interface Cursor {
  /** By what the rows are in order: a key that never changes, or when they last changed. */
  by: 'key' | 'change'
  /** A number: of the order, or the microseconds of a moment. */
  at: string
  id: string
}

const CURSOR = /^(c?)(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const cursorOf = ({ by, at, id }: Cursor): string =>
  Buffer.from(`${by === 'change' ? 'c' : ''}${at}.${id}`).toString('base64url')

/** Null for what is none of ours. */
export function readCursor(text: string): Cursor | null {
  const [, mark, at, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  return at && id ? { by: mark === 'c' ? 'change' : 'key', at, id } : null
}

/** A moment as a number that loses nothing. */
export const keyAt = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`

/** SQL: the moment that such a number is. */
export const momentAt = (micros: string) => `(to_timestamp(0) + ${micros}::bigint * interval '1 microsecond')`

export const momentOf = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text)

/** Before every id that there is. */
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** What comes after the page before; after nothing, whatever changed at that moment and later. */
export const changedAfter = (since: string | undefined, after: Cursor | null): Cursor =>
  after ?? { by: 'change', at: String((momentOf(since)?.getTime() ?? 0) * 1000), id: NO_ID }
