import type { ReactNode } from 'react'
import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { changeOn, ofAll } from '#parts/money/office/takings/sums.ts'
import { REPORT } from './messages.ts'
import styles from './report.module.css'

/** The four that are asked for first. */
export function ReportFigures({ report, months }: { report: TreasurerReport; months: number }) {
  const { before, due, arrears, renewals, currency } = report
  const money = (amount: number) => formatMoney(cents(amount), currency)
  const taken = ofAll(report.months)
  const percent = renewals.ended === 0 ? '–' : `${Math.round((100 * renewals.renewed) / renewals.ended)}%`
  return (
    <dl className={styles.figures} aria-label={REPORT.figures}>
      <Figure name={REPORT.taken(months)} value={money(taken)}>
        {changeWords(changeOn(before, taken), before > 0 ? money(before) : null)}
      </Figure>
      <Figure name={REPORT.due(displayDate(due.until))} value={money(due.amount)}>
        {REPORT.payments(due.count)}
      </Figure>
      <Figure name={REPORT.arrears} value={money(arrears.owed)}>
        {REPORT.people(arrears.people)}
      </Figure>
      <Figure name={REPORT.renewed} value={percent}>
        {REPORT.renewedOf(renewals.renewed, renewals.ended)}
      </Figure>
    </dl>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  )
}

function changeWords(change: number | null, before: string | null): string {
  if (change === null) return before ? REPORT.hardlyBefore(before) : REPORT.noneBefore
  if (change === 0) return REPORT.asBefore
  return `${change > 0 ? '▲ +' : '▼ −'}${Math.abs(change)}% ${REPORT.onBefore}`
}
