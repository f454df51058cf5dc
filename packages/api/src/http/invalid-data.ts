import { Refusal } from '@clubhouse/contract/refusal'

/** AUTH-84 */
export const CHECK_ALL_FIELDS = 'Please check all the fields and submit again!'

/** Refuses what a form would have refused, field by field; passes when nothing is wrong. */
export function invalidData(
  errors: Partial<Record<string, string | null>>,
  message = CHECK_ALL_FIELDS,
): void {
  const said = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (said.length > 0) throw new Refusal(422, 'invalid_data', message, { errors: Object.fromEntries(said) })
}
