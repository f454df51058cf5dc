import { classNames } from '../class-names.ts'
import { FILLS, STROKES, type IconName } from './icon-paths.ts'
import styles from './icon.module.css'

export type { IconName }

type Props = {
  name: IconName
  /** Said by screen readers. Without it the icon is decoration beside a word. */
  label?: string
  className?: string | undefined
}

function isBrandMark(name: IconName): name is keyof typeof FILLS {
  return name in FILLS
}

export function Icon({ name, label, className }: Props) {
  const filled = isBrandMark(name)
  return (
    <svg
      className={classNames(
        styles.icon,
        filled && styles.filled,
        name === 'spinner' && styles.spinner,
        name === 'drag' && styles.dots,
        className,
      )}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={filled ? FILLS[name] : STROKES[name]} />
    </svg>
  )
}
