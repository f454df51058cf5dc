import { redirect } from 'react-router'
import { sendMessage } from '@clubhouse/contract/messages/contact'
import { contactMessage, MESSAGE_NOT_SENT } from '@clubhouse/domain/messages/contact/contact-rules'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { byField, fieldErrors, readContact, TRAP } from './contact-fields.ts'

/** The form as a browser posts it that runs no script, or not yet. */
export const contactAction = publicAction(async ({ call, page, request }) => {
  const fields = await readFormFields(request)
  const typed = readContact(fields)
  const values = { ...typed }
  const wrong = fieldErrors(fields)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values })
  try {
    const club = clubOf(page)
    const body = { ...contactMessage(typed), [TRAP]: fields.field(TRAP) }
    await call(sendMessage, { params: { club }, body })
    return redirect(withNotice('/contact', 'message-sent'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, MESSAGE_NOT_SENT)
    return answerWith({ errors: byField(errors), formError: message, notice: message, values }, status)
  }
})
