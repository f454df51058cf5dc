import type { FormFields } from '#lib/form/form-fields.ts'
import { PROOF } from './messages.ts'
import { ASSERTION, CURRENT_PASSWORD } from './proof-names.ts'

/** Somebody with a password enters it, unless a passkey has spoken for them. */
export function proofErrors({ field }: FormFields, hasPassword: boolean): { current_password?: string } {
  return hasPassword && !field(ASSERTION) && !field(CURRENT_PASSWORD)
    ? { current_password: PROOF.required }
    : {}
}
