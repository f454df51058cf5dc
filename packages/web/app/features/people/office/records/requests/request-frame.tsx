import type { ReactNode } from 'react'
import { OfficePage } from '#parts/office/page/office-page.tsx'
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
    <OfficePage back={{ to: `/members/${memberId}`, label: name }} title={title} lead={lead}>
      {children}
    </OfficePage>
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
