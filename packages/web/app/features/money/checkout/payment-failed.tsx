import { useEffect, useRef } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './checkout.module.css'
import { CHECKOUT } from './messages.ts'
import type { Charge } from './use-paying.ts'

/** Why it was not paid and what became of the money: in the bar with the button, where it stays in sight, and where the keyboard goes. */
export function PaymentFailed({ message, charge }: { message: string; charge: Charge }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} className={styles.failed} role="alert" tabIndex={-1}>
      <Icon name="danger" />
      <div>
        <p className={styles.name}>{message}</p>
        <p>{CHECKOUT.charge[charge]}</p>
      </div>
    </div>
  )
}

/** For whoever comes back from their bank, or after a try that failed: beside the button, as they come in at any height of the page. */
export function NotFinished() {
  return (
    <div className={styles.changed} role="status">
      <Icon name="info" />
      <div>
        <p className={styles.name}>{CHECKOUT.notFinished.title}</p>
        <p>{CHECKOUT.notFinished.text}</p>
      </div>
    </div>
  )
}
