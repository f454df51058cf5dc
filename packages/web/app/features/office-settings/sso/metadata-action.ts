import { type ActionFunctionArgs, redirect } from 'react-router'
import { saveSsoMetadata } from '@clubhouse/contract/backoffice/sso'
import { SSO_LIMITS } from '@clubhouse/contract/backoffice/sso-limits'
import { readFormWithFile } from '../../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../../lib/form/refused.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { requireClub } from '../../../parts/office/require-club.ts'
import { SSO } from './messages.ts'

/** Takes a file (api/src/http/body-limits.ts), or what was pasted. */
export async function metadataAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const form = await readFormWithFile(request)
  const [file, typed] = [form.get('file'), form.get('metadata')]
  const values = { metadata: typeof typed === 'string' ? typed : '' }
  const text = file instanceof File && file.size > 0 ? file : values.metadata
  const size = text instanceof File ? text.size : text.length
  if (size > SSO_LIMITS.metadata) return answerWith({ errors: { metadata: SSO.tooLarge } })
  const metadata = (text instanceof File ? await text.text() : text).trim()
  if (!metadata) return answerWith({ errors: { metadata: SSO.noFile } })
  try {
    await page.call(saveSsoMetadata, { headers, body: { metadata } })
    return redirect('/settings/sso?kept=yes', 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SSO.notDone)
    return answerWith({ errors, formError: errors['metadata'] ? null : message, values }, status)
  }
}
