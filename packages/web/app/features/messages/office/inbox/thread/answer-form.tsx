import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { MESSAGE_LIMITS } from '@clubhouse/contract/messages/office/message-limits'
import type { OfficeMessage } from '@clubhouse/contract/messages/office/messages'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { UnsentForm } from '#lib/form/unsent-form.tsx'
import { usePostedForm } from '#lib/form/use-posted-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import styles from '../inbox.module.css'
import { THREAD } from '../messages.ts'
import { answerErrors, tidyAnswer } from './answer-fields.ts'

interface Props {
  message: OfficeMessage
  /** By which this answer is known, so that it goes once. */
  replyId: string
  served: FormAnswer | undefined
}

/** Draw it anew (`key`) once the answer has gone; until then what was typed stays, whatever happens. */
export function AnswerForm({ message, replyId: fresh, served }: Props) {
  const { message_id: id, sender_email: email, replies } = message
  const [replyId] = useState(fresh)
  const { props, errorOf, formError, isBusy, values, answer, ...unsent } = usePostedForm(
    answerErrors,
    served,
    { name: `answer/${id}`, failed: THREAD.notSent, draft: `answer/${id}` },
  )
  const { revalidate } = useRevalidator()
  // Somebody may have answered meanwhile: what they wrote is shown above what was typed.
  const look = useEffectEvent((heard: FormAnswer | undefined) => {
    if (heard?.formError && heard !== served) void revalidate()
  })
  useEffect(() => look(answer), [answer])
  return (
    <form {...props} action={`/messages/${id}`} className={styles.answer}>
      <FormMessage text={formError} />
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="reply_id" value={replyId} />
      <input type="hidden" name="seen_replies" value={replies.length} />
      <TextArea
        label={THREAD.answer}
        hint={THREAD.answerHint(email)}
        name="content"
        rows={7}
        limit={MESSAGE_LIMITS.answer}
        lengthOf={(typed) => tidyAnswer(typed).length}
        defaultValue={values['content'] ?? ''}
        error={errorOf('content')}
      />
      {message.done_at === null && <Checkbox label={THREAD.sendDone} name="done" />}
      <div>
        <Button type="submit" variant="primary" icon="send" loading={isBusy}>
          {THREAD.send}
        </Button>
      </div>
      <UnsentForm {...unsent} />
    </form>
  )
}
