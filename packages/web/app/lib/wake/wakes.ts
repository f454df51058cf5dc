import type { EntryContext } from 'react-router'
import { KEEP_HEADER } from '@clubhouse/domain/web/page-context'
import type { SiteData } from '../page/site-data.ts'
import { FROM_EARLY_SCRIPT } from './early/wake-data.ts'

/**
 * How a page is taken over by React ([ADR 034](../../../../../docs/decisions/034-pages-wake-on-touch.md)): at once, or asleep until
 * somebody touches what only React can answer. A club's page that is kept for everybody is there to be read and sleeps; every
 * other page is awake at once. A route for which that is wrong says so:
 *
 *   export { wakesAtOnce as handle } from '../../lib/wake/wakes.ts'
 */
export type Wakes = 'at-once' | 'on-touch'
export interface WakeHandle {
  wakes: Wakes
}

export const wakesAtOnce: WakeHandle = { wakes: 'at-once' }
export const wakesOnTouch: WakeHandle = { wakes: 'on-touch' }

type Asked = Pick<Request, 'method' | 'headers'>
type Routing = Pick<EntryContext, 'staticHandlerContext' | 'routeModules'>

/**
 * Decided once, by the server, for the document. What answers a form, or failed, has more to say than a page that is read; only the
 * early script shows such an answer in a page that sleeps on.
 */
export function wakesOf(asked: Asked, headers: Headers, routing: Routing): Wakes {
  const { matches, errors, actionData } = routing.staticHandlerContext
  const isRead = (asked.method === 'GET' || asked.method === 'HEAD') && !actionData
  const isPlain = (isRead || isFromEarlyScript(asked)) && !errors
  if (!isPlain || siteIn(routing)?.site !== 'club') return 'at-once'
  const said = matches.map(({ route }) => routing.routeModules[route.id]?.handle).findLast(isWakeHandle)
  return said?.wakes ?? (headers.has(KEEP_HEADER) ? 'on-touch' : 'at-once')
}

/** Whether everybody gets the same page: then what wakes it is fetched when wanted, and kept like the page itself. */
export function isForEverybody(headers: Headers, routing: Routing): boolean {
  return headers.has(KEEP_HEADER) && !siteIn(routing)?.user && !routing.staticHandlerContext.actionData
}

/** Its answers are shown in a page that stands: what was refused is said there, and is no fault of the request. */
export const isFromEarlyScript = ({ headers }: Asked): boolean => headers.has(FROM_EARLY_SCRIPT)

const siteIn = ({ staticHandlerContext }: Pick<Routing, 'staticHandlerContext'>) =>
  staticHandlerContext.loaderData['root'] as SiteData | undefined

const isWakeHandle = (handle: unknown): handle is WakeHandle =>
  typeof handle === 'object' && handle !== null && 'wakes' in handle
