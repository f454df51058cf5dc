import { formatTime } from '@clubhouse/domain/format'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './edit-frame.module.css'
import type { SaveState } from './autosave.ts'

interface Props {
  state: SaveState
  savedAt: string | null
  timeZone: string
  onRetry: () => void
}

/** Four things it says, always in the same place. */
export function SaveLine({ state, savedAt, timeZone, onRetry }: Props) {
  return (
    <p className={styles.saveLine} data-state={state} role="status">
      {state === 'saving' && (
        <>
          <Icon name="renew" /> <span>Saving…</span>
        </>
      )}
      {state === 'saved' && savedAt && (
        <>
          <Icon name="check" /> <span>Saved {formatTime(savedAt, timeZone)}</span>
        </>
      )}
      {state === 'offline' && (
        <>
          <Icon name="info" /> <span>No signal. Kept on this phone</span>
        </>
      )}
      {(state === 'failed' || state === 'signed-out') && (
        <>
          <Icon name="danger" /> <strong>Not saved.</strong>
          <button type="button" className={styles.retry} onClick={onRetry}>
            Try again
          </button>
        </>
      )}
    </p>
  )
}
