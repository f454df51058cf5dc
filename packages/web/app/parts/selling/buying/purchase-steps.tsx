import { Link } from 'react-router'
import styles from './purchase-steps.module.css'
import { STEPS } from './words.ts'

/** MEMB-02: where somebody is on the way from choosing to paying, with the way back to what is behind them. */
export function PurchaseSteps({ current, backTo }: { current: 1 | 2 | 3; backTo?: readonly string[] }) {
  return (
    <ol className={styles.steps} role="list" aria-label={STEPS.label}>
      {STEPS.names.map((name, at) => {
        const back = at + 1 < current ? backTo?.[at] : undefined
        return (
          <li
            key={name}
            aria-current={at + 1 === current ? 'step' : undefined}
            data-done={at + 1 < current || undefined}
          >
            {back !== undefined ? (
              <Link to={back}>
                {at + 1} {name}
              </Link>
            ) : (
              `${at + 1} ${name}`
            )}
          </li>
        )
      })}
    </ol>
  )
}
