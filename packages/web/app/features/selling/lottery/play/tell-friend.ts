import { redirect } from 'react-router'
import { tellAFriend } from '@clubhouse/contract/selling/lottery'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress, clubOf } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { FRIEND } from '../messages.ts'
import { friendErrors } from './friend-errors.ts'
import { readFields } from '#lib/form/form-fields.ts'

/** LOTTO-14 */
export async function tellFriend(page: PageContext, request: Request, form: FormData) {
  await requireUser(page, request)
  const fields = readFields(form)
  const friend = { first_name: fields.field('first_name').trim(), email: fields.field('email').trim() }
  const errors = friendErrors(fields)
  if (Object.keys(errors).length > 0) return answerWith({ errors, values: { ...friend, intent: 'friend' } })
  try {
    const params = { club: clubOf(page), product_id: fields.field('product_id') }
    await page.call(tellAFriend, { params, body: friend })
  } catch (error) {
    const refused = refusedBy(error, page, FRIEND.failed)
    return answerWith(
      { formError: refused.message, errors: refused.errors, values: { ...friend, intent: 'friend' } },
      refused.status,
    )
  }
  return redirect(withNotice(askedAddress(request).pathname, 'friend-told'), 303)
}
