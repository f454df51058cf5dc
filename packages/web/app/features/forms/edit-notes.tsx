import type { SavedForm } from '@clubhouse/contract/backoffice-forms'
import { FormMessage } from '../../lib/form/form-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ClubTime } from './club-time.ts'
import styles from './edit-notes.module.css'
import type { KeptEdit } from './kept-edit.ts'
import { EDIT } from './messages.ts'
import { savedWhen } from './saved-when.ts'

interface Props {
  saved: SavedForm
  failure: string | null
  kept: KeptEdit | null
  time: ClubTime
  onTakeUp: (kept: KeptEdit) => void
  onDrop: () => void
}

/** What somebody should know before they change anything. */
export function EditNotes({ saved, failure, kept, time, onTakeUp, onDrop }: Props) {
  return (
    <div className={styles.notes}>
      <FormMessage text={failure} />
      {kept && (
        <div className={styles.kept} role="status">
          <div>
            <p className={styles.title}>{EDIT.keptTitle}</p>
            <p>
              {EDIT.keptBody(savedWhen(kept.at, time.now, time.timeZone))}{' '}
              {kept.version !== saved.version && EDIT.keptOld}
            </p>
          </div>
          <div className={styles.answers}>
            <Button size="small" onClick={onDrop}>
              {EDIT.keptDrop}
            </Button>
            <Button size="small" variant="primary" onClick={() => onTakeUp(kept)}>
              {EDIT.keptUse}
            </Button>
          </div>
        </div>
      )}
      <p className={styles.reach}>
        <Icon name="info" />
        {saved.archived_at === null ? EDIT.reach(saved.plans, saved.answer_count) : EDIT.isAway}
      </p>
    </div>
  )
}
