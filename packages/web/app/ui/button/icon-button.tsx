import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import type { ButtonVariant } from './button.tsx'
import styles from './button.module.css'

type Props = {
  icon: IconName
  /** Its name for everyone who does not see the icon. */
  label: string
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  round?: boolean
  loading?: boolean
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>

export function IconButton(props: Props) {
  const { icon, label, variant = 'quiet', size = 'medium', round = false, loading = false, ...rest } = props
  const { className, disabled, ...native } = rest
  return (
    <button
      type="button"
      title={label}
      {...native}
      className={classNames(
        styles.button,
        styles[variant],
        styles.square,
        size === 'small' && styles.small,
        round && styles.round,
        className,
      )}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
    >
      <Icon name={loading ? 'spinner' : icon} />
    </button>
  )
}
