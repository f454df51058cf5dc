import { FormType, getInitialAnswers } from '@clubhouse/contract/people/registration'
import { statusOf } from '#lib/page/api.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import type { KnownAnswers } from './plan-facts.ts'

/** MEMB-47, API-50: what is known of somebody, as answers to the form of a plan. */
export const loader = publicLoader(async ({ call, page, request }): Promise<Response> => {
  if ((await page.user()) === null) return answer({ kind: 'signed-out' }, 401)
  const { searchParams: asked } = new URL(request.url)
  const member = asked.get('member_id')
  try {
    const answers = await call(getInitialAnswers, {
      params: { club: clubOf(page), plan_id: asked.get('plan_id') ?? '' },
      query: {
        form_type: FormType.catch('member').parse(asked.get('form_type')),
        ...(member && { member_id: member }),
      },
    })
    return answer({ kind: 'known', answers }, 200)
  } catch (error) {
    const status = statusOf(error)
    if (status === 401) return answer({ kind: 'signed-out' }, 401)
    if (status >= 500) page.reportError(error)
    return answer({ kind: 'failed' }, status)
  }
})

const answer = (body: KnownAnswers, status: number): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } })
