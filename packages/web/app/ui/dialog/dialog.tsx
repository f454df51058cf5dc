import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { IconButton, IconLink } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { useCloseGuard } from './use-close-guard.ts'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  title: ReactNode
  children: ReactNode
  /** Stays in view below the scrolling body; the main action comes last. */
  footer?: ReactNode
  size?: 'compact' | 'medium' | 'wide'
  role?: 'dialog' | 'alertdialog'
  /** A question that must be answered has no cross and no way out beside its buttons, except Esc. */
  dismissible?: boolean
  mark?: ReactNode
  /** Nothing but text inside: the text itself takes the focus, so that the keyboard can scroll it. */
  isText?: boolean
  /** Where closing leads, when the dialog has an address: the cross is then a link that needs no script. */
  closeTo?: string | undefined
  onClose: () => void
}

/** Open while mounted. Full height on phones, a centred card from 768px. */
export function Dialog(props: DialogProps) {
  const { title, children, footer, size = 'medium', role = 'dialog', dismissible = true } = props
  const element = useRef<HTMLDialogElement>(null)
  const { guard, mayClose, close } = useCloseGuard(element, props.onClose)
  const modal = useModal(element, close)
  const id = useId()

  function closeOnBackdrop(event: MouseEvent) {
    if (dismissible && event.target === event.currentTarget) close()
  }

  return (
    <>
      {/* The mouse handler is a comfort: Esc (cancel) and the cross do the same by keyboard. */}
      <dialog
        {...modal}
        className={classNames(styles.dialog, size !== 'medium' && styles[size])}
        role={role === 'alertdialog' ? role : undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
        onMouseDown={closeOnBackdrop}
      >
        <div className={styles.header}>
          {props.mark}
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {dismissible && !props.closeTo && <IconButton icon="close" label="Close" onClick={close} />}
          {dismissible && props.closeTo && (
            <IconLink
              icon="close"
              label="Close"
              to={props.closeTo}
              replace
              preventScrollReset
              onClick={(event) => {
                if (!mayClose()) event.preventDefault()
              }}
            />
          )}
        </div>
        <div
          id={`${id}-body`}
          className={styles.body}
          {...(props.isText && { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-title` })}
        >
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </dialog>
      {guard.asking && <LeaveDialog guard={guard} />}
    </>
  )
}
