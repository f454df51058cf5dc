import type { LoaderFunctionArgs } from 'react-router'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { loadPart } from '../../../lib/page/api.ts'
import { askedAddress, pageContext } from '../../../lib/page/page-context.ts'
import { requireUser } from '../../../lib/page/require-user.ts'
import { clubTimeOf } from '../club-time.ts'
import { asking, type ListSource, type LoadedList, pageOf, whatWasDone } from './load-list.ts'
import type { ListRoom } from './room.ts'

/** The platform's own clock. */
const HERE = { time_zone: 'Europe/Dublin', currency: 'EUR' } as const

/** For a room of the platform's own sites, where there is no club and no view is saved. */
export async function loadPlatformList<Row extends object>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  room: ListRoom<Row>,
  source: ListSource,
): Promise<LoadedList<Row>> {
  const page = context.get(pageContext)
  await requireUser(page, request)
  return platformList(page, askedAddress(request).searchParams, room, source)
}

export async function platformList<Row extends object>(
  page: PageContext,
  search: URLSearchParams,
  room: ListRoom<Row>,
  source: ListSource,
): Promise<LoadedList<Row>> {
  const ask = asking<Row>(page, {}, source)
  const [list, done] = await Promise.all([
    loadPart(pageOf(room, search, ask), page),
    whatWasDone(room, search, ask, page),
  ])
  return { time: clubTimeOf(page, HERE), list: list.value, saved: null, done }
}
