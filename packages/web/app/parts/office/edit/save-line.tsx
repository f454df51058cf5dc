import { formatTime } from '@clubhouse/domain/format'
import { Icon } from '../../../ui/icon/icon.tsx'
import styles from './edit-frame.module.css'
import type { SaveState } from './use-autosave.ts'

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
          <Icon name="renew" /> Saving…
        </>
      )}
      {state === 'saved' && savedAt && (
        <>
          <Icon name="check" /> Saved {formatTime(savedAt, timeZone)}
        </>
      )}
      {state === 'offline' && (
        <>
          <Icon name="info" /> No signal. Kept on this phone
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
