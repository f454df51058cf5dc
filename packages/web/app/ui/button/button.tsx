import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  /** An icon after the label, for direction only (arrow, external). */
  iconAfter?: IconName
  /** Fills its container. */
  wide?: boolean
}

function looks(
  { variant = 'secondary', size = 'medium', wide = false }: Look,
  className: string | undefined,
) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    className,
  )
}

function Inside({ icon, iconAfter, loading, children }: Look & { loading?: boolean; children: ReactNode }) {
  return (
    <>
      {loading && <Icon name="spinner" className={icon ? undefined : styles.spare} />}
      {!loading && icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
}

type ButtonProps = Look & {
  /** Busy: it keeps the focus, so that whoever works by keys or hears the page stays where they are, and does nothing until it is done. */
  loading?: boolean
  /** Disabled in look and name only, because a disabled button loses the focus: what is pressed says no by itself. */
  keepsFocus?: boolean
} & ComponentProps<'button'>

/** Also what Enter in a field presses: nothing is sent twice. */
export const refusePress = (event: MouseEvent): void => {
  event.preventDefault()
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    iconAfter,
    wide,
    loading = false,
    keepsFocus = false,
    className,
    children,
    disabled,
    ...rest
  } = props
  return (
    <button
      type="button"
      aria-disabled={loading || (disabled && keepsFocus) || undefined}
      {...rest}
      className={looks(props, className)}
      {...(loading && !keepsFocus && { onClick: refusePress })}
      disabled={disabled && !loading && !keepsFocus}
      aria-busy={loading || undefined}
    >
      <Inside {...(icon && { icon })} {...(iconAfter && { iconAfter })} loading={loading}>
        {children}
      </Inside>
    </button>
  )
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>

/** A link that looks like a button, because it leads somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, iconAfter, wide, className, children, ...rest } = props
  return (
    <Link {...rest} className={looks(props, className)}>
      <Inside {...(icon && { icon })} {...(iconAfter && { iconAfter })}>
        {children}
      </Inside>
    </Link>
  )
}
