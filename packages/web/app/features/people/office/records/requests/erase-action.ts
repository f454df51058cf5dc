import { redirect } from 'react-router'
import { askPersonErasure, stopPersonErasure } from '@clubhouse/contract/people/office/person-requests'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { readProof } from '#parts/identity/proof/read-proof.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { REQUESTS } from './messages.ts'

/** Asks for it, or stops it: each by a form that needs no script. */
export const eraseAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const fields = readFields(await readForm(request))
  const { field } = fields
  const of = { headers, params: { member_id: id } }
  const values = { reason: field('reason'), name: field('name') }
  try {
    if (field('intent') === 'stop') {
      await call(stopPersonErasure, of)
      return redirect(`/members/${id}?done=stopped`, 303)
    }
    await call(askPersonErasure, { ...of, body: { ...readProof(page, request, fields), ...values } })
    return redirect(`/members/${id}?done=erasure`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, REQUESTS.notDone)
    const formError = Object.keys(errors).length > 0 ? null : message
    return answerWith({ formError, errors, values }, status)
  }
})
