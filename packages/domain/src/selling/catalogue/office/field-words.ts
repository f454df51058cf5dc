import type { DraftChange } from '@clubhouse/contract/site/office/drafts'
import { displayDate } from '../../../time/plain-date.ts'
import { onlySaid } from '../../../validators/validators.ts'

/** For each field its name and how it is said. */
export type FieldWords<Fields> = Partial<
  Record<keyof Fields, readonly [name: string, say: (fields: Fields) => string]>
>

export function changesBetween<Fields>(
  words: FieldWords<Fields>,
  before: Fields,
  after: Fields,
): DraftChange[] {
  return Object.values<FieldWords<Fields>[keyof Fields]>(words)
    .flatMap((word) => (word ? [{ field: word[0], before: word[1](before), after: word[1](after) }] : []))
    .filter((each) => each.before !== each.after)
}

/** Without a currency: the log is read where it is known. */
export const inMoney = (amount: number | null): string =>
  amount === null ? 'none' : (amount / 100).toFixed(2)
export const yesNo = (is: boolean): string => (is ? 'yes' : 'no')
export const dayInWords = (day: string | null): string => (day ? displayDate(day) : 'none')
export const ageInWords = (age: number | null): string => (age === null ? 'any' : String(age))
export const limitInWords = (limit: number | null): string => (limit === null ? 'any' : String(limit))

/** By field, only what is wrong; fields that come in numbers have no names of their own. */
export const saidOnly = (errors: Record<string, string | null>): Record<string, string> =>
  onlySaid<string>(errors) as Record<string, string>
