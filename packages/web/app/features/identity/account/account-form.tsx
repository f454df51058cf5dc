import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './account.module.css'
import { DETAILS } from './messages.ts'

/** One thing to change, and the way back. Its heading stands in the frame of the site. */
export function AccountForm({ children }: { children: ReactNode }) {
  return (
    <div className={styles.narrow}>
      <Card as="section" padded>
        {children}
      </Card>
      <Link className={styles.back} to="/">
        <Icon name="arrow-left" />
        {DETAILS.back}
      </Link>
    </div>
  )
}
