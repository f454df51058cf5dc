import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './action-menu.module.css'

type Props = {
  /** What can be done to what, for whoever does not see where it stands. */
  label: string
  /** Buttons and links, one to a line. */
  children: ReactNode
}

/** What is done now and then stands behind "⋯"; a plain `details`, so it opens without a script. */
export function ActionMenu({ label, children }: Props) {
  return (
    <details
      className={styles.menu}
      data-menu=""
      data-print="no"
      // What was pressed is being done: the menu would lie over what comes of it.
      onSubmit={({ currentTarget }) => (currentTarget.open = false)}
    >
      <summary className={styles.opener} aria-label={label} title={label}>
        <Icon name="more" />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
