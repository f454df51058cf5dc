import type { SavedForm } from '@clubhouse/contract/people/office/forms'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import styles from './edit-notes.module.css'
import type { KeptEdit } from './kept-edit.ts'
import { EDIT, savedWhen } from '../messages.ts'
import type { Published } from './use-editing.ts'

interface Props {
  saved: SavedForm
  published: Published | null
  isBusy: boolean
  onUndo: () => void
  failure: string | null
  kept: KeptEdit | null
  time: ClubTime
  onTakeUp: (kept: KeptEdit) => void
  onDrop: () => void
}

/** What somebody should know before they change anything. */
export function EditNotes(props: Props) {
  const { saved, published, isBusy, onUndo, failure, kept, time, onTakeUp, onDrop } = props
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
      <div role="status">
        {published && (
          <div className={styles.published}>
            <Icon name="success" />
            <p>
              {published.isUndone
                ? EDIT.undone(published.now.version)
                : EDIT.published(published.now.version, saved.plans)}
            </p>
            {!published.isUndone && (
              <Button size="small" icon="undo" loading={isBusy} onClick={onUndo}>
                {EDIT.undo}
              </Button>
            )}
          </div>
        )}
      </div>
      {!published && (
        <p className={styles.reach}>
          <Icon name="info" />
          {reachOf(saved)}
        </p>
      )}
    </div>
  )
}

function reachOf({ plans, answer_count: answers, archived_at: awayAt }: SavedForm): string {
  if (awayAt !== null) return EDIT.isAway
  return plans.length === 0 ? EDIT.notUsed : EDIT.reach(plans, answers)
}
