import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { getMessage } from '@clubhouse/contract/messages/office/messages'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import styles from '../inbox.module.css'
import { INBOX, THREAD } from '../messages.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageTools, ReadForm } from './message-tools.tsx'
import { Thread } from './thread.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { messageAction as action } from './message-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, params: { id = '' } }) => {
  const [time, message] = await Promise.all([
    clubTime(page, club),
    call(getMessage, { headers, params: { message_id: id } }),
  ])
  return { time, message, replyId: crypto.randomUUID() }
})

export const meta = titled<typeof loader>((data) => (data ? THREAD.title(data.message.sender) : INBOX.title))

export default function MessagePage() {
  const { time, message, replyId } = useLoaderData<typeof loader>()
  const served = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const sent = search.get('sent')
  const isSent = message.replies.some((reply) => reply.reply_id === sent)
  const isOfAnswer = served?.values['intent'] === 'answer'
  return (
    <OfficePage back={{ to: '/messages', label: THREAD.back }} title={THREAD.title(message.sender)}>
      <FormMessage text={isOfAnswer ? null : (served?.formError ?? null)} />
      {message.read_at === null && <ReadForm key={message.message_id} id={message.message_id} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Thread message={message} timeZone={time.timeZone} />
          <Done>{isSent && THREAD.sent(message.sender_email)}</Done>
          <AnswerForm
            key={`${message.message_id} ${isSent ? sent : ''}`}
            message={message}
            replyId={replyId}
            served={isOfAnswer ? served : undefined}
          />
        </div>
        <MessageTools message={message} timeZone={time.timeZone} />
      </div>
    </OfficePage>
  )
}
