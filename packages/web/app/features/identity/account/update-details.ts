import { type ActionFunctionArgs, redirect } from 'react-router'
import { updateMember } from '@clubhouse/contract/identity/members'
import { sentAddress } from '@clubhouse/domain/places/postal-address'
import { addressValues, readAddress } from '#lib/form/address-field.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { stripPhone } from '#ui/phone-field/phone-field.tsx'
import { detailsErrors, OWNER } from './details-errors.ts'
import { DETAILS } from './messages.ts'
import { requireUser } from '#lib/page/require-user.ts'

/** MYACC-08, API-07 */
export async function updateDetails({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const user = await requireUser(page, request)
  const fields = await readFormFields(request)
  const { field, isTicked } = fields
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
  const receive_updates = isTicked('receive_updates')
  const values = { ...details, ...addressValues(address), ...(receive_updates && { receive_updates: 'on' }) }
  const wrong = detailsErrors(fields)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values })
  try {
    const body = {
      ...details,
      mobile: details.mobile || null,
      address: sentAddress(address),
      receive_updates,
    }
    await page.call(updateMember, { body })
    return redirect(withNotice('/details', 'details-saved'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, DETAILS.failed)
    return answerWith({ errors, formError: message, values }, status)
  }
}
