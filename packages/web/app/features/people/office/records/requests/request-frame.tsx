import type { ReactNode } from 'react'
import { Link } from 'react-router'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './requests.module.css'

interface Props {
  memberId: string
  name: string
  title: string
  lead: string
  children: ReactNode
}

/** One thing that is done for somebody, on a page of its own, and the way back to them. */
export function RequestFrame({ memberId, name, title, lead, children }: Props) {
  return (
    <div className={settings.page}>
      <header>
        <Link to={`/members/${memberId}`} className={settings.back}>
          <Icon name="arrow-left" />
          {name}
        </Link>
        <h1 className={settings.heading}>{title}</h1>
        <p className={settings.lead}>{lead}</p>
      </header>
      {children}
    </div>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
