import type { FastifyInstance } from 'fastify'
import { notFound } from '@clubhouse/contract/refusal'
import type { RouteGuard } from '#kernel/http/guard.ts'
import type { FeedDeps } from '../deps.ts'
import { familyCalendar } from './family-calendar.ts'
import { CALENDAR_PATH } from './renew-calendar.ts'

const GUARD: { config: { guard: RouteGuard } } = { config: { guard: { audience: 'anyone', rate: 'render' } } }
const FILE = /^([\w-]{43})\.ics$/

/** The family's calendar, on the my-account host. Whoever has the address reads it; any other is not there. */
export function calendarRoutes(app: FastifyInstance, deps: FeedDeps): void {
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}:file`, GUARD, async (request, reply) => {
    const found = deps.sites.of(request.host)
    const isHere = found.ok && found.site.host.type === 'myaccount'
    const secret = isHere ? FILE.exec(request.params.file)?.[1] : undefined
    const calendar = secret === undefined ? null : await familyCalendar(deps, secret)
    if (calendar === null) throw notFound('The calendar')
    return reply
      .headers({
        // Asked again each time: a family's days are nobody else's to keep.
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="family.ics"',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })
}
