import { useId, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { IconButton, IconLink } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { keepFooterFree } from './keep-footer-free.ts'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  title: ReactNode
  children: ReactNode
  /** Stays in view below the scrolling body; the main action comes last. */
  footer?: ReactNode
  /** `tall` keeps its height whatever is in it; on a phone a sheet from below. */
  size?: 'compact' | 'medium' | 'wide' | 'tall'
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

type Props = DialogProps & {
  element: RefObject<HTMLDialogElement | null>
  /** Asked before the cross leads away; otherwise it stays. */
  mayClose?: () => boolean
}

/** What every dialog is drawn by: open while mounted, full height on phones, a centred card from 768px. */
export function DialogFrame(props: Props) {
  const { title, children, footer, size = 'medium', role = 'dialog', dismissible = true, onClose } = props
  const modal = useModal(props.element, props.onClose)
  const id = useId()

  function closeOnBackdrop(event: MouseEvent) {
    if (!dismissible || event.target !== event.currentTarget) return
    // Otherwise the press would take the focus out of what is asked now.
    event.preventDefault()
    onClose()
  }

  return (
    // The mouse handler is a comfort: Esc (cancel) and the cross do the same by keyboard.
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
        {dismissible && !props.closeTo && <IconButton icon="close" label="Close" onClick={onClose} />}
        {dismissible && props.closeTo && (
          <IconLink
            icon="close"
            label="Close"
            to={props.closeTo}
            replace
            preventScrollReset
            onClick={(event) => {
              if (props.mayClose?.() === false) event.preventDefault()
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
      {footer && (
        <div ref={keepFooterFree} className={styles.footer}>
          {footer}
        </div>
      )}
    </dialog>
  )
}
