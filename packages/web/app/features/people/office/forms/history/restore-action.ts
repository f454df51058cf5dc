import { redirect } from 'react-router'
import { getForm, getFormVersion, saveForm } from '@clubhouse/contract/people/office/forms'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { HISTORY } from './messages.ts'

/** An old version, saved again as the newest: whatever stands in between stays in the history. */
export const restoreAction = officeAction(async ({ call, page, headers, request, params }) => {
  const { field } = await readFormFields(request)
  const form = { form_id: params['id'] ?? '' }
  try {
    const old = { ...form, version: Number(field('version')) }
    const [{ sections }, { version: base_version }] = await Promise.all([
      call(getFormVersion, { params: old, headers }),
      call(getForm, { params: form, headers }),
    ])
    await call(saveForm, { params: form, headers, body: { base_version, sections } })
    return redirect(withNotice(`/forms/${form.form_id}/history`, 'form-restored'), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, HISTORY.notRestored)
    const formError = message || HISTORY.notRestored
    return answerWith({ formError, notice: formError }, status)
  }
})
