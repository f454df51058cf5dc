import { privateHeaders } from '#lib/page/keep.ts'
import { publicLoader } from '#lib/page/handlers.ts'
import type { ServerTime } from './band/use-server-clock.ts'

/** What time it is on the server: pages are kept for a while and browsers' clocks go wrong, a cut-off does neither. */
export const loader = publicLoader(({ page }): Response => {
  const said: ServerTime = { now: page.now().toISOString() }
  return Response.json(said, { headers: privateHeaders() })
})
