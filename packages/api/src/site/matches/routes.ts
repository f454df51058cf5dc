import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProviderId } from '@clubhouse/contract/site/matches'
import type { Core } from '#kernel/core.ts'
import type { RouteGuard } from '#kernel/http/guard.ts'
import { notFound } from '@clubhouse/contract/refusal'
import { clubCalendar, readWish } from './calendar.ts'
import type { MatchDeps } from './deps.ts'
import { TeamPictures } from './team-pictures.ts'

/** Both cost real work, and calls to a provider. */
const AT_A_COST: { config: { guard: RouteGuard } } = {
  config: { guard: { audience: 'anyone', rate: 'render' } },
}

interface RouteDeps extends Pick<Core, 'storage' | 'sites'> {
  matches: MatchDeps
}

/** What calendars and pages fetch beside the pages, on a club's own host. */
export function matchRoutes(app: FastifyInstance, { matches, storage, sites }: RouteDeps): void {
  const pictures = new TeamPictures({ ...matches, storage })

  app.get<{ Querystring: Record<string, unknown> }>('/fixtures.ics', AT_A_COST, async (request, reply) => {
    const { slug, origin } = clubOf(request)
    const wish = readWish(request.query)
    const calendar = await clubCalendar(matches, { ...wish, slug, origin })
    return reply
      .header('cache-control', 'public, max-age=900, stale-if-error=86400')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `inline; filename="${wish.match === null ? 'fixtures' : 'match'}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendar)
  })

  app.get<{ Params: { id: string } }>('/team-pictures/:id', AT_A_COST, async (request, reply) => {
    const { slug } = clubOf(request)
    const id = ProviderId.safeParse(request.params.id)
    const picture = id.success ? await pictures.find(slug, id.data) : 'missing'
    if (typeof picture === 'string') {
      // A stand-in is shown; a provider that was away for a moment is asked again by the next page.
      const keep = picture === 'missing' ? 'public, max-age=300' : 'no-store'
      return reply.code(404).header('cache-control', keep).type('text/plain').send('There is no such picture')
    }
    return reply
      .header('cache-control', 'public, max-age=604800, stale-while-revalidate=2592000')
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(picture)
  })

  function clubOf(request: FastifyRequest): { slug: string; origin: string } {
    const found = sites.of(request.host)
    if (!found.ok || found.site.host.type !== 'club') throw notFound('The club')
    return { slug: found.site.host.club, origin: found.site.origin }
  }
}
