import { Button, type ButtonSize } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './copy-link-button.module.css'

type Props = {
  /** The address to copy; the page's own without it. */
  href?: string
  label?: string
  size?: ButtonSize
}

/** Worked by `enhance.ts`, so it needs no hydration. */
export function CopyLinkButton({ href = '', label = 'Copy link', size = 'medium' }: Props) {
  return (
    <Button variant="quiet" size={size} className={styles.button} data-copy-link={href}>
      <span className={styles.ready}>
        <Icon name="link" />
        {label}
      </span>
      <span className={styles.done} aria-hidden="true">
        <Icon name="check" />
        Copied
      </span>
    </Button>
  )
}
