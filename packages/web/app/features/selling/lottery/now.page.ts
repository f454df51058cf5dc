import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import type { ServerTime } from './band/use-server-clock.ts'

/** What time it is on the server: pages are kept for a while and browsers' clocks go wrong, a cut-off does neither. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const said: ServerTime = { now: context.get(pageContext).now().toISOString() }
  return Response.json(said, { headers: privateHeaders() })
}
