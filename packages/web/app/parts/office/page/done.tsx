import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './done.module.css'

interface Props {
  /** Nothing yet, where the line is to be there before its words: only then is it read out. */
  children: ReactNode
  /** The way back, or onward. */
  end?: ReactNode
}

/** What was done, in one look all over the office; told by the server, so it needs no script. */
export function Done({ children, end }: Props) {
  const isSaid = Boolean(children)
  return (
    <div role="status" className={styles.done}>
      {isSaid && <Icon name="success" />}
      {isSaid && <span className={styles.words}>{children}</span>}
      {isSaid && end}
    </div>
  )
}
