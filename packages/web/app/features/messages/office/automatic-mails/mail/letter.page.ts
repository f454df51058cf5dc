import { AUTOMATIC_LIMITS } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { previewAutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { openingFault } from '@clubhouse/domain/messages/automatic-mails/opening'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { privateHeaders } from '#lib/page/keep.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { MAIL } from '../messages.ts'
import { kindIn } from './mail-values.ts'

/** The mail itself, in the words that are being written, or in those that are kept: a document of its own, shut in. */
export const loader = officeLoader(async ({ call, headers, search, params }): Promise<Response> => {
  const kind = kindIn(params['kind'])
  if (!kind) throw new Response(null, { status: 404 })
  const typed = search.get('opening')
  const fault = typed === null ? null : faultOf(typed)
  // Said in the frame as well: it is where whoever pressed the button looks.
  if (fault !== null) return shutIn(fault, 'text/plain')
  const body = typed === null ? {} : { opening: typed.trim() || null }
  const { html } = await call(previewAutomaticMail, { headers, params: { kind }, body })
  return shutIn(html, 'text/html')

  function faultOf(opening: string): string | null {
    if (opening.trim().length > AUTOMATIC_LIMITS.opening) return MAIL.tooLong(AUTOMATIC_LIMITS.opening)
    return kind === null ? null : openingFault(kind, opening)
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
