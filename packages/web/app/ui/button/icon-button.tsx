import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { type ButtonVariant, refusePress } from './button.tsx'
import styles from './button.module.css'

type Look = {
  icon: IconName
  /** Its name for everyone who does not see the icon. */
  label: string
  variant?: ButtonVariant
  size?: 'small' | 'medium'
  round?: boolean
}

function looks({ variant = 'quiet', size = 'medium', round = false }: Look, className: string | undefined) {
  return classNames(
    styles.button,
    styles[variant],
    styles.square,
    size === 'small' && styles.small,
    round && styles.round,
    className,
  )
}

type Props = Look & { loading?: boolean } & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>

export function IconButton(props: Props) {
  const { icon, label, variant, size, round, loading = false, className, disabled, ...native } = props
  return (
    <button
      type="button"
      title={label}
      aria-disabled={loading || undefined}
      {...native}
      className={looks(props, className)}
      aria-label={label}
      aria-busy={loading || undefined}
      disabled={disabled && !loading}
      {...(loading && { onClick: refusePress })}
    >
      <Icon name={loading ? 'spinner' : icon} />
    </button>
  )
}

type LinkProps = Look & Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'>

export function IconLink(props: LinkProps) {
  const { icon, label, variant, size, round, className, ...native } = props
  return (
    <Link title={label} {...native} className={looks(props, className)} aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}
