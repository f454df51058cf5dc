import type { ReactNode } from 'react'
import styles from './thing.module.css'

interface Props {
  title: string
  lead?: string
  /** Something stands in it, or is wrong with it. */
  isUsed: boolean
  children: ReactNode
}

/** What most things do without: folded away until it is used. A plain `details`, so it opens without a script. */
export const Fold = ({ title, lead, isUsed, children }: Props) => (
  <details className={styles.fold} open={isUsed}>
    <summary>
      <span>{title}</span>
      {lead && <span className={styles.quiet}>{lead}</span>}
    </summary>
    <div className={styles.folded}>{children}</div>
  </details>
)
