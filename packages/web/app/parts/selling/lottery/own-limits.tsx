import type { Currency } from '@clubhouse/contract/site/club'
import type { PlayLimits } from '@clubhouse/contract/selling/play-limits'
import { formatLongDate, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { BreakForm } from './break-form.tsx'
import { LimitForm } from './limit-form.tsx'
import { PLAY } from './play-messages.ts'
import styles from './play.module.css'

interface Props {
  limits: PlayLimits
  /** The club at which they hold. */
  club: string
  currency: Currency
  timeZone: string
}

/** Limits of one's own and breaks, at one club: lower at once, higher after a day. */
export function OwnLimits({ limits, club, currency, timeZone }: Props) {
  const day = (instant: string) => formatLongDate(instant, timeZone)
  return (
    <div className={styles.body}>
      <p>{PLAY.lead}</p>
      <ul>
        {factsOf(limits, currency, day).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {limits.excluded_until === null ? (
        <>
          <LimitForm limit={limits.limit} club={club} currency={currency} />
          <BreakForm club={club} />
        </>
      ) : (
        <p role="status" className={styles.stopped}>
          {PLAY.excluded(day(limits.excluded_until))}
        </p>
      )}
    </div>
  )
}

function factsOf(limits: PlayLimits, currency: Currency, day: (instant: string) => string): string[] {
  const { limit, next_limit: next, club_limit: clubLimit, spent_this_week: spent } = limits
  const money = (amount: number | null) =>
    amount === null ? PLAY.noLimit : formatMoney(cents(amount), currency).replace(/\.00$/, '')
  return [
    PLAY.spent(money(spent)),
    limit === null ? PLAY.noOwn : PLAY.own(money(limit)),
    ...(next ? [PLAY.next(money(next.limit), day(next.from))] : []),
    ...(clubLimit === null ? [] : [PLAY.clubLimit(money(clubLimit))]),
  ]
}
