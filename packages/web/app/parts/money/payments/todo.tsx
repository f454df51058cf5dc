import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import styles from './todo.module.css'

export function TodoList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {children}
    </ul>
  )
}

interface Props {
  /** Money that is late stands out from what is merely open. */
  tone: 'late' | 'open'
  icon: IconName
  title: string
  heading?: 'h2' | 'h3'
  text?: ReactNode
  /** What can be done about it: buttons and forms. */
  children: ReactNode
}

/** One thing that somebody has to do, with the button that does it. */
export function Todo({ tone, icon, title, heading: Heading = 'h2', text, children }: Props) {
  return (
    <li className={classNames(styles.item, styles[tone])}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.ways}>{children}</div>
    </li>
  )
}
