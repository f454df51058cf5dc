import { Form, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getTaxReport } from '@clubhouse/contract/money/office/reports'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { daysIn } from './days-in.ts'
import { TAX_REPORT } from './messages.ts'
import { TaxTable } from './tax-table.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    const query = daysIn(askedAddress(request).searchParams)
    return { report: await page.call(getTaxReport, { headers, query }) }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = TAX_REPORT.title(loaderData?.report.word ?? 'VAT')
  return pageMeta(matches, { title, path: TAX_REPORT.path, isHidden: true })
}

/** M29: net, tax and gross by rate and way of paying, for a tax return. */
export default function TaxReportPage() {
  const { report } = useLoaderData<typeof loader>()
  const { word, number } = report
  const [from, to] = [displayDate(report.from), displayDate(report.to)]
  return (
    <div className={settings.page}>
      <header>
        <Link to="/reports" className={settings.back}>
          <Icon name="arrow-left" />
          {TAX_REPORT.back}
        </Link>
        <h1 className={settings.heading}>{TAX_REPORT.title(word)}</h1>
        <p className={settings.lead}>{TAX_REPORT.lead(from, to)}</p>
        {number && <p className={settings.lead}>{TAX_REPORT.number(word, number)}</p>}
      </header>
      <Form key={`${from} ${to}`} action={TAX_REPORT.path} className={settings.form} data-print="no">
        <div className={settings.pair}>
          <DateField label={TAX_REPORT.from} name="from" defaultValue={from} />
          <DateField label={TAX_REPORT.to} name="to" defaultValue={to} />
        </div>
        <div className={settings.foot}>
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
        </div>
      </Form>
      <TaxTable report={report} />
    </div>
  )
}
