import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { LINK_MAILED } from '#lib/messages.ts'
import { usePost } from '#lib/post/use-post.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { VERIFY_BAR } from './bar-messages.ts'
import styles from '../verify-email-bar.module.css'

interface Props {
  email: string
  isUnderCrest: boolean
  /** The page was opened to say that the link has been mailed. */
  isAskedFor: boolean
}

/** AUTH-73, AUTH-74: says that the e-mail is not verified; pressing it mails the link again. */
export default function UnverifiedBar({ email, isUnderCrest, isAskedFor }: Props) {
  const { pathname, search } = useLocation()
  const { post, answer, isBusy } = usePost({ name: 'verification' })
  const [sentAt, setSentAt] = useState<string>()
  const id = useId()

  if (answer?.isDone || isAskedFor) return <SentAgain isUnderCrest={isUnderCrest} at={sentAt} />
  return (
    <form
      method="post"
      action="/authentication/verification"
      className={styles.bar}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault()
        setSentAt(TIME.format(new Date()))
        const fields = new FormData(event.currentTarget)
        fields.set('by', 'script')
        void post('/authentication/verification', fields)
      }}
    >
      <input type="hidden" name="from" value={pathname + search} />
      <div className={`container ${styles.inner}`} data-under-crest={isUnderCrest || undefined}>
        <Icon name={isBusy ? 'spinner' : 'info'} />
        <p id={id}>
          <strong>{VERIFY_BAR.title}</strong>
          {VERIFY_BAR.sentTo(email)}
        </p>
        <button className={styles.button} disabled={isBusy} aria-describedby={id}>
          {VERIFY_BAR.again}
        </button>
      </div>
    </form>
  )
}

/** AUTH-74: the warning is gone; what was done stands in its place until the page is left. */
function SentAgain({ isUnderCrest, at }: { isUnderCrest: boolean; at: string | undefined }) {
  const { title, body } = LINK_MAILED
  return (
    <div className={styles.bar} data-sent="" data-print="no" role="status">
      <div className={`container ${styles.inner}`} data-under-crest={isUnderCrest || undefined}>
        <Icon name="success" />
        <p>
          <strong>{title}</strong>
          {`. ${body}`}
          {at && ` ${VERIFY_BAR.sentAt(at)}`}
        </p>
      </div>
    </div>
  )
}

const TIME = new Intl.DateTimeFormat('en-IE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
