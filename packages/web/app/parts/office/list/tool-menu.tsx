import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import styles from './tool-menu.module.css'

interface Props {
  icon: IconName
  label: string
  look?: 'chip' | 'plain'
  /** On which side of the opener it unfolds. */
  side?: 'start' | 'end'
  className?: string | undefined
  children: ReactNode
}

/** A tool that unfolds its form; a plain `details`, so it opens without a script. */
export function ToolMenu({ icon, label, look = 'plain', side = 'start', className, children }: Props) {
  return (
    <details
      className={classNames(styles.menu, className)}
      data-menu=""
      data-print="no"
      onSubmit={({ currentTarget }) => (currentTarget.open = false)}
    >
      <summary className={classNames(styles.opener, styles[look])}>
        <Icon name={icon} />
        {label}
      </summary>
      <div className={classNames(styles.panel, side === 'end' && styles.end)}>{children}</div>
    </details>
  )
}
