import { getMembershipAnswers } from '@clubhouse/contract/people/family'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { type FormType, getPlanForm } from '@clubhouse/contract/people/registration'
import { statusOf } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { RENEWAL } from './messages.ts'

export interface AnswersToCheck {
  forms: { type: FormType; form: DynamicForm; known: FormAnswers }[]
  problem: string | null
}

/** The forms of one person's plan with what is known, fetched when somebody wants to check them. No page, only an answer. */
export const loader = memberLoader(async ({ call, page, request }): Promise<Response> => {
  const { searchParams } = askedAddress(request)
  const asked = (name: string) => searchParams.get(name) ?? ''
  const [club, plan_id, member_id] = [asked('club'), asked('plan'), asked('member')]
  const known = (type: FormType) =>
    call(getMembershipAnswers, { params: { club, member_id }, query: { plan_id, type } })
  try {
    const { member, guardian } = await call(getPlanForm, { params: { club, plan_id } })
    const forms: AnswersToCheck['forms'] = [{ type: 'member', form: member, known: await known('member') }]
    if (guardian) forms.push({ type: 'guardian', form: guardian, known: await known('guardian') })
    return Response.json({ forms, problem: null } satisfies AnswersToCheck, { headers: privateHeaders() })
  } catch (error) {
    if (statusOf(error) >= 500) page.reportError(error)
    const answer: AnswersToCheck = { forms: [], problem: RENEWAL.loadFailed }
    return Response.json(answer, { status: statusOf(error), headers: privateHeaders() })
  }
})
