import type { LoaderFunctionArgs } from 'react-router'
import type { Endpoint } from '@clubhouse/contract/endpoint'
import { asRouteError } from '../../lib/page/api.ts'
import { askedAddress, pageContext } from '../../lib/page/page-context.ts'
import { requireUser } from '../../lib/page/require-user.ts'
import type { ClubPlace } from '../../parts/office/club-time.ts'
import { knownTo, type LoadedList, pageOf, whatWasDone } from '../../parts/office/list/load-list.ts'
import type { ListReply, ListRoom } from '../../parts/office/list/room.ts'

/** A body has no clubhouse whose clock it would go by. */
const BODY_ZONE = 'Europe/Dublin'

export const bodyTime = (now: Date): ClubPlace => ({
  ...{ now: now.toISOString(), timeZone: BODY_ZONE, currency: 'EUR' },
})

/** For the loader of a list of a governing body: as `loadList` of the back office, for who runs no club. */
export async function loadBodyList<Row extends object>(
  { request, context }: LoaderFunctionArgs,
  room: ListRoom<Row>,
  { list, params }: { list: Endpoint; params?: Record<string, string> },
): Promise<LoadedList<Row>> {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const search = askedAddress(request).searchParams
  const ask = (query: Record<string, unknown>) =>
    page.call(list, { ...(params && { params }), query: knownTo(list, query) }) as Promise<ListReply<Row>>
  try {
    const [found, done] = await Promise.all([pageOf(room, search, ask), whatWasDone(room, search, ask, page)])
    return { time: bodyTime(page.now()), list: found, saved: null, done }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
