import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './split-button.module.css'

interface Props {
  /** What will happen. */
  label: string
  isBusy: boolean
  disabled?: boolean
  onPress: () => void
  /** What else could: buttons, one to a line. */
  menuLabel: string
  children: ReactNode
}

/** The one action, and beside it the few others. */
export function SplitButton({ label, isBusy, disabled = false, onPress, menuLabel, children }: Props) {
  return (
    <div className={styles.split}>
      <Button
        variant="primary"
        loading={isBusy}
        disabled={disabled}
        keepsFocus
        className={styles.main}
        onClick={onPress}
      >
        {label}
      </Button>
      <details className={styles.more} data-menu="">
        <summary className={styles.opener} aria-label={menuLabel} title={menuLabel}>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.menu}>{children}</div>
      </details>
    </div>
  )
}
