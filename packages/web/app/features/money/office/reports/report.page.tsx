import { useLoaderData } from 'react-router'
import { getTreasurerReport } from '@clubhouse/contract/money/office/reports'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { REPORT } from './messages.ts'
import { monthsIn } from './months-in.ts'
import { TreasurerReportView } from './report-view.tsx'

export const loader = officeLoader(async ({ call, page, club, headers, search }) => {
  const months = monthsIn(search)
  const [time, report] = await Promise.all([
    clubTime(page, club),
    call(getTreasurerReport, { headers, query: { months } }),
  ])
  return { report, months, time }
})

export const meta = titled(REPORT.title)

export default function ReportPage() {
  return <TreasurerReportView {...useLoaderData<typeof loader>()} />
}
