import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { FormAnswer } from '../../lib/form/form-answer.ts'
import { noticeIn, NOTICES } from '../../lib/notices.ts'
import { useSite } from '../../lib/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { notify } from '../../ui/notifications/notification-store.ts'
import styles from './verify-email-bar.module.css'

const WARNING = {
  title: 'Verify your email',
  hint: 'We have sent you an e-mail with a link. Press here to get another one.',
} as const

/** AUTH-73, AUTH-74: stands on every site while the e-mail is not verified; pressing it mails the link again. */
export function VerifyEmailBar() {
  const user = useSite()?.user
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<FormAnswer>()
  const { data } = fetcher

  useEffect(() => {
    if (data?.isDone) notify(NOTICES['verification-sent'])
    else if (data?.notice) notify({ title: data.notice, type: 'danger' })
  }, [data])

  const isSent = data?.isDone || noticeIn(search) === 'verification-sent'
  if (!user || user.email_verified || isSent) return null
  return (
    <fetcher.Form
      method="post"
      action="/authentication/verification"
      className={styles.bar}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault()
        void fetcher.submit({ by: 'script' }, { method: 'post', action: '/authentication/verification' })
      }}
    >
      <input type="hidden" name="from" value={pathname + search} />
      <button className={`container ${styles.button}`} disabled={fetcher.state !== 'idle'}>
        <Icon name={fetcher.state === 'idle' ? 'warning' : 'spinner'} />
        <strong>{WARNING.title}</strong>
        <span>{WARNING.hint}</span>
      </button>
    </fetcher.Form>
  )
}
