import type { ReactNode } from 'react'
import { Lead } from './office-page.tsx'
import styles from './office-page.module.css'

interface Props {
  /** What a screen reader announces as a part of the page is a section. */
  as?: 'div' | 'section'
  id?: string
  title?: ReactNode
  /** With it the section is named by its title. */
  titleId?: string
  lead?: ReactNode
  children?: ReactNode
}

/** Fields that belong together, with a line below them. */
export function FormSection({ as: Tag = 'div', id, title, titleId, lead, children }: Props) {
  return (
    <Tag className={styles.section} id={id} aria-labelledby={titleId}>
      {title !== undefined && <h2 id={titleId}>{title}</h2>}
      {lead !== undefined && <Lead>{lead}</Lead>}
      {children}
    </Tag>
  )
}
