import type { Block } from '@clubhouse/domain/people/registration/blocks'
import styles from './details-summary.module.css'
import { SUMMARY } from './messages.ts'

/** How long a form takes that nobody has filled in yet. */
const MINUTES_EACH = 1.5

export function Progress({ blocks }: { blocks: readonly Block[] }) {
  const done = blocks.filter(({ isDone }) => isDone).length
  const remaining = blocks.reduce((sum, block) => sum + block.remaining, 0)
  return (
    <div className={styles.progress}>
      <p>
        <b role="status">{SUMMARY.progress(done, blocks.length)}</b>
        {remaining > 0 && <span>{SUMMARY.minutes(Math.max(1, Math.round(remaining * MINUTES_EACH)))}</span>}
      </p>
      <span className={styles.track} aria-hidden="true">
        {blocks.map((block) => (
          <i key={block.place.key} data-state={partOf(block)} />
        ))}
      </span>
    </div>
  )
}

function partOf({ isDone, rows }: Block): 'done' | 'half' | 'open' {
  if (isDone) return 'done'
  return rows.some(({ isValid }) => isValid) ? 'half' : 'open'
}
