import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './account.module.css'
import { DETAILS } from './messages.ts'

/** The frame of one thing to change, and the way back. */
export function AccountForm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.narrow}>
      <Link className={styles.back} to="/">
        <Icon name="arrow-left" />
        {DETAILS.back}
      </Link>
      <h1>{title}</h1>
      <Card as="section" padded>
        {children}
      </Card>
    </div>
  )
}
