import type { FormFields } from '#lib/form/form-fields.ts'
import { PROOF } from './messages.ts'

export const CURRENT_PASSWORD = 'current_password'
export const ASSERTION = 'assertion'

/** Somebody with a password enters it, unless a passkey has spoken for them. */
export function proofErrors({ field }: FormFields, hasPassword: boolean): { current_password?: string } {
  return hasPassword && !field(ASSERTION) && !field(CURRENT_PASSWORD)
    ? { current_password: PROOF.required }
    : {}
}
