import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type Props = {
  as?: 'div' | 'article' | 'section' | 'li'
  padded?: boolean
  raised?: boolean
  /** The whole card follows the link inside that is marked `data-card-link`. */
  linked?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Card({
  as: Tag = 'div',
  padded = false,
  raised = false,
  linked = false,
  className,
  children,
}: Props) {
  return (
    <Tag
      className={classNames(
        styles.card,
        padded && styles.padded,
        raised && styles.raised,
        linked && styles.linked,
        className,
      )}
    >
      {children}
    </Tag>
  )
}
