import type { ReactNode } from 'react'
import styles from './office-home.module.css'

interface Props {
  id: string
  title: string
  className?: string | undefined
  end?: ReactNode
  children: ReactNode
}

export function HomeCard({ id, title, className, end, children }: Props) {
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}
