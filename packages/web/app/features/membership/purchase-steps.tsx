import styles from './purchase-steps.module.css'
import { CHOOSE } from './messages.ts'

/** MEMB-02: where somebody is on the way from choosing to paying. */
export function PurchaseSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className={styles.steps} role="list" aria-label={CHOOSE.steps}>
      {CHOOSE.step.map((name, at) => (
        <li
          key={name}
          aria-current={at + 1 === current ? 'step' : undefined}
          data-done={at + 1 < current || undefined}
        >
          {at + 1} {name}
        </li>
      ))}
    </ol>
  )
}
