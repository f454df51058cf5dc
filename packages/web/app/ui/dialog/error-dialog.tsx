import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

type Props = { title: string; children: ReactNode; label?: string; onClose: () => void }

export function ErrorDialog({ title, children, label = 'OK', onClose }: Props) {
  return (
    <Dialog
      title={title}
      size="compact"
      role="alertdialog"
      dismissible={false}
      onClose={onClose}
      mark={<Icon name="danger" className={styles.errorMark} />}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {label}
        </Button>
      }
    >
      <div className={styles.message}>{children}</div>
    </Dialog>
  )
}
