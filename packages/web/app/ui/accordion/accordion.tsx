import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.accordion, className)}>{children}</div>
}

type ItemProps = {
  /** A slug: the panel's id, so that an address can point at it. */
  slug: string
  title: ReactNode
  /** A short fact at the end of the line: a count, a state. */
  aside?: ReactNode
  /** Panels that share a group close each other. */
  group?: string
  defaultOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

export function AccordionItem({
  slug,
  title,
  aside,
  group,
  defaultOpen = false,
  onToggle,
  children,
}: ItemProps) {
  return (
    <details
      id={slug}
      className={styles.item}
      name={group}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        {aside && <span className={styles.aside}>{aside}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
