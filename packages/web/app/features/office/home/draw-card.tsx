import type { NextDraw, OfficeHome } from '@clubhouse/contract/office/home'
import { formatDay, formatNumber, formatShortPrice, formatTime } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import styles from './draw-card.module.css'
import { DRAW } from './messages.ts'

type Props = {
  home: OfficeHome
  draw: NextDraw | null
  font: string | undefined
  className: string | undefined
}

/** The draw that comes next: what can be won, and how many are in it. */
export function DrawCard({ home, draw, font, className }: Props) {
  if (!draw)
    return (
      <OfficeCard id="next-draw" title={DRAW.title} className={className}>
        <p className={styles.none}>{DRAW.none}</p>
      </OfficeCard>
    )
  const { currency, time_zone: zone } = home
  const at = (moment: string) => [formatDay(moment, zone), formatTime(moment, zone)] as const
  const isLotto = draw.kind === 'Lotto'
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby="next-draw">
      <h2 id="next-draw" className="visually-hidden">
        {DRAW.title}
      </h2>
      {/* In the club's own face, as its visitors see it. */}
      <div className={styles.art} data-font={font}>
        <span>{isLotto ? DRAW.jackpot(draw.name) : DRAW.title}</span>
        <b>{draw.jackpot === null ? draw.name : formatShortPrice(cents(draw.jackpot), currency)}</b>
        <span>{DRAW.at(...at(draw.draws_at))}</span>
      </div>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>{isLotto ? DRAW.lines : DRAW.tickets}</dt>
          <dd>
            {formatNumber(draw.entries)}
            {draw.renewing > 0 && DRAW.renewing(draw.renewing)}
          </dd>
          <dt>{DRAW.entries}</dt>
          <dd>{draw.is_closed ? DRAW.closed : DRAW.open(...at(draw.closes_at))}</dd>
        </dl>
        {isLotto && draw.entries_before !== null && draw.entries_before > 0 && (
          <>
            <progress
              className={styles.progress}
              value={Math.min(draw.entries, draw.entries_before)}
              max={draw.entries_before}
              aria-label={DRAW.compared(draw.entries, draw.entries_before)}
            />
            <p className={styles.note}>{DRAW.compared(draw.entries, draw.entries_before)}</p>
          </>
        )}
      </div>
    </section>
  )
}
