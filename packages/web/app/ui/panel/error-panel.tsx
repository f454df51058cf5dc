import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './panel.module.css'

type Props = {
  title: string
  /** The cause, and what the reader can do. */
  children?: ReactNode
  isRetrying?: boolean
} & (
  | { onRetry: () => void; retryTo?: never }
  | { retryTo: string; onRetry?: never }
  | { onRetry?: never; retryTo?: never }
)

/** Stands where the content should have stood; what arrived stays around it. */
export function ErrorPanel({ title, children, onRetry, retryTo, isRetrying = false }: Props) {
  return (
    <div className={classNames(styles.panel, styles.error)} role="alert">
      <Icon name="danger" />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.cause}>{children}</div>}
      {onRetry && (
        <div className={styles.again}>
          <Button size="small" loading={isRetrying} onClick={onRetry}>
            Retry
          </Button>
        </div>
      )}
      {retryTo && (
        <div className={styles.again}>
          <ButtonLink size="small" to={retryTo} reloadDocument>
            Retry
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
