import { redirect } from 'react-router'
import { updateMember } from '@clubhouse/contract/identity/members'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { PASSWORD_PAGE } from './messages.ts'
import { passwordErrors } from './password-errors.ts'

/** MYACC-08, OPEN-025: whoever is signed in changes their password by PATCH `/member`. */
export const changePassword = memberAction(async ({ call, page, user, request }) => {
  const { has_password } = user
  // Whoever has none is told on the page itself how to come by one.
  if (!has_password) return redirect('/password', 303)
  const fields = await readFormFields(request)
  const wrong = passwordErrors(fields)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong })
  try {
    const body = { password: fields.field('password'), current_password: fields.field('current_password') }
    await call(updateMember, { body })
    return redirect(withNotice(page.host.type === 'myaccount' ? '/' : '/security', 'password-changed'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PASSWORD_PAGE.unexpected)
    // Said beside the field it is about, it need not be said above it too.
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message }, status)
  }
})
