import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge, StatusBadge, type Tone } from '../../../ui/badge/badge.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './edit-frame.module.css'

interface Props {
  /** Where the list of such things is; a thing that there is once has none. */
  back?: { to: string; title: string }
  title: string
  /** One word: "Published" is green, anything else a warning (TABLE-08). */
  status?: string | undefined
  /** Where that word is no question of publishing. */
  tone?: Tone
  saveLine: ReactNode
  /** Preview, then one split button; on a phone they and the save line stand at the foot. */
  actions: ReactNode
  /** What happens and when, how it looks outside, history: always in this order. */
  aside: ReactNode
  /** In a studio what it looks like is wider than what is filled in, and stays in sight; what follows from it stands below. */
  below?: ReactNode
  children: ReactNode
}

/** The edit pattern: what this is and whether it is saved stays in sight, the work left, what follows from it right. */
export function EditFrame({ back, title, status, tone, saveLine, actions, aside, below, children }: Props) {
  return (
    <div className={styles.edit}>
      <header className={styles.bar}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="arrow-left" />
            {back.title}
          </Link>
        )}
        <h1 className={styles.title} id={EDIT_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {status && (tone ? <Badge tone={tone}>{status}</Badge> : <StatusBadge status={status} />)}
        <div className={styles.foot} data-edit-foot="">
          <div className={styles.line}>{saveLine}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </header>
      <div className={styles.columns} data-layout={below ? 'studio' : undefined}>
        <div className={styles.main}>{children}</div>
        <aside className={styles.aside}>{aside}</aside>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </div>
  )
}

/** Where the focus goes when what had it is gone. */
export const EDIT_TITLE_ID = 'edit-title'

/** One block of the right column. */
export function AsideCard({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {end}
      </div>
      <div className={styles.cardBody}>{children}</div>
    </section>
  )
}
