import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import {
  getEmailTemplate,
  previewEmailTemplate,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { typedValues } from './template-values.ts'

/** The mail as it is kept: a document of its own, shut in, for the frame beside the form. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const id = askedAddress(request).searchParams.get('of')
  try {
    const template = id
      ? await page.call(getEmailTemplate, { headers, params: { template_id: id } })
      : { subject: '', content: '' }
    const { subject, content } = template
    const { html } = await page.call(previewEmailTemplate, { headers, body: { subject, content } })
    return shutIn(html, 'text/html')
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** As it is being written; nothing is kept. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { subject, content } = typedValues(await readFormFields(request))
  try {
    const { html } = await page.call(previewEmailTemplate, { headers, body: { subject, content } })
    return shutIn(html, 'text/html')
  } catch (error) {
    // Said in the frame: it is where whoever pressed the button looks.
    const { errors, message } = refusedBy(error, page, SETTINGS.notSaved)
    return shutIn(Object.values(errors)[0] ?? message ?? '', 'text/plain')
  }
}

const shutIn = (body: string, type: 'text/html' | 'text/plain'): Response =>
  new Response(body, {
    headers: {
      ...privateHeaders(),
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': MAIL_POLICY,
    },
  })
