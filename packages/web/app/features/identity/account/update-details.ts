import { redirect } from 'react-router'
import { updateMember } from '@clubhouse/contract/identity/members'
import { sentAddress } from '@clubhouse/domain/places/postal-address'
import { addressValues, readAddress } from '#lib/form/address-field.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { stripPhone } from '#ui/phone-field/phone-field.tsx'
import { memberAction } from '#lib/page/handlers.ts'
import { detailsErrors, OWNER } from './details-errors.ts'
import { DETAILS } from './messages.ts'

/** MYACC-08, API-07 */
export const updateDetails = memberAction(async ({ call, page, user, request }) => {
  const fields = await readFormFields(request)
  const { field } = fields
  // Somebody else has signed in since the form was opened: neither are these their details, nor are they theirs to see.
  if (field(OWNER) !== user.user_id) {
    return answerWith({ formError: DETAILS.ofAnother(user.first_name) }, 409)
  }
  const details = {
    first_name: field('first_name'),
    last_name: field('last_name'),
    mobile: stripPhone(field('mobile')),
  }
  const address = readAddress(field)
  const values = { ...details, ...addressValues(address) }
  const wrong = detailsErrors(fields)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values })
  try {
    const body = {
      ...details,
      mobile: details.mobile || null,
      address: sentAddress(address),
    }
    await call(updateMember, { body })
    return redirect(withNotice('/details', 'details-saved'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, DETAILS.failed)
    return answerWith({ errors, formError: message, values }, status)
  }
})
