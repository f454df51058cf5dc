import {
  getEmailTemplate,
  previewEmailTemplate,
} from '@clubhouse/contract/messages/office/distribution-lists'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { readFormFields } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { SETTINGS } from '#parts/office/settings/messages.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { typedValues } from './template-values.ts'

/** The mail as it is kept: a document of its own, shut in, for the frame beside the form. */
export const loader = officeLoader(async ({ call, headers, search }): Promise<Response> => {
  const id = search.get('of')
  const template = id
    ? await call(getEmailTemplate, { headers, params: { template_id: id } })
    : { subject: '', content: '' }
  const { subject, content } = template
  const { html } = await call(previewEmailTemplate, { headers, body: { subject, content } })
  return shutIn(html, 'text/html')
})

/** As it is being written; nothing is kept. */
export const action = officeAction(async ({ call, page, headers, request }): Promise<Response> => {
  const { subject, content } = typedValues(await readFormFields(request))
  try {
    const { html } = await call(previewEmailTemplate, { headers, body: { subject, content } })
    return shutIn(html, 'text/html')
  } catch (error) {
    // Said in the frame: it is where whoever pressed the button looks.
    const { errors, message } = refusedBy(error, page, SETTINGS.notSaved)
    return shutIn(Object.values(errors)[0] ?? message ?? '', 'text/plain')
  }
})

const shutIn = (body: string, type: 'text/html' | 'text/plain'): Response =>
  new Response(body, {
    headers: {
      ...privateHeaders(),
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': MAIL_POLICY,
    },
  })
