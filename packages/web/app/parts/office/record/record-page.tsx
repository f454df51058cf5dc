import type { ReactNode } from 'react'
import { Link } from 'react-router'
import settings from '../settings/settings.module.css'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './record.module.css'

interface Props {
  back: { to: string; label: string }
  title: string
  /** What does not change by an edit. */
  reach?: { title: string; body: string } | null
  /** Reach, when, how it looks outside, history: always in this order. */
  aside?: ReactNode
  children: ReactNode
}

/** One thing that is sold: where it belongs, what it is called, who has it already. */
export function RecordPage({ back, title, reach, aside, children }: Props) {
  return (
    <div className={settings.page}>
      <header>
        <Link to={back.to} className={settings.back}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
        <h1 className={settings.heading}>{title}</h1>
      </header>
      <div className={aside ? styles.columns : styles.column}>
        <div className={styles.column}>
          {reach && (
            <div className={styles.reach}>
              <Icon name="family" />
              <div>
                <strong>{reach.title}</strong>
                <p>{reach.body}</p>
              </div>
            </div>
          )}
          {children}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </div>
  )
}
