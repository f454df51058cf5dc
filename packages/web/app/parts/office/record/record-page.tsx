import type { ReactNode } from 'react'
import { OfficePage } from '../page/office-page.tsx'
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
    <OfficePage back={{ to: back.to, label: back.label }} title={title}>
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
    </OfficePage>
  )
}
