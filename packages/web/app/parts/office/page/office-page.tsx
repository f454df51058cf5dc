import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './office-page.module.css'

interface Props {
  /** The way up, above the title. */
  back?: { to: string; label: ReactNode }
  title: ReactNode
  /** One sentence or two under the title: what the page is for. */
  lead?: ReactNode
  /** What else stands in the head, under the lead. */
  more?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page of the back office: its head, and below it what it is about, each part with the same gap. */
export function OfficePage({ back, title, lead, more, actions, children }: Props) {
  const head = (
    <>
      {back && <BackLink to={back.to}>{back.label}</BackLink>}
      <h1 className={styles.heading}>{title}</h1>
      {lead !== undefined && lead !== null && <Lead>{lead}</Lead>}
      {more}
    </>
  )
  return (
    <div className={styles.page}>
      {actions === undefined ? (
        <header>{head}</header>
      ) : (
        <header className={styles.head}>
          <div>{head}</div>
          {actions}
        </header>
      )}
      {children}
    </div>
  )
}

/** The way up from a page that says its head itself. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  )
}

/** A quiet sentence: under the title of a page, or of a section of it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
