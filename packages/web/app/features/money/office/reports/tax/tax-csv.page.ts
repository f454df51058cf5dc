import type { LoaderFunctionArgs } from 'react-router'
import { getTaxReportCsv } from '@clubhouse/contract/money/office/reports'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { fileAnswer } from '../file-answer.ts'
import { daysIn } from './days-in.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const query = daysIn(askedAddress(request).searchParams)
  try {
    const { filename, parts } = await page.call(getTaxReportCsv, { headers, query })
    let text = ''
    for await (const part of parts) text += part
    return fileAnswer(filename, 'text/csv; charset=utf-8', text)
  } catch (error) {
    throw asRouteError(error, page)
  }
}
