import { useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { keepFooterFree } from '../dialog/keep-footer-free.ts'
import { useModal } from '../dialog/use-modal.ts'
import styles from './bottom-sheet.module.css'

type Props = {
  title: ReactNode
  children: ReactNode
  /** Stays in view: totals and the way on. */
  footer?: ReactNode
  /** It takes the place of one that stands there already, and so does not come flying in. */
  isStanding?: boolean
  onClose: () => void
}

/** Rises from the bottom: full width on phones, at most 720px and centred from 768px. Open while mounted. */
export function BottomSheet({ title, children, footer, isStanding = false, onClose }: Props) {
  const modal = useModal(useRef(null), onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      data-served={isStanding || modal['data-served']}
      className={styles.sheet}
      aria-labelledby={id}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.header}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} data-closes="" />
      </div>
      <div className={styles.body}>{children}</div>
      {footer && (
        <div ref={keepFooterFree} className={styles.footer}>
          {footer}
        </div>
      )}
    </dialog>
  )
}
