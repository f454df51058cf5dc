import type { SignUp } from '@clubhouse/contract/identity/members'
import { EMAIL_LIMITS, EMAIL_MESSAGES, emailError, tidyEmail } from './email-rules.ts'
import { mobileError } from './mobile.ts'
import { newPasswordError, PASSWORD_MESSAGES } from './password-rules.ts'
import { sentAddress } from '../places/postal-address.ts'
import { emailConfirmation, noOuterSpaces, onlySaid, passwordConfirmation } from '../validators/validators.ts'

/** AUTH-23 */
export const SIGN_UP_CLOSED = 'Sign-In is only available for existing Club Admin at this time.'

export const NAME_LENGTH = 64

export const SIGN_UP_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  spaces: 'No spaces allowed',
  nameLength: `No more than ${NAME_LENGTH} characters`,
  terms: 'Please accept the Terms and Conditions',
} as const

/** What somebody typed. The passwords and the second e-mail are absent where none may be set (AUTH-19). */
export interface SignUpForm {
  email: string
  first_name: string
  last_name: string
  mobile: string
  terms: boolean
  receive_updates: boolean
  login: { confirmEmail: string; password: string; confirmPassword: string } | null
}

export type SignUpField =
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'mobile'
  | 'confirmEmail'
  | 'password'
  | 'confirmPassword'
  | 'terms'

/** AUTH-24 to AUTH-43: by field in the order of the form, only what is wrong. */
export function signUpErrors(form: SignUpForm): Partial<Record<SignUpField, string>> {
  const { login } = form
  return onlySaid<SignUpField>({
    email: emailError(form.email, EMAIL_LIMITS.signUp),
    ...(login && { confirmEmail: confirmEmailError(form.email, login.confirmEmail) }),
    first_name: nameError(form.first_name, SIGN_UP_MESSAGES.firstName),
    last_name: nameError(form.last_name, SIGN_UP_MESSAGES.lastName),
    mobile: mobileError(form.mobile),
    ...(login && {
      password: newPasswordError(login.password),
      confirmPassword: confirmPasswordError(login.password, login.confirmPassword),
    }),
    terms: form.terms ? null : SIGN_UP_MESSAGES.terms,
  })
}

/** AUTH-26 to AUTH-28 */
export function nameError(name: string, required: string): string | null {
  if (name.trim() === '') return required
  const isLong = name.length > NAME_LENGTH
  return noOuterSpaces(SIGN_UP_MESSAGES.spaces)(name) ?? (isLong ? SIGN_UP_MESSAGES.nameLength : null)
}

/** AUTH-43 */
export function confirmPasswordError(password: string, confirmed: string): string | null {
  if (confirmed === '') return PASSWORD_MESSAGES.required
  return passwordConfirmation(password, PASSWORD_MESSAGES.mismatch)(confirmed)
}

/** DATA-19: what is sent; AUTH-31: what is empty as null. The address is asked for in my account (ADR 026). */
export function signUpPayload(form: SignUpForm, accountId: string | null): SignUp {
  return {
    email: form.email,
    first_name: form.first_name,
    last_name: form.last_name,
    mobile: form.mobile || null,
    user: form.login && {
      email: form.email,
      ...form.login,
      confirmEmail: tidyEmail(form.login.confirmEmail),
    },
    address: sentAddress({}),
    terms: form.terms,
    receive_updates: form.receive_updates,
    ...(accountId !== null && { account_id: accountId }),
  }
}

/** AUTH-24, AUTH-25 */
function confirmEmailError(email: string, confirmed: string): string | null {
  const wrong = emailError(tidyEmail(confirmed), EMAIL_LIMITS.signUp)
  return wrong ?? emailConfirmation(email, EMAIL_MESSAGES.mismatch)(confirmed)
}
