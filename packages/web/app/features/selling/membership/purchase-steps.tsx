import { Link } from 'react-router'
import styles from './purchase-steps.module.css'
import { CHOOSE } from './messages.ts'

/** MEMB-02: where somebody is on the way from choosing to paying. */
export function PurchaseSteps({ current, backTo }: { current: 1 | 2 | 3; backTo?: string }) {
  return (
    <ol className={styles.steps} role="list" aria-label={CHOOSE.steps}>
      {CHOOSE.step.map((name, at) => (
        <li
          key={name}
          aria-current={at + 1 === current ? 'step' : undefined}
          data-done={at + 1 < current || undefined}
        >
          {backTo !== undefined && at + 1 === current - 1 ? (
            <Link to={backTo}>
              {at + 1} {name}
            </Link>
          ) : (
            `${at + 1} ${name}`
          )}
        </li>
      ))}
    </ol>
  )
}
