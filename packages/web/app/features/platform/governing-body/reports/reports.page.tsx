import { Form, useLoaderData } from 'react-router'
import { AGE_GROUPS, REPORT_MONTHS } from '@clubhouse/contract/platform/governing-body/limits'
import {
  getRegistrationsReport,
  type RegistrationsRow,
} from '@clubhouse/contract/platform/governing-body/reports'
import { AGE_WORDS } from '@clubhouse/domain/platform/governing-body/words'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { ViewTabs } from '#ui/view-tabs/view-tabs.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { REPORTS } from '../messages.ts'
import { askedIn, queryOf } from './asked.ts'
import styles from './reports.module.css'

export const loader = memberLoader(async ({ call, search }) => {
  const asked = askedIn(search)
  return { asked, report: await call(getRegistrationsReport, { query: queryOf(asked) }) }
})

export const meta = titled(REPORTS.title)

/** How many registered, by month or club and by age; each choice stands in the address. */
export default function ReportsPage() {
  const { asked, report } = useLoaderData<typeof loader>()
  const { by, months, club } = asked
  const at = (wanted: 'month' | 'club') =>
    `/reports?${new URLSearchParams({ by: wanted, months: String(months), ...(club && { club }) }).toString()}`
  const file = new URLSearchParams({ months: String(months), ...(club && { club }) }).toString()
  return (
    <OfficePage
      title={REPORTS.title}
      lead={REPORTS.lead}
      actions={
        <ButtonLink icon="download" to={`/reports/csv?${file}`} reloadDocument download>
          {REPORTS.csv}
        </ButtonLink>
      }
    >
      <ViewTabs
        label={REPORTS.views}
        views={[
          { title: REPORTS.byMonth, to: at('month'), count: null, isCurrent: by === 'month' },
          { title: REPORTS.byClub, to: at('club'), count: null, isCurrent: by === 'club' },
        ]}
      />
      <Form method="get" action="/reports" className={styles.choice}>
        <input type="hidden" name="by" value={by} />
        <Select
          key={`months ${months}`}
          name="months"
          label={REPORTS.months}
          options={REPORT_MONTHS.map((each) => ({ value: String(each), label: REPORTS.last(each) }))}
          defaultValue={String(months)}
        />
        <Select
          key={`club ${club}`}
          name="club"
          label={REPORTS.club}
          placeholder={REPORTS.allClubs}
          options={report.clubs.map(({ account_id: value, name: label }) => ({ value, label }))}
          defaultValue={club}
        />
        <Button type="submit">{REPORTS.show}</Button>
      </Form>
      <Numbers by={by} rows={report.rows} sums={report.sums} />
    </OfficePage>
  )
}

interface NumbersProps {
  by: 'month' | 'club'
  rows: readonly RegistrationsRow[]
  sums: Pick<RegistrationsRow, 'ages' | 'total'>
}

const number = new Intl.NumberFormat('en-IE')

/** Scrolls within its own frame on a phone: every figure stays under its heading. */
function Numbers({ by, rows, sums }: NumbersProps) {
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={REPORTS.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{REPORTS.title}</caption>
        <thead>
          <tr>
            <th scope="col">{by === 'month' ? REPORTS.month : REPORTS.club}</th>
            <th scope="col">{REPORTS.all}</th>
            {AGE_GROUPS.map((age) => (
              <th key={age} scope="col">
                {AGE_WORDS[age]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Figures key={row.key} name={row.name} row={row} />
          ))}
        </tbody>
        <tfoot>
          <Figures name={REPORTS.together} row={sums} />
        </tfoot>
      </table>
    </div>
  )
}

function Figures({ name, row }: { name: string; row: Pick<RegistrationsRow, 'ages' | 'total'> }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <b>{number.format(row.total)}</b>
      </td>
      {AGE_GROUPS.map((age) => (
        <td key={age}>{number.format(row.ages[age])}</td>
      ))}
    </tr>
  )
}
