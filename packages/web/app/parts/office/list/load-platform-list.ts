import type { LoaderFunctionArgs } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, statusOf } from '../../../lib/page/api.ts'
import { askedAddress, pageContext } from '../../../lib/page/page-context.ts'
import { requireUser } from '../../../lib/page/require-user.ts'
import { type ClubPlace, clubTimeOf } from '../club-time.ts'
import { asking, type ListSource, type LoadedList, pageOf, whatWasDone } from './load-list.ts'
import type { OfficeListPage } from './list-page.ts'

/** The platform's own clock. */
const HERE = { time_zone: 'Europe/Dublin', currency: 'EUR' } as const

/** Who runs the platform or a governing body has no clubhouse whose clock they would go by. */
export const platformTime = (page: PageContext): ClubPlace => clubTimeOf(page, HERE)

/** For a list page of the platform's own sites, where there is no club and no view is saved. */
export async function loadPlatformList<Row extends object>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  listPage: OfficeListPage<Row>,
  source: ListSource,
): Promise<LoadedList<Row>> {
  const page = context.get(pageContext)
  await requireUser(page, request)
  return platformList(page, askedAddress(request).searchParams, listPage, source)
}

export async function platformList<Row extends object>(
  page: PageContext,
  search: URLSearchParams,
  listPage: OfficeListPage<Row>,
  source: ListSource,
): Promise<LoadedList<Row>> {
  const ask = asking<Row>(page, {}, source)
  const [list, done] = await Promise.all([
    unlessFailed(pageOf(listPage, search, ask), page),
    whatWasDone(listPage, search, ask, page),
  ])
  return { time: platformTime(page), list, saved: null, done }
}

/** A list that fails leaves the page around it standing; one that isn't theirs, or isn't there, is no page. */
async function unlessFailed<T>(work: Promise<T>, page: PageContext): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (statusOf(error) < 500) throw asRouteError(error, page)
    page.reportError(error)
    return null
  }
}
