import { shownTime, timeInWords, timeLeft } from '@clubhouse/domain/selling/lottery/countdown'
import { BAND } from '../messages.ts'
import styles from './jackpot-band.module.css'

/** How long tickets of the draw are still sold. Read out when asked for and not at each second. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const left = timeLeft(until, now)
  if (left === null) return null
  return (
    <div className={styles.clock} role="timer" aria-label={BAND.left(timeInWords(left))}>
      {shownTime(left).map(({ count, unit }) => (
        <div key={unit.replace(/s$/, '')} aria-hidden="true">
          <b>{count}</b>
          <span>{unit}</span>
        </div>
      ))}
    </div>
  )
}
