import { newPasswordError } from '@clubhouse/domain/identity/password-rules'
import { confirmPasswordError } from '@clubhouse/domain/identity/sign-up-rules'

/** AUTH-37 to AUTH-43, by field. */
export function newPasswordErrors(password: string, confirmed: string): Record<string, string> {
  const wrong = newPasswordError(password)
  const differs = confirmPasswordError(password, confirmed)
  return { ...(wrong && { password: wrong }), ...(differs && { confirmPassword: differs }) }
}
