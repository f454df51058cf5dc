import { Form, useLoaderData } from 'react-router'
import { getTaxReport } from '@clubhouse/contract/money/office/reports'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { titled } from '#lib/page/page-meta.ts'
import { Lead, OfficePage } from '#parts/office/page/office-page.tsx'
import { Columns, Row } from '#ui/layout/layout.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { daysIn } from './days-in.ts'
import { TAX_REPORT } from './messages.ts'
import { TaxTable } from './tax-table.tsx'

export const loader = officeLoader(async ({ call, headers, search }) => {
  const query = daysIn(search)
  return { report: await call(getTaxReport, { headers, query }) }
})

export const meta = titled<typeof loader>((data) => TAX_REPORT.title(data?.report.word ?? 'VAT'))

/** M29: net, tax and gross by rate and way of paying, for a tax return. */
export default function TaxReportPage() {
  const { report } = useLoaderData<typeof loader>()
  const { word, number } = report
  const [from, to] = [displayDate(report.from), displayDate(report.to)]
  return (
    <OfficePage
      back={{ to: '/reports', label: TAX_REPORT.back }}
      title={TAX_REPORT.title(word)}
      lead={TAX_REPORT.lead(from, to)}
      more={number && <Lead>{TAX_REPORT.number(word, number)}</Lead>}
    >
      <Form key={`${from} ${to}`} action={TAX_REPORT.path} className={settings.form} data-print="no">
        <Columns>
          <DateField calendar label={TAX_REPORT.from} name="from" defaultValue={from} />
          <DateField calendar label={TAX_REPORT.to} name="to" defaultValue={to} />
        </Columns>
        <Row>
          <Button type="submit">{TAX_REPORT.show}</Button>
          <ButtonLink
            icon="download"
            variant="secondary"
            reloadDocument={true}
            download={true}
            to={`${TAX_REPORT.path}/csv?from=${report.from}&to=${report.to}`}
          >
            {TAX_REPORT.csv}
          </ButtonLink>
        </Row>
      </Form>
      <TaxTable report={report} />
    </OfficePage>
  )
}
