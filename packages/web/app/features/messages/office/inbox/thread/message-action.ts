import { redirect } from 'react-router'
import { answerMessage, changeMessage, readMessage } from '@clubhouse/contract/messages/office/messages'
import { DONE } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { THREAD } from '../messages.ts'
import { answerErrors } from './answer-fields.ts'

/** What is done to one message, each by a form that needs no script. */
export const messageAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const fields = await readFormFields(request)
  const { field, isTicked } = fields
  const of = { headers, params: { message_id: id } }
  const here = `/messages/${id}`
  const intent = field('intent')
  const revision = Number(field('revision'))
  try {
    switch (intent) {
      case 'read':
        await call(readMessage, of)
        return field('stays') ? DONE : redirect(here, 303)
      case 'assign':
        await call(changeMessage, { ...of, body: { revision, assigned_to: field('who') || null } })
        return redirect(here, 303)
      case 'done':
      case 'reopen':
        await call(changeMessage, { ...of, body: { revision, done: intent === 'done' } })
        return redirect(here, 303)
      case 'answer':
        return await answer()
      default:
        return answerWith({ formError: THREAD.notDone }, 400)
    }
  } catch (error) {
    const isAnswer = intent === 'answer'
    const refused = refusedBy(error, page, isAnswer ? THREAD.notSent : THREAD.notDone)
    const values = { intent, ...(isAnswer && { content: field('content') }) }
    const errors = isAnswer ? refused.errors : {}
    const isSaid = Object.keys(errors).length > 0
    return answerWith({ errors, formError: isSaid ? null : refused.message, values }, refused.status)
  }

  async function answer() {
    const errors = answerErrors(fields)
    const values = { intent: 'answer', content: field('content') }
    if (Object.keys(errors).length > 0) return answerWith({ errors, values })
    const reply = field('reply_id')
    const seen = Number(field('seen_replies'))
    const body = { reply_id: reply, content: field('content'), seen_replies: seen, done: isTicked('done') }
    await call(answerMessage, { ...of, body })
    return redirect(`${here}?sent=${encodeURIComponent(reply)}`, 303)
  }
})
