import { cents, type Cents } from '../money.ts'

/** In cents: what people hand over, the smallest note first. */
const NOTES = [500, 1000, 2000, 5000, 10_000] as const
const MOST = 4

/** What somebody who owes this may hand over in notes: the sum itself, then a little more. */
export function notesFor(total: number): Cents[] {
  if (total <= 0) return []
  const rounded = NOTES.map((note) => Math.ceil(total / note) * note)
  return [...new Set([total, ...rounded])]
    .toSorted((one, other) => one - other)
    .slice(0, MOST)
    .map(cents)
}

/** What goes back, null where it is not enough. */
export const changeOf = (total: number, given: number): Cents | null =>
  given < total ? null : cents(given - total)
