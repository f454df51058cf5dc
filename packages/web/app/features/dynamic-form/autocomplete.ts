import type { FormKind, FormQuestion } from '@clubhouse/contract/forms'

/** A household has one address, whoever the form is about. */
const OF_A_HOUSE: Record<string, string> = {
  address_line1: 'address-line1',
  address_line2: 'address-line2',
  city: 'address-level2',
  postal_code: 'postal-code',
}

const OF_ONESELF: Record<string, string> = {
  first_name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  mobile: 'tel',
}

/**
 * What a browser may fill in. Guardians write about themselves; members are written about by others too, and somebody's
 * own name or address (FORM-11) in a child's form is worse than none.
 */
export function autoCompleteOf(kind: FormKind, { default_question_id: id }: FormQuestion): string {
  if (id === null) return 'off'
  return OF_A_HOUSE[id] ?? (kind === 'guardian' ? OF_ONESELF[id] : undefined) ?? 'off'
}
