import type { PublishedRevision } from '@clubhouse/contract/site/office/drafts'
import { Button } from '../../../ui/button/button.tsx'
import { savedWhen } from './saved-when.ts'
import styles from './history-list.module.css'

/** The server's own words. */
const AS_IT_WAS = 'As it was before'

interface Props {
  revisions: readonly PublishedRevision[]
  userId: string
  time: { now: string; timeZone: string }
  onRestore: (number: number) => void
}

/** Who published what and when, before and after; any of it can become the draft again. */
export function HistoryList({ revisions, userId, time, onRestore }: Props) {
  if (revisions.length === 0) return <p className={styles.none}>Nothing published yet.</p>
  return (
    <ol className={styles.history} role="list">
      {revisions.map(({ number, note, made, changes }, at) => (
        <li key={number}>
          <p className={styles.who}>
            {isNobodys(note, made.by) ? (
              <strong>{note}</strong>
            ) : (
              <>
                <strong>{made.by_id === userId ? 'You' : (made.by ?? 'Someone who has left')}</strong>,{' '}
                {savedWhen(made.at, time)}
              </>
            )}
          </p>
          {note && !isNobodys(note, made.by) && <p className={styles.what}>{note}</p>}
          {changes.map(({ field, before, after }) => (
            <p key={field} className={styles.what}>
              {field}: {before && <del>{before}</del>} <ins>{after || 'empty'}</ins>
            </p>
          ))}
          {at > 0 && (
            <Button size="small" variant="quiet" icon="undo" onClick={() => onRestore(number)}>
              Bring back
              <span className="visually-hidden"> the version of {savedWhen(made.at, time)}</span>
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

/** What was there before anybody published has no author and no time of its own. */
const isNobodys = (note: string, by: string | null) => by === null && note === AS_IT_WAS
