import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './undo-note.module.css'

interface Props {
  children: string
  onUndo?: (() => void) | undefined
  onClose: () => void
}

/** What was done, with the way back instead of a question before. Stays until it is answered or closed. */
export function UndoNote({ children, onUndo, onClose }: Props) {
  return (
    <div className={styles.note} role="status">
      <Icon name="success" />
      <span>{children}</span>
      {onUndo && (
        <Button size="small" variant="quiet" onClick={onUndo}>
          Undo
        </Button>
      )}
      <Button size="small" variant="quiet" icon="close" onClick={onClose}>
        <span className="visually-hidden">Close</span>
      </Button>
    </div>
  )
}
