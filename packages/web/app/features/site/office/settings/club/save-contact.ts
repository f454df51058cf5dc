import { redirect } from 'react-router'
import { getContactDetails, saveContactDetails } from '@clubhouse/contract/site/office/club-settings'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { answerBoth } from '#parts/office/settings/settings-answer.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { detailsOf, errorsIn, inWords, typedValues, valuesOf } from './contact-values.ts'

export const saveContact = officeAction(async ({ call, page, headers, request }) => {
  const fields = await readFormFields(request)
  const values = typedValues(fields)
  const errors = errorsIn(fields)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  try {
    const body = { ...detailsOf(values), version: fields.field('version') }
    await call(saveContactDetails, { headers, body })
    return redirect(savedAddress('/settings/club', page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, SETTINGS.notSaved)
    if (refused.status !== 409)
      return answerWith({ errors: refused.errors, formError: refused.message, values }, refused.status)
    const { version, ...theirs } = await call(getContactDetails, { headers })
    return answerBoth({
      values,
      version,
      message: SETTINGS.bothShown,
      typed: inWords(values),
      theirs: inWords(valuesOf(theirs)),
    })
  }
})
