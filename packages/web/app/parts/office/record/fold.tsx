import { type ReactNode, useState } from 'react'
import styles from './record.module.css'

interface Props {
  title: string
  lead?: string
  /** Something stands in it, or is wrong with it. */
  isUsed: boolean
  children: ReactNode
}

/** What most things do without: folded away until it is used. A plain `details`, so it opens without a script. */
export function Fold({ title, lead, isUsed, children }: Props) {
  // What an error has opened stays open once it is put right.
  const [wasUsed, setWasUsed] = useState(isUsed)
  if (isUsed && !wasUsed) setWasUsed(true)
  return (
    <details className={styles.fold} open={wasUsed}>
      <summary>
        <span>{title}</span>
        {lead && <span className={styles.quiet}>{lead}</span>}
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  )
}
