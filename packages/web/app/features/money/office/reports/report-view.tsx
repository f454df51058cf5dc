import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { REPORT_MONTHS } from '@clubhouse/contract/money/office/report-limits'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { ShowAs } from '#parts/money/office/takings/show-as.tsx'
import { shortMonth } from '#parts/money/office/takings/span-words.ts'
import { figureClass, TakingsFigure } from '#parts/money/office/takings/takings-figure.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { ViewTabs } from '#ui/view-tabs/view-tabs.tsx'
import { AccountsTable, DrawsTable, ProductsTable } from './report-tables.tsx'
import { IncomeTable } from './income-table.tsx'
import { LateBars } from './late-bars.tsx'
import { REPORT } from './messages.ts'
import { ReportFigures } from './report-figures.tsx'
import styles from './report.module.css'
import { YearEnd } from './year-end.tsx'

const WORDS = {
  span: shortMonth,
  plotted: REPORT.plotted,
  table: REPORT.table,
  head: REPORT.month,
  total: REPORT.total,
}

interface Props {
  report: TreasurerReport
  months: number
  time: ClubTime
}

/** What a treasurer reads out to the committee, printable as it stands. */
export function TreasurerReportView({ report, months, time }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>{REPORT.title}</h1>
          <p className={styles.lead}>{REPORT.lead(displayDate(report.from), displayDate(report.to))}</p>
        </div>
        <div className={styles.acts} data-print="no">
          {report.accounts.some(({ account }) => account.startsWith('tax:')) && (
            <ButtonLink variant="secondary" to="/reports/tax">
              {REPORT.tax}
            </ButtonLink>
          )}
        </div>
      </header>
      <ViewTabs
        label={REPORT.span}
        views={REPORT_MONTHS.map((count) => ({
          title: REPORT.months(count),
          to: `${REPORT.path}?months=${count}`,
          count: null,
          isCurrent: count === months,
        }))}
      />
      <ReportFigures report={report} months={months} />
      <OfficeCard
        id="takings"
        title={REPORT.takings}
        className={figureClass}
        end={<ShowAs name="takings-as" />}
      >
        {isEmpty(report) ? (
          <p className={styles.none}>{REPORT.none}</p>
        ) : (
          <div className={styles.body}>
            <TakingsFigure
              days={report.months}
              currency={report.currency}
              words={WORDS}
              every={{ wide: months > 12 ? 3 : 1, narrow: months > 12 ? 6 : months > 6 ? 3 : 1 }}
            />
          </div>
        )}
      </OfficeCard>
      <OfficeCard
        id="products"
        title={REPORT.products}
        end={
          report.products.length > 0 && (
            <ButtonLink
              size="small"
              variant="quiet"
              icon="download"
              to={`/reports/csv?months=${months}`}
              reloadDocument
              download
              data-print="no"
            >
              {REPORT.csv}
            </ButtonLink>
          )
        }
      >
        <ProductsTable report={report} />
      </OfficeCard>
      <div className={styles.pair}>
        <OfficeCard id="income" title={REPORT.income}>
          <IncomeTable report={report} />
        </OfficeCard>
        <OfficeCard id="year-end" title={REPORT.yearEnd}>
          <YearEnd report={report} />
        </OfficeCard>
      </div>
      <div className={styles.pair}>
        <OfficeCard id="late" title={REPORT.late}>
          <LateBars report={report} />
        </OfficeCard>
        <OfficeCard id="draws" title={REPORT.draws}>
          <DrawsTable report={report} time={time} />
        </OfficeCard>
      </div>
      <OfficeCard id="accounts" title={REPORT.accounts}>
        <AccountsTable report={report} time={time} />
      </OfficeCard>
    </div>
  )
}

const isEmpty = ({ months }: TreasurerReport): boolean =>
  months.every(({ membership, fundraising, shop, other }) => !membership && !fundraising && !shop && !other)
