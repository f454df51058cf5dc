import type { Notification } from '@clubhouse/domain/web/notifications'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { dismissNotification } from './notification-store.ts'
import styles from './notification-stack.module.css'
import { useCountdown } from './use-countdown.ts'

type Props = { notification: Notification; isPaused: boolean }

export function Toast({ notification, isPaused }: Props) {
  const { id, title, body, type, count } = notification
  const close = () => dismissNotification(id)
  const left = useCountdown(notification, isPaused, close)
  const isUrgent = type === 'warning' || type === 'danger'
  return (
    <div className={classNames(styles.toast, styles[type])} role={isUrgent ? 'alert' : 'status'}>
      <Icon name={type} className={styles.mark} />
      <div>
        <p className={styles.title}>
          {title}
          {count > 1 && <span className={styles.count}>×{count}</span>}
        </p>
        {body && <p className={styles.body}>{body}</p>}
      </div>
      <IconButton icon="close" label="Dismiss" size="small" className={styles.close} onClick={close} />
      {left !== null && <progress className={styles.bar} max={1} value={left} aria-hidden="true" />}
    </div>
  )
}
