import type { Currency } from '@clubhouse/contract/account'
import type { PlayLimits as Limits } from '@clubhouse/contract/lottery'
import { formatLongDate, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useClub } from '../../../lib/page/site-data.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PLAY } from '../messages.ts'
import { BreakForm } from './break-form.tsx'
import { LimitForm } from './limit-form.tsx'
import styles from './play.module.css'

/** Limits of one's own and breaks: lower at once, higher after a day. Only for whoever is signed in. */
export function PlayLimits({ limits }: { limits: Limits }) {
  const { currency, time_zone: zone } = useClub().account
  const day = (instant: string) => formatLongDate(instant, zone)
  return (
    <details className={styles.card} open={limits.excluded_until !== null}>
      <summary>
        <h2>{PLAY.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.body}>
        <p>{PLAY.lead}</p>
        <ul>
          {factsOf(limits, currency, day).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {limits.excluded_until === null ? (
          <>
            <LimitForm limit={limits.limit} />
            <BreakForm />
          </>
        ) : (
          <p role="status" className={styles.stopped}>
            {PLAY.excluded(day(limits.excluded_until))}
          </p>
        )}
      </div>
    </details>
  )
}

function factsOf(limits: Limits, currency: Currency, day: (instant: string) => string): string[] {
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
