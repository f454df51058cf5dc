import type { ReactNode } from 'react'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { classNames } from '#ui/class-names.ts'
import page from '../matches.module.css'
import styles from './part.module.css'
import type { View } from './results-address.ts'

interface Props {
  view: View
  title: string
  /** The exact words for having nothing. */
  empty: string
  isEmpty: boolean
  /** Beside the heading. */
  mark?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One of the four parts of the page. Each is there, or says that it has nothing, for itself. */
export function Part({ view, title, empty, isEmpty, mark, className, children }: Props) {
  const id = `part-${view}`
  return (
    <section className={classNames(styles.part, className)} aria-labelledby={id} data-part={view}>
      <h2 id={id} className={page.title}>
        {title}
        {mark}
      </h2>
      {isEmpty ? <EmptyState>{empty}</EmptyState> : children}
    </section>
  )
}
