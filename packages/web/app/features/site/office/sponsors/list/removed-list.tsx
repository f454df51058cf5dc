import type { SponsorSummary } from '@clubhouse/contract/site/office/sponsors'
import { SPONSORS } from '../messages.ts'
import styles from '../sponsors.module.css'
import { SponsorButton } from './sponsor-button.tsx'
import { SponsorWords } from './sponsor-row.tsx'

export function RemovedList({ sponsors }: { sponsors: readonly SponsorSummary[] }) {
  return (
    <ul className={styles.list} role="list">
      {sponsors.map((sponsor) => (
        <li key={sponsor.sponsor_id} className={styles.row}>
          <SponsorWords sponsor={sponsor} isLink={false} />
          <span className={styles.tools}>
            <SponsorButton intent="back" sponsor={sponsor} variant="secondary" icon="undo">
              {SPONSORS.back}
            </SponsorButton>
          </span>
        </li>
      ))}
    </ul>
  )
}
