import { answerFamilyEvent } from '@clubhouse/contract/people/team-answers'
import { DONE } from '#lib/form/form-answer.ts'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { answerIn } from '#parts/people/teams/answer-body.ts'
import { ANSWER } from '#parts/people/teams/messages.ts'

/** "Coming" or "Not coming" was pressed on the first page, which is shown again with the answer. */
export const answerAction = memberAction(async ({ call, page, request }) => {
  const fields = readFields(await readForm(request))
  const body = answerIn(fields)
  if (body === null) return answerWith({ formError: ANSWER.failed }, 400)
  try {
    await call(answerFamilyEvent, { params: { event_id: fields.field('event') }, body })
    return DONE
  } catch (error) {
    const { status, message } = refusedBy(error, page, ANSWER.failed)
    return answerWith({ formError: message }, status)
  }
})
