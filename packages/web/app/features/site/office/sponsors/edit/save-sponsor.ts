import { redirect } from 'react-router'
import { addSponsor, changeSponsor, getOfficeSponsor } from '@clubhouse/contract/site/office/sponsors'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { answerBoth } from '#parts/office/settings/settings-answer.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { errorsIn, fieldsOf, inWords, typedValues, valuesOf } from './sponsor-values.ts'

/** A new one, or a change on top of what was opened; what somebody else saved meanwhile is shown beside it. */
export const saveSponsor = officeAction(async ({ call, page, headers, request, params }) => {
  const fields = await readFormFields(request)
  const values = typedValues(fields)
  const errors = errorsIn(fields)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  const id = params['id']
  try {
    if (id === undefined) {
      const { sponsor_id: made } = await call(addSponsor, { headers, body: fieldsOf(values) })
      return redirect(savedAddress(`/sponsors/${made}`, page.now()), 303)
    }
    const body = { ...fieldsOf(values), version: fields.field('version') }
    await call(changeSponsor, { headers, params: { sponsor_id: id }, body })
    return redirect(savedAddress(`/sponsors/${id}`, page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, SETTINGS.notSaved)
    if (refused.status !== 409 || id === undefined)
      return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
    const now = await call(getOfficeSponsor, { headers, params: { sponsor_id: id } })
    return answerBoth({
      values,
      version: now.version,
      message: SETTINGS.bothShown,
      typed: inWords(values, values),
      theirs: inWords(valuesOf(now), values),
    })
  }
})
