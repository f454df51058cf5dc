import { previewList } from '@clubhouse/contract/messages/office/mailings'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { privateHeaders } from '#lib/page/keep.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** The mail itself, as one of its people gets it: a document of its own, shut in, for the frame beside Send. */
export const loader = officeLoader(
  async ({ call, headers, search, params: { id = '' } }): Promise<Response> => {
    const address = search.get('as')
    const { html } = await call(previewList, {
      headers,
      params: { email_distribution_list_id: id },
      body: { ...(address && { address }) },
    })
    return new Response(html, {
      headers: {
        ...privateHeaders(),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
      },
    })
  },
)
