import type { ReactNode } from 'react'
import styles from './office-card.module.css'

interface Props {
  id: string
  title: ReactNode
  className?: string | undefined
  end?: ReactNode
  children: ReactNode
}

/** A part of a page of the back office, with its heading. */
export function OfficeCard({ id, title, className, end, children }: Props) {
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}
