import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Notification } from '@clubhouse/domain/web/notifications'
import { subscribeToModals, topModal } from '../dialog/modal-stack.ts'
import styles from './notification-stack.module.css'
import { Toast } from './toast.tsx'
import { useTabHidden } from './use-tab-hidden.ts'

/** Older ones wait with their time standing still, so that nothing passes unseen. */
const VISIBLE = 3

type Props = { list: readonly Notification[] }

export default function NotificationStack({ list }: Props) {
  // Outside an open modal dialog everything is inert, so the stack moves into it.
  const host = useSyncExternalStore(
    subscribeToModals,
    () => topModal() ?? document.body,
    () => null,
  )
  return host && createPortal(<Stack list={list} />, host)
}

function Stack({ list }: Props) {
  const stack = useRef<HTMLDivElement>(null)
  const [isTouched, setTouched] = useState(false)
  const isHidden = useTabHidden()
  const waiting = list.length - VISIBLE

  useLayoutEffect(() => {
    const element = stack.current
    // A notice said by what closes a dialog is drawn in that dialog first, which is gone by now; it comes again outside.
    if (element?.isConnected && 'showPopover' in element) element.showPopover()
  }, [])

  return (
    <div
      ref={stack}
      popover="manual"
      role="region"
      aria-label="Notifications"
      className={styles.stack}
      onMouseEnter={() => setTouched(true)}
      onMouseLeave={() => setTouched(false)}
      onFocus={() => setTouched(true)}
      onBlur={() => setTouched(false)}
    >
      {/* No list: a notice is an alert or a status, and neither may be an item of one. */}
      <div className={styles.list}>
        {list.slice(-VISIBLE).map((notification) => (
          <Toast key={notification.id} notification={notification} isPaused={isTouched || isHidden} />
        ))}
      </div>
      {waiting > 0 && <p className={styles.more}>{waiting} more</p>}
    </div>
  )
}
