import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './panel.module.css'

type Props = { icon?: IconName; children: ReactNode; action?: ReactNode }

/** One sentence and, where there is something to do about it, one action. */
export function EmptyState({ icon, children, action }: Props) {
  return (
    <div className={classNames(styles.panel, styles.empty)}>
      {icon && <Icon name={icon} />}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  )
}
