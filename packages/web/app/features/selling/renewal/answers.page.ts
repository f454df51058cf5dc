import type { LoaderFunctionArgs } from 'react-router'
import { getMembershipAnswers } from '@clubhouse/contract/people/family'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { type FormType, getPlanForm } from '@clubhouse/contract/people/registration'
import { statusOf } from '#lib/page/api.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { RENEWAL } from './messages.ts'

export interface AnswersToCheck {
  forms: { type: FormType; form: DynamicForm; known: FormAnswers }[]
  problem: string | null
}

/** The forms of one person's plan with what is known, fetched when somebody wants to check them. No page, only an answer. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { searchParams } = askedAddress(request)
  const asked = (name: string) => searchParams.get(name) ?? ''
  const [club, plan_id, member_id] = [asked('club'), asked('plan'), asked('member')]
  const known = (type: FormType) =>
    page.call(getMembershipAnswers, { params: { club, member_id }, query: { plan_id, type } })
  try {
    const { member, guardian } = await page.call(getPlanForm, { params: { club, plan_id } })
    const forms: AnswersToCheck['forms'] = [{ type: 'member', form: member, known: await known('member') }]
    if (guardian) forms.push({ type: 'guardian', form: guardian, known: await known('guardian') })
    return Response.json({ forms, problem: null } satisfies AnswersToCheck, { headers: privateHeaders() })
  } catch (error) {
    if (statusOf(error) >= 500) page.reportError(error)
    const answer: AnswersToCheck = { forms: [], problem: RENEWAL.loadFailed }
    return Response.json(answer, { status: statusOf(error), headers: privateHeaders() })
  }
}
