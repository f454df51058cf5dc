import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { getTreasurerReport } from '@clubhouse/contract/money/office/reports'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { REPORT } from './messages.ts'
import { monthsIn } from './months-in.ts'
import { TreasurerReportView } from './report-view.tsx'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const months = monthsIn(askedAddress(request).searchParams)
  try {
    const [time, report] = await Promise.all([
      clubTime(page, club),
      page.call(getTreasurerReport, { headers, query: { months } }),
    ])
    return { report, months, time }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: REPORT.title, path: REPORT.path, isHidden: true })
}

export default function ReportPage() {
  return <TreasurerReportView {...useLoaderData<typeof loader>()} />
}
