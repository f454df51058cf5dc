import { newPasswordError } from '@clubhouse/domain/password-rules'
import { confirmPasswordError } from '@clubhouse/domain/sign-up-rules'

/** AUTH-37 to AUTH-43, by field. */
export function newPasswordErrors(password: string, confirmed: string): Record<string, string> {
  const wrong = newPasswordError(password)
  const differs = confirmPasswordError(password, confirmed)
  return { ...(wrong && { password: wrong }), ...(differs && { confirmPassword: differs }) }
}
