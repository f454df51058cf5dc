import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { useDebounced } from '../use-debounced.ts'
import { DialogFrame } from './dialog-frame.tsx'
import styles from './dialog.module.css'

/** Two quick presses are one answer (NOTIF-15). */
export const CONFIRM_CLOSE_DEBOUNCE_MS = 250

type Props = {
  title: string
  children: ReactNode
  cancelLabel?: string
  confirmLabel?: string
  /** The answer cannot be undone or costs money. */
  danger?: boolean
  onClose: (confirmed: boolean) => void
}

export function ConfirmDialog(props: Props) {
  const { title, children, cancelLabel = 'Cancel', confirmLabel = 'Confirm', danger = false, onClose } = props
  const close = useDebounced(onClose, CONFIRM_CLOSE_DEBOUNCE_MS)
  return (
    <DialogFrame
      element={useRef(null)}
      title={title}
      size="compact"
      role="alertdialog"
      dismissible={false}
      onClose={() => close(false)}
      footer={
        <>
          <Button onClick={() => close(false)} data-autofocus={danger || undefined}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={() => close(true)}
            data-autofocus={!danger || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.message}>{children}</div>
    </DialogFrame>
  )
}
