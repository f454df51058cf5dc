import { redirect } from 'react-router'
import {
  createDistributionList,
  getDistributionList,
  updateDistributionList,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { answerBoth } from '#parts/office/settings/settings-answer.ts'
import { savedAddress } from '#parts/office/settings/use-settings-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { EDIT } from '../messages.ts'
import { bodyOf, errorsIn, inWords, momentIn, typedValues, valuesOf } from './list-values.ts'

/** DIST-02, DIST-03: saves, and goes on to where it is checked and sent if that was pressed. */
export const saveList = officeAction(async ({ call, page, club, headers, request, params }) => {
  const fields = await readFormFields(request)
  const values = typedValues(fields)
  const time = await clubTime(page, club)
  const moment = momentIn(values, time.timeZone)
  const isPast = moment !== null && moment <= page.now()
  const errors = { ...errorsIn(fields), ...(isPast && { day: EDIT.whenPast }) }
  if (Object.keys(errors).length > 0) return answerWith({ errors, values })
  const id = params['id']
  const body = bodyOf(values, time.timeZone)
  try {
    const { email_distribution_list_id: saved } =
      id === undefined
        ? await call(createDistributionList, { headers, body })
        : await call(updateDistributionList, {
            headers,
            body: { ...body, email_distribution_list_id: id, base_revision: Number(fields.field('version')) },
          })
    const path = `/mail/lists/${saved}`
    return redirect(fields.field('intent') === 'check' ? `${path}/send` : savedAddress(path, page.now()), 303)
  } catch (error) {
    const refused = refusedBy(error, page, SETTINGS.notSaved)
    if (refused.status !== 409 || id === undefined) {
      const { scheduled_for: day, ...rest } = refused.errors
      return answerWith(
        { errors: { ...rest, ...(day && { day }) }, formError: refused.message, values },
        refused.status,
      )
    }
    const now = await call(getDistributionList, {
      headers,
      params: { email_distribution_list_id: id },
    })
    return answerBoth({
      values,
      version: String(now.revision),
      message: SETTINGS.bothShown,
      typed: inWords(values, values),
      theirs: inWords(valuesOf(now, time), values),
    })
  }
})
