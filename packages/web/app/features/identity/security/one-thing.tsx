import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SECURITY } from './messages.ts'
import styles from './security.module.css'

/** One thing to do on a page of its own, and the way back. */
export function OneRecord({ children }: { children: ReactNode }) {
  return (
    <div className={styles.narrow}>
      <Card as="section" padded>
        {children}
      </Card>
      <Link className={styles.back} to={SECURITY.path}>
        <Icon name="arrow-left" />
        {SECURITY.back}
      </Link>
    </div>
  )
}
