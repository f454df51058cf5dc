import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { notify } from '#ui/notifications/notification-store.ts'
import { SUMMARY } from '../messages.ts'
import { forgetGone } from '../selection/selection-store.ts'
import styles from './summary.module.css'

export function Warning({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.warning} role="alert">
      <Icon name="warning" />
      <p>{children}</p>
      {action}
    </div>
  )
}

/** What was chosen on an earlier day and can no longer be bought: it is not taken away without a word. */
export function GoneNote({ gone }: { gone: readonly string[] }) {
  if (gone.length === 0) return null
  const names = gone.join(', ')
  const action = (
    <Button size="small" onClick={forgetGone}>
      {SUMMARY.understood}
    </Button>
  )
  return <Warning action={action}>{gone.length === 1 ? SUMMARY.gone(names) : SUMMARY.goneAll(names)}</Warning>
}

/** ERR-38: the total may be too high, so it says so where the total stands. */
export function DiscountsFailed() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    notify({ title: SUMMARY.discountsFailed, type: 'danger' })
  }, [])
  const action = (
    <Button size="small" loading={state === 'loading'} onClick={() => void revalidate()}>
      {SUMMARY.retry}
    </Button>
  )
  return <Warning action={action}>{SUMMARY.discountsFailed}</Warning>
}
