import type { ReactNode } from 'react'
import styles from './buying.module.css'
import { Added } from './outcome.tsx'

/** The next step where the form ends; on a phone the bar has it, once. */
export const InPlace = ({ children }: { children: ReactNode }) => (
  <div className={styles.inPlace}>{children}</div>
)

/** On a phone the sum and the next step stay in sight, whatever is scrolled to. */
export function BuyBar({
  sum,
  words,
  isAdded = false,
  children,
}: {
  sum: string
  words: string
  isAdded?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.bar} data-sticky-bar="">
      <div className={styles.said} role="status">
        {isAdded && <Added />}
      </div>
      <p className={styles.sum}>
        <b>{sum}</b>
        <span>{words}</span>
      </p>
      {children}
    </div>
  )
}
