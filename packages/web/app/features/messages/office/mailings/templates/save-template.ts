import { redirect } from 'react-router'
import {
  createEmailTemplate,
  deleteEmailTemplate,
  updateEmailTemplate,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { TEMPLATE } from './messages.ts'
import { errorsIn, typedValues } from './template-values.ts'

/** Makes, changes or deletes one of the club's own; those of the platform are refused by the API. */
export const saveTemplate = officeAction(async ({ call, page, headers, request, params: { id } }) => {
  const fields = await readFormFields(request)
  const isDeleted = fields.field('intent') === 'delete' && id !== undefined
  const values = typedValues(fields)
  try {
    if (isDeleted) {
      await call(deleteEmailTemplate, { headers, params: { template_id: id } })
      return redirect('/mail/templates?deleted', 303)
    }
    const errors = errorsIn(fields)
    if (Object.keys(errors).length > 0) return answerWith({ errors, values })
    const { template_id: saved } =
      id === undefined
        ? await call(createEmailTemplate, { headers, body: values })
        : await call(updateEmailTemplate, { headers, params: { template_id: id }, body: values })
    return redirect(savedAddress(`/mail/templates/${saved}`, page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, isDeleted ? TEMPLATE.notDeleted : SETTINGS.notSaved)
    const answer = { errors: refused.errors, formError: refused.message }
    return answerWith({ ...answer, values: isDeleted ? {} : values }, refused.status)
  }
})
