import type { PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { whichFits } from '@clubhouse/domain/selling/catalogue/which-fits'
import { PROGRAMME } from './messages.ts'
import styles from './programme-panel.module.css'

/** Parents know a year of birth, not a club's names of ages. */
export function WhichFits({ plans }: { plans: readonly PlanProduct[] }) {
  const rows = whichFits(plans)
  if (rows.length === 0) return null
  return (
    <section className={styles.fits}>
      <h3>{PROGRAMME.whichFits}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.born}>
            <dt>{row.born}</dt>
            <dd>{row.plans.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
