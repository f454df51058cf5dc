/** Where a page ends: the key of its last row, which never changes. */
export interface Cursor {
  /** A number: of the order, or the microseconds of a moment. */
  at: string
  id: string
}

const CURSOR = /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const cursorOf = ({ at, id }: Cursor): string => Buffer.from(`${at}.${id}`).toString('base64url')

/** Null for what is none of ours. */
export function readCursor(text: string): Cursor | null {
  const [, at, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  return at && id ? { at, id } : null
}

/** A moment as a number that loses nothing. */
export const keyAt = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint::text`

export const momentOf = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text)
