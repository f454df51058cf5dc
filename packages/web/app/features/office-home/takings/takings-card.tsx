import type { OfficeHome } from '@clubhouse/contract/backoffice/home'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { HomeCard } from '../home-card.tsx'
import { TAKINGS } from '../messages.ts'
import { changeOn, kindsShown, ofAll, ofKind } from './sums.ts'
import styles from './takings.module.css'
import { TakingsPlot } from './takings-plot.tsx'
import { TakingsTable } from './takings-table.tsx'

type Props = Pick<OfficeHome, 'takings' | 'currency'> & { className: string | undefined }

/** A plot and its table in one figure; which of them is seen, two radios choose, without a script. */
export function TakingsCard({ takings: { days, before, has_any: hasAny }, currency, className }: Props) {
  const all = ofAll(days)
  const isEmpty = days.every((day) => kindsShown([day]).every((kind) => day[kind] === 0))
  const none = hasAny ? TAKINGS.none : TAKINGS.never
  if (isEmpty)
    return (
      <HomeCard id="takings" title={TAKINGS.title} className={className}>
        <p className={styles.none}>{none}</p>
      </HomeCard>
    )
  return (
    <HomeCard
      id="takings"
      title={TAKINGS.title}
      className={classNames(styles.figure, className)}
      end={<ShowAs />}
    >
      <div className={styles.body}>
        <div className={styles.figures}>
          <div>
            <p className={styles.sum}>{formatMoney(cents(all), currency)}</p>
            <p className={styles.note}>
              <Change before={before} now={all} />
            </p>
          </div>
          {kindsShown(days).map((kind) => (
            <div key={kind}>
              <p className={styles.part}>{formatMoney(cents(ofKind(days, kind)), currency)}</p>
              <p className={styles.note}>{TAKINGS.shortKinds[kind]}</p>
            </div>
          ))}
        </div>
        <div className={styles.plot}>
          <TakingsPlot days={days} currency={currency} />
          <ul className={styles.legend} role="list">
            {kindsShown(days).map((kind) => (
              <li key={kind} data-kind={kind}>
                {TAKINGS.kinds[kind]}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.asTable}>
          <TakingsTable days={days} currency={currency} />
        </div>
      </div>
    </HomeCard>
  )
}

function Change({ before, now }: { before: number; now: number }) {
  const change = changeOn(before, now)
  if (change === null) return TAKINGS.noneBefore
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

function ShowAs() {
  return (
    <fieldset className={styles.segment} data-print="no">
      <legend className="visually-hidden">{TAKINGS.show}</legend>
      <label>
        <input type="radio" name="takings-as" value="plot" defaultChecked />
        <Icon name="bars" />
        {TAKINGS.plot}
      </label>
      <label>
        <input type="radio" name="takings-as" value="table" data-as-table="" />
        <Icon name="table" />
        {TAKINGS.table}
      </label>
    </fieldset>
  )
}
