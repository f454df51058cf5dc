import type { LoaderFunctionArgs } from 'react-router'
import { previewList } from '@clubhouse/contract/messages/office/mailings'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { asRouteError } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'

/** The mail itself, as one of its people gets it: a document of its own, shut in, for the frame beside Send. */
export async function loader({
  request,
  context,
  params: { id = '' },
}: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const address = askedAddress(request).searchParams.get('as')
  try {
    const { html } = await page.call(previewList, {
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
  } catch (error) {
    throw asRouteError(error, page)
  }
}
