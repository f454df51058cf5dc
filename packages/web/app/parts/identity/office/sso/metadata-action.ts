import { type ActionFunctionArgs, redirect } from 'react-router'
import { SSO_LIMITS } from '@clubhouse/contract/identity/office/sso-limits'
import { readFormWithFile } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import type { OpenSsoCalls } from './sso-calls.ts'
import { SSO } from './messages.ts'

/** Takes a file (api/src/kernel/http/limits/body-limits.ts), or what was pasted. */
export const metadataAction = (open: OpenSsoCalls) => async (args: ActionFunctionArgs) => {
  const { request, context } = args
  const page = context.get(pageContext)
  const desk = await open(args)
  const form = await readFormWithFile(request)
  const [file, typed] = [form.get('file'), form.get('metadata')]
  const values = { metadata: typeof typed === 'string' ? typed : '' }
  const text = file instanceof File && file.size > 0 ? file : values.metadata
  const size = text instanceof File ? text.size : text.length
  if (size > SSO_LIMITS.metadata) return answerWith({ errors: { metadata: SSO.tooLarge } })
  const metadata = (text instanceof File ? await text.text() : text).trim()
  if (!metadata) return answerWith({ errors: { metadata: SSO.noFile } })
  try {
    await desk.saveMetadata(metadata)
    return redirect('/settings/sso?kept=yes', 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SSO.notDone)
    return answerWith({ errors, formError: errors['metadata'] ? null : message, values }, status)
  }
}
