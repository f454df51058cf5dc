import type { FormFields } from '#lib/form/form-fields.ts'
import { newPasswordErrors } from '#lib/form/new-password-fields.tsx'
import { PASSWORD_PAGE } from './messages.ts'

export function passwordErrors({ field }: FormFields): Record<string, string> {
  const lacksCurrent = field('current_password') === ''
  return {
    ...(lacksCurrent && { current_password: PASSWORD_PAGE.currentRequired }),
    ...newPasswordErrors(field('password'), field('confirmPassword')),
  }
}
