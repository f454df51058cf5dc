import type { ReactNode } from 'react'
import { statusTone } from '@clubhouse/domain/web/table-rows'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info'

/** Meaning never rests on colour alone: a tone brings its icon. */
const ICONS: Partial<Record<Tone, IconName>> = {
  success: 'check',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
}

type Props = { tone?: Tone; children: ReactNode; icon?: IconName }

export function Badge({ tone = 'neutral', icon, children }: Props) {
  const mark = icon ?? ICONS[tone]
  return (
    <span className={classNames(styles.badge, tone !== 'neutral' && styles[tone])}>
      {mark && <Icon name={mark} />}
      {children}
    </span>
  )
}

/** What waits on purpose is no alarm: the colour is that of everything that isn't published, the sign its own. */
const CALM: Readonly<Record<string, IconName>> = { Draft: 'edit', Scheduled: 'clock', Archived: 'box' }

/** Green when published, a warning for everything else (TABLE-08). */
export function StatusBadge({ status }: { status: string }) {
  const icon = CALM[status]
  return (
    <Badge tone={statusTone(status)} {...(icon && { icon })}>
      {status}
    </Badge>
  )
}
