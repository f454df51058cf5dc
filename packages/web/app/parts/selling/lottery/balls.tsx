import type { Pick } from '@clubhouse/contract/selling/lottery'
import { classNames } from '#ui/class-names.ts'
import styles from './balls.module.css'

type Props = {
  picks: readonly Pick[]
  /** So many places; those without a symbol are holes. */
  places?: number
  tone?: 'primary' | 'accent' | 'mixed'
  /** Said instead of the balls; without it they are decoration beside words that say the same. */
  label?: string
  className?: string | undefined
}

const TONES = [undefined, styles.accent, styles.cream]

/** Symbols of a line, or of a draw, as balls. */
export function Balls({ picks, places = picks.length, tone = 'primary', label, className }: Props) {
  return (
    <span
      className={classNames(styles.balls, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {picks.map((pick, at) => (
        <span key={pick} className={classNames(styles.ball, tone === 'mixed' ? TONES[at % 3] : styles[tone])}>
          {pick}
        </span>
      ))}
      {Array.from({ length: Math.max(0, places - picks.length) }, (_, at) => (
        <span key={`hole-${at}`} className={styles.hole} />
      ))}
    </span>
  )
}
