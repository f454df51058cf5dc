import { type ActionFunctionArgs, redirect } from 'react-router'
import { updateMember } from '@clubhouse/contract/identity/members'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { PASSWORD_PAGE } from './messages.ts'
import { passwordErrors } from './password-errors.ts'
import { requireUser } from '#lib/page/require-user.ts'

/** MYACC-08, OPEN-025: whoever is signed in changes their password by PATCH `/member`. */
export async function changePassword({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { has_password } = await requireUser(page, request)
  // Whoever has none is told on the page itself how to come by one.
  if (!has_password) return redirect('/password', 303)
  const fields = await readFormFields(request)
  const wrong = passwordErrors(fields)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong })
  try {
    const body = { password: fields.field('password'), current_password: fields.field('current_password') }
    await page.call(updateMember, { body })
    return redirect(withNotice('/', 'password-changed'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PASSWORD_PAGE.unexpected)
    // Said beside the field it is about, it need not be said above it too.
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message }, status)
  }
}
