import type { OfficeHome } from '@clubhouse/contract/office/home'
import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { shortDay } from '#parts/money/office/takings/span-words.ts'
import { TAKINGS as KINDS } from '#parts/money/office/takings/messages.ts'
import { ShowAs } from '#parts/money/office/takings/show-as.tsx'
import { changeOn, kindsShown, ofAll, ofKind } from '#parts/money/office/takings/sums.ts'
import { figureClass, TakingsFigure } from '#parts/money/office/takings/takings-figure.tsx'
import styles from '#parts/money/office/takings/takings.module.css'
import { classNames } from '#ui/class-names.ts'
import { TAKINGS } from './messages.ts'

const WORDS = {
  span: shortDay,
  plotted: TAKINGS.byDay,
  table: TAKINGS.tableOf,
  head: TAKINGS.day,
  total: TAKINGS.total,
}

interface Props {
  takings: NonNullable<OfficeHome['takings']>
  currency: OfficeHome['currency']
  className: string | undefined
}

/** A plot and its table in one figure. */
export function TakingsCard({ takings: { days, before, has_any: hasAny }, currency, className }: Props) {
  const all = ofAll(days)
  const isEmpty = days.every((day) => kindsShown([day]).every((kind) => day[kind] === 0))
  const none = hasAny ? TAKINGS.none : TAKINGS.never
  if (isEmpty)
    return (
      <OfficeCard id="takings" title={TAKINGS.title} className={className}>
        <p className={styles.none}>{none}</p>
      </OfficeCard>
    )
  return (
    <OfficeCard
      id="takings"
      title={TAKINGS.title}
      className={classNames(figureClass, className)}
      end={<ShowAs name="takings-as" />}
    >
      <div className={styles.body}>
        <div className={styles.figures}>
          <div>
            <p className={styles.sum}>{formatMoney(cents(all), currency)}</p>
            <p className={styles.note}>
              <Change before={before} now={all} currency={currency} />
            </p>
          </div>
          {kindsShown(days).map((kind) => (
            <div key={kind}>
              <p className={styles.part}>{formatMoney(cents(ofKind(days, kind)), currency)}</p>
              <p className={styles.note}>{KINDS.shortKinds[kind]}</p>
            </div>
          ))}
        </div>
        <TakingsFigure days={days} currency={currency} words={WORDS} every={{ wide: 7, narrow: 14 }} />
      </div>
    </OfficeCard>
  )
}

function Change({ before, now, currency }: { before: number; now: number; currency: Currency }) {
  const change = changeOn(before, now)
  if (change === null)
    return before > 0 ? TAKINGS.hardlyBefore(formatMoney(cents(before), currency)) : TAKINGS.noneBefore
  if (change === 0) return TAKINGS.asBefore
  return (
    <>
      <span className={change > 0 ? styles.up : styles.down}>
        {change > 0 ? '▲' : '▼'} {change > 0 ? '+' : '−'}
        {Math.abs(change)}%
      </span>{' '}
      {TAKINGS.onBefore}
    </>
  )
}
