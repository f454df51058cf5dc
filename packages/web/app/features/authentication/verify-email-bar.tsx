import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { noticeIn, NOTICES } from '../../lib/notices.ts'
import { usePost } from '../../lib/post/use-post.ts'
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
  const { post, answer, isBusy } = usePost({ name: 'verification' })

  useEffect(() => {
    if (answer?.isDone) notify(NOTICES['verification-sent'])
  }, [answer])

  const isSent = answer?.isDone || noticeIn(search) === 'verification-sent'
  if (!user || user.email_verified || isSent) return null
  return (
    <form
      method="post"
      action="/authentication/verification"
      className={styles.bar}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault()
        const fields = new FormData(event.currentTarget)
        fields.set('by', 'script')
        void post('/authentication/verification', fields)
      }}
    >
      <input type="hidden" name="from" value={pathname + search} />
      <button className={`container ${styles.button}`} disabled={isBusy}>
        <Icon name={isBusy ? 'spinner' : 'warning'} />
        <strong>{WARNING.title}</strong>
        <span>{WARNING.hint}</span>
      </button>
    </form>
  )
}
