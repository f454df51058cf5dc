import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

type Props = { title: string; children: ReactNode; confirmLabel?: string; onClose: () => void }

/** Says something that must be acknowledged. */
export function AlertDialog({ title, children, confirmLabel = 'Confirm', onClose }: Props) {
  return (
    <Dialog
      title={title}
      size="compact"
      role="alertdialog"
      dismissible={false}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {confirmLabel}
        </Button>
      }
    >
      <div className={styles.message}>{children}</div>
    </Dialog>
  )
}
