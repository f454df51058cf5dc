import { previewReminder } from '@clubhouse/contract/money/office/arrears'
import { MAIL_POLICY } from '@clubhouse/domain/web/mail-policy'
import { privateHeaders } from '#lib/page/keep.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** The reminder of one order itself, as it would leave now: a document of its own, shut in. */
export const loader = officeLoader(async ({ call, headers, params }): Promise<Response> => {
  const { letters } = await call(previewReminder, { headers, params: { person_id: params['id'] ?? '' } })
  const letter = letters.find(({ order_id: id }) => id === params['order'])
  if (!letter) throw new Response(null, { status: 404 })
  return new Response(letter.html, {
    headers: {
      ...privateHeaders(),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_POLICY,
    },
  })
})
