import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './section.module.css'

interface Props {
  title: string
  /** By which an address leads to it. */
  id?: string
  /** The way to more of it. */
  more?: ReactNode
  /** The club's two colours before it, for what a page is about. */
  isMain?: boolean
  /** Without a card around it. */
  isBare?: boolean
  children: ReactNode
  className?: string | undefined
}

/** A part of a page under its own heading. */
export function Section({
  title,
  id: place,
  more,
  isMain = false,
  isBare = false,
  children,
  className,
}: Props) {
  const id = useId()
  return (
    <section
      id={place}
      className={classNames(styles.section, !isBare && styles.card, className)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={classNames(styles.title, isMain && styles.main)}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}
