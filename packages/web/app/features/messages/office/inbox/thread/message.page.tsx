import {
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { getMessage } from '@clubhouse/contract/messages/office/messages'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../inbox.module.css'
import { ROOM, THREAD } from '../messages.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageTools, ReadForm } from './message-tools.tsx'
import { Thread } from './thread.tsx'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'
export { InboxError as ErrorBoundary } from '../inbox-error.tsx'
export { messageAction as action } from './message-action.ts'

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [time, message] = await Promise.all([
      clubTime(page, club),
      page.call(getMessage, { headers, params: { message_id: id } }),
    ])
    return { time, message, replyId: crypto.randomUUID() }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? THREAD.title(loaderData.message.sender) : ROOM.title
  return pageMeta(matches, { title, path: '/messages', isHidden: true })
}

export default function MessagePage() {
  const { time, message, replyId } = useLoaderData<typeof loader>()
  const served = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const sent = search.get('sent')
  const isSent = message.replies.some((reply) => reply.reply_id === sent)
  const isOfAnswer = served?.values['intent'] === 'answer'
  return (
    <div className={settings.page}>
      <header>
        <Link to="/messages" className={settings.back}>
          <Icon name="arrow-left" />
          {THREAD.back}
        </Link>
        <h1 className={settings.heading}>{THREAD.title(message.sender)}</h1>
      </header>
      <FormMessage text={isOfAnswer ? null : (served?.formError ?? null)} />
      {message.read_at === null && <ReadForm key={message.message_id} id={message.message_id} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Thread message={message} timeZone={time.timeZone} />
          <p role="status" className={styles.sent}>
            {isSent && (
              <>
                <Icon name="check" /> {THREAD.sent(message.sender_email)}
              </>
            )}
          </p>
          <AnswerForm
            key={`${message.message_id} ${isSent ? sent : ''}`}
            message={message}
            replyId={replyId}
            served={isOfAnswer ? served : undefined}
          />
        </div>
        <MessageTools message={message} timeZone={time.timeZone} />
      </div>
    </div>
  )
}
