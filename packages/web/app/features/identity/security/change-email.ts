import { redirect } from 'react-router'
import { changeEmail } from '@clubhouse/contract/identity/member-security'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'
import { changeEmailErrors } from './change-email-form.tsx'
import { SECURITY } from './messages.ts'

/** Asks for another e-mail, with the proof that it is them; the new address confirms it. */
export const askForEmail = memberAction(async ({ call, page, user, request }) => {
  const fields = await readFormFields(request)
  const email = tidyEmail(fields.field('email'))
  const wrong = changeEmailErrors(fields, user.has_password)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values: { email } })
  try {
    await call(changeEmail, { body: { email, ...readProof(page, request, fields) } })
    return redirect(withNotice(SECURITY.path, 'email-change-asked'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SECURITY.failed)
    const isSaid = Object.values(errors).includes(message)
    return answerWith({ errors, formError: isSaid ? null : message, values: { email } }, status)
  }
})
