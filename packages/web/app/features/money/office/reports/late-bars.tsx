import { Link } from 'react-router'
import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { REPORT } from './messages.ts'
import styles from './report.module.css'

/** A table whose rows are bars: read and seen at once. */
export function LateBars({ report: { arrears, currency } }: { report: TreasurerReport }) {
  if (arrears.owed === 0) return <p className={styles.none}>{REPORT.nobodyLate}</p>
  const most = Math.max(...arrears.by_age.map(({ owed }) => owed), 1)
  return (
    <div className={styles.body}>
      <table className={styles.late}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {REPORT.howLate}
            </th>
            <th scope="col">{REPORT.who}</th>
            <th scope="col">{REPORT.owed}</th>
          </tr>
        </thead>
        <tbody>
          {arrears.by_age.map(({ from, to, people, owed }) => (
            <tr key={from}>
              <th scope="row">{REPORT.age(from, to)}</th>
              <td aria-hidden="true">
                <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" data-age={from}>
                  <rect width={(100 * owed) / most} height="10" />
                </svg>
              </td>
              <td>{people || '–'}</td>
              <td>{owed === 0 ? '–' : formatMoney(cents(owed), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p data-print="no">
        <Link to="/orders?show=owing">{REPORT.toLate}</Link>
      </p>
    </div>
  )
}
