import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import type { SignUpForm } from '@clubhouse/domain/identity/sign-up-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { stripPhone } from '#ui/phone-field/phone-field.tsx'

/** What stands in the sign-up form, read alike in the browser and on the server. */
export function readSignUpForm(
  email: string,
  { field, isTicked }: FormFields,
  maySetPassword: boolean,
): SignUpForm {
  return {
    email: tidyEmail(email),
    first_name: field('first_name'),
    last_name: field('last_name'),
    mobile: stripPhone(field('mobile')),
    terms: isTicked('terms'),
    receive_updates: isTicked('receive_updates'),
    login: maySetPassword
      ? {
          confirmEmail: field('confirmEmail'),
          password: field('password'),
          confirmPassword: field('confirmPassword'),
        }
      : null,
  }
}

/** What may be sent back to be shown again: everything but the passwords. */
export function shownAgain(form: SignUpForm): Record<string, string> {
  const { first_name, last_name, mobile, terms, receive_updates, login } = form
  return {
    first_name,
    last_name,
    mobile,
    ...(login && { confirmEmail: login.confirmEmail }),
    ...(terms && { terms: 'on' }),
    ...(receive_updates && { receive_updates: 'on' }),
  }
}
