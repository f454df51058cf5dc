import { redirect } from 'react-router'
import { answerFamilyEvent } from '@clubhouse/contract/people/team-answers'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { ANSWER } from '#parts/people/teams/messages.ts'
import { answerIn } from './answer-body.ts'

/** Posted to by the first page of My account, which is shown again with the answer. */
export const action = memberAction(async ({ call, page, request, params: { event = '' } }) => {
  const body = answerIn(readFields(await readForm(request)))
  if (body === null) return answerWith({ formError: ANSWER.failed }, 400)
  try {
    await call(answerFamilyEvent, { params: { event_id: event }, body })
    return redirect('/#teams', 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, ANSWER.failed)
    return answerWith({ formError: message }, status)
  }
})

export const loader = () => redirect('/')
