import type { LoaderFunctionArgs } from 'react-router'
import { getYearEnd } from '@clubhouse/contract/money/office/reports'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { fileAnswer } from './file-answer.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const year = Number(askedAddress(request).searchParams.get('year')) || page.now().getUTCFullYear()
  try {
    const { filename, bytes } = await page.call(getYearEnd, { headers, query: { year } })
    return fileAnswer(filename, 'application/zip', bytes)
  } catch (error) {
    throw asRouteError(error, page)
  }
}
