import { redirect } from 'react-router'
import { showPasskey } from '@clubhouse/contract/identity/passkeys'
import { getSecurity } from '@clubhouse/contract/identity/member-security'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { returnPath } from '@clubhouse/domain/web/redirects'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { SHOW_PASSKEY } from './messages.ts'
import { readPasskey } from './passkey-ticket.ts'

const toOf = (request: Request) => returnPath(askedAddress(request).searchParams.get('to'))

/** Where to go on afterwards, and whether there is a passkey to show. */
export async function loadProof(page: PageContext, request: Request) {
  try {
    const { passkeys } = await page.call(getSecurity, {})
    return { to: toOf(request), hasPasskey: passkeys.length > 0 }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function takeProof(page: PageContext, request: Request) {
  const { field } = await readFormFields(request)
  try {
    const body = readPasskey(page, request, field('assertion'))
    if (!body) return answerWith({ formError: SHOW_PASSKEY.failed })
    await page.call(showPasskey, { body })
    return redirect(toOf(request), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, SHOW_PASSKEY.failed)
    return answerWith({ formError: message }, status)
  }
}
