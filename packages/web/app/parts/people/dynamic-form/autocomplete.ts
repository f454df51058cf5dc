import type { ControlProps } from './controls/control-props.ts'

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
 * What a browser may fill in. Guardians write about themselves, and so do most adults; members are written about by
 * others too, and somebody's own name or address (FORM-11) in a child's form is worse than none.
 */
export function autoCompleteOf({ kind, question, isAboutOneself = false }: Written): string {
  const { default_question_id: id } = question
  if (id === null) return 'off'
  const isOwn = kind === 'guardian' || (kind === 'adult' && isAboutOneself)
  return OF_A_HOUSE[id] ?? (isOwn ? OF_ONESELF[id] : undefined) ?? 'off'
}
type Written = Pick<ControlProps, 'kind' | 'question' | 'isAboutOneself'>
