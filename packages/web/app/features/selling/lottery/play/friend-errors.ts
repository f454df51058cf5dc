import { email as validEmail } from '@clubhouse/domain/validators/validators'
import type { FormFields } from '#lib/form/form-fields.ts'
import { FRIEND } from '../messages.ts'

type Field = 'first_name' | 'email'

export function friendErrors({ field }: FormFields): Partial<Record<Field, string>> {
  const email = field('email').trim()
  const wrongEmail = email === '' ? FRIEND.required : validEmail(FRIEND.badEmail)(email)
  return {
    ...(field('first_name').trim() === '' && { first_name: FRIEND.required }),
    ...(wrongEmail !== null && { email: wrongEmail }),
  }
}
