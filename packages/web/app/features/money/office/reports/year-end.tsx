import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { monthName } from '@clubhouse/domain/format'
import { clubYear, clubYearOf, yearName, yearSpan } from '@clubhouse/domain/money/year/club-year'
import { ButtonLink } from '#ui/button/button.tsx'
import { REPORT } from './messages.ts'
import styles from './report.module.css'

/** The club's year that runs and the one before, each as a page for the AGM and as a file for the accountant. */
export function YearEnd({ report: { to, year_ends_in: endsIn } }: { report: TreasurerReport }) {
  const { year } = clubYearOf(to, endsIn)
  return (
    <div className={styles.body}>
      <p className={styles.quiet}>{REPORT.yearEndsIn(monthName(endsIn))}</p>
      <ul className={styles.years}>
        {[clubYear(endsIn, year - 1), clubYear(endsIn, year)].map((each) => (
          <li key={each.year}>
            <span>
              <b>{yearName(each)}</b>
              <span className={styles.quiet}>{each.year === year ? REPORT.soFar : yearSpan(each)}</span>
            </span>
            <span className={styles.acts} data-print="no">
              <File to={`/reports/annual?year=${each.year}`} name={REPORT.agm} of={yearName(each)} />
              <File to={`/reports/year-end?year=${each.year}`} name={REPORT.accountant} of={yearName(each)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const File = ({ to, name, of }: { to: string; name: string; of: string }) => (
  <ButtonLink size="small" icon="download" variant="secondary" to={to} reloadDocument download>
    {name}
    <span className="visually-hidden"> {REPORT.fileOf(of)}</span>
  </ButtonLink>
)
