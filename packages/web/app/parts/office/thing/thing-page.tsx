import type { ReactNode } from 'react'
import { Link } from 'react-router'
import settings from '../settings/settings.module.css'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './thing.module.css'

interface Props {
  back: { to: string; label: string }
  title: string
  /** What does not change by an edit. */
  reach?: { title: string; body: string } | null
  children: ReactNode
}

/** One thing that is sold: where it belongs, what it is called, who has it already. */
export function ThingPage({ back, title, reach, children }: Props) {
  return (
    <div className={settings.page}>
      <header>
        <Link to={back.to} className={settings.back}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
        <h1 className={settings.heading}>{title}</h1>
      </header>
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
  )
}
