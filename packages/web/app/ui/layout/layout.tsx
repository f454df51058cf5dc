import type { ReactNode } from 'react'
import styles from './layout.module.css'

/** Two beside each other where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** One after the other on a line, as many as fit: buttons, and what is said beside them. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
