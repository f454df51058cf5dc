import type { ReactNode } from 'react'
import styles from './dev-ui.module.css'

type SectionProps = { id: string; title: string; about: string; children: ReactNode }

export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.about}>{about}</p>
      {children}
    </section>
  )
}

export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
