import { formatDay, formatTime } from '@clubhouse/domain/format'
import { useClub } from '#lib/page/site-data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { DrawShown } from './load-draw-proof.ts'
import { VERDICT } from './messages.ts'
import styles from './verdict.module.css'

/** What can be said of a draw that is not drawn: when it will be, or what it waits for. */
export function AheadCard({ draw }: { draw: DrawShown }) {
  const zone = useClub().account.time_zone
  const { status, closes_at: closesAt, draws_at: drawsAt } = draw.result
  const when = (iso: string) => `${formatDay(iso, zone)} at ${formatTime(iso, zone)}`
  const words = {
    waiting: [VERDICT.waiting, `${draw.waits_for ?? ''} ${VERDICT.nothingElse}`.trim()],
    closed: [VERDICT.closed, VERDICT.closedHint(when(drawsAt))],
    open: [VERDICT.ahead, VERDICT.aheadHint(when(closesAt), when(drawsAt))],
    drawn: ['', ''],
  }[status]
  return (
    <section className={styles.card} aria-labelledby="verdict">
      <div className={styles.top}>
        <span className={styles.mark}>
          <Icon name={status === 'open' ? 'lock' : 'clock'} />
        </span>
        <h2 id="verdict">{words[0]}</h2>
        <p className={styles.hint}>{words[1]}</p>
      </div>
    </section>
  )
}
