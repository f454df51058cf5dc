import { redirect } from 'react-router'
import { removePasskey } from '@clubhouse/contract/identity/passkeys'
import { cancelErasure } from '@clubhouse/contract/people/member-privacy'
import { cancelEmailChange, endOtherSignIns, endSignIn } from '@clubhouse/contract/identity/member-security'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { FormFields } from '#lib/form/form-fields.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { type NoticeName, withNotice } from '#lib/visit/notices.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { SECURITY } from './messages.ts'

type Doing = (page: PageContext, fields: FormFields) => Promise<NoticeName>

/** What the buttons of the page do, and what is said afterwards. */
const DOINGS: Record<string, Doing> = {
  'end-sign-in': async (page, { field }) => {
    await page.call(endSignIn, { params: { session_id: field('session_id') } })
    return 'device-signed-out'
  },
  'end-others': async (page) => {
    await page.call(endOtherSignIns, {})
    return 'signed-out-elsewhere'
  },
  'remove-passkey': async (page, { field }) => {
    await page.call(removePasskey, { params: { passkey_id: field('passkey_id') } })
    return 'passkey-removed'
  },
  'keep-email': async (page) => {
    await page.call(cancelEmailChange, {})
    return 'email-kept'
  },
  'keep-account': async (page) => {
    await page.call(cancelErasure, {})
    return 'account-kept'
  },
}

export const doAsked = memberAction(async ({ page, request }) => {
  const fields = await readFormFields(request)
  const doing = DOINGS[fields.field('intent')]
  if (!doing) return answerWith({ formError: SECURITY.failed }, 422)
  try {
    return redirect(withNotice(SECURITY.path, await doing(page, fields)), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, SECURITY.failed)
    // Ended or removed meanwhile, from another tab or device: the page shows how it is now.
    if (status === 404) return redirect(SECURITY.path, 303)
    return answerWith({ formError: message, notice: message }, status)
  }
})
