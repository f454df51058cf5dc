import { useEffect, useRef } from 'react'
import { Form, useFetcher } from 'react-router'
import type { OfficeMessage } from '@clubhouse/contract/messages/office/messages'
import { formatDateTime } from '@clubhouse/domain/format'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import styles from '../inbox.module.css'
import { THREAD } from '../messages.ts'

interface Props {
  message: OfficeMessage
  timeZone: string
}

/** Who looks after it, whether it is done, and the way to the next; each a form of its own. */
export function MessageTools({ message, timeZone }: Props) {
  const { message_id: id, assigned_to: who, done_at: doneAt, done_by: doneBy, next_unread: next } = message
  const path = `/messages/${id}`
  return (
    <aside className={styles.tools}>
      <Form method="post" action={path} className={styles.assign} preventScrollReset>
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="revision" value={message.revision} />
        <Select
          key={`${message.revision}`}
          label={THREAD.lookedAfter}
          name="who"
          placeholder={THREAD.nobody}
          defaultValue={who?.user_id ?? ''}
          options={message.colleagues.map(({ user_id: value, name: label }) => ({ value, label }))}
        />
        <Button type="submit">{THREAD.save}</Button>
      </Form>
      <Form method="post" action={path} preventScrollReset>
        <input type="hidden" name="intent" value={doneAt === null ? 'done' : 'reopen'} />
        <input type="hidden" name="revision" value={message.revision} />
        {doneAt !== null && (
          <p className={styles.by}>{THREAD.wasDone(doneBy, formatDateTime(doneAt, timeZone))}</p>
        )}
        <Button type="submit" icon={doneAt === null ? 'check' : 'undo'}>
          {doneAt === null ? THREAD.done : THREAD.reopen}
        </Button>
      </Form>
      {next && (
        <ButtonLink to={`/messages/${next}`} variant="quiet" iconAfter="arrow-right">
          {THREAD.nextUnread}
        </ButtonLink>
      )}
    </aside>
  )
}

/** Opening the page changes nothing: the browser says that it was read, or the reader does. */
export function ReadForm({ id }: { id: string }) {
  const fetcher = useFetcher()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void fetcher.submit({ intent: 'read', stays: 'yes' }, { method: 'post', action: `/messages/${id}` })
  })
  return (
    <Form method="post" action={`/messages/${id}`}>
      <input type="hidden" name="intent" value="read" />
      <noscript>
        <Button type="submit" size="small">
          {THREAD.markRead}
        </Button>
      </noscript>
    </Form>
  )
}
