import { redirect } from 'react-router'
import { createForm } from '@clubhouse/contract/people/office/forms'
import { FORM_KINDS } from '@clubhouse/contract/people/form-words'
import type { FormFields } from '#lib/form/form-fields.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { NEW_FORM } from './messages.ts'

export function newFormErrors({ field }: FormFields): Partial<Record<'name', string>> {
  return field('name').trim() === '' ? { name: NEW_FORM.nameMissing } : {}
}

/** A form of a kind, from our template or from one that the club has. */
export const newFormAction = /* @__PURE__ */ officeAction(async ({ call, page, headers, request }) => {
  const fields = await readFormFields(request)
  const { field } = fields
  const values = { name: field('name'), kind: field('kind'), from: field('from') }
  const errors = newFormErrors(fields)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  const kind = FORM_KINDS.find((each) => each === values.kind) ?? 'adult'
  const body = { kind, name: values.name, ...(values.from && { copy_of: values.from }) }
  try {
    const { form_id: id } = await call(createForm, { headers, body })
    return redirect(withNotice(`/forms/${id}`, 'form-created'), 303)
  } catch (error) {
    const refused = refusedBy(error, page, NEW_FORM.failed)
    const formError = refused.message || NEW_FORM.failed
    return answerWith({ errors: refused.errors, formError, notice: formError, values }, refused.status)
  }
})
