import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { robotsTxt } from '@clubhouse/domain/site/content/seo'
import type { Room } from '@clubhouse/domain/web/rooms'
import { findAccount } from '../clubs/port.ts'
import type { Core } from '#kernel/core.ts'
import { findPublished } from '../content/port.ts'
import { writeCached } from '#kernel/http/pages/cached-page-door.ts'
import type { RouteGuard } from '#kernel/http/guard.ts'
import { OPEN_ROUTE } from '#kernel/http/require-guards.ts'
import type { Site } from '#kernel/http/sites.ts'
import type { ClubPictures } from './club-pictures.ts'
import { clubManifest, clubRss, clubSitemap } from './documents.ts'

/** Drawing costs real work. */
const DRAWN: { config: { guard: RouteGuard } } = {
  config: { guard: { audience: 'anyone', rate: 'render' } },
}
const HOUR = 'public, max-age=3600'

interface DiscoveryDeps extends Pick<Core, 'db' | 'cache' | 'revisions' | 'sites' | 'now'> {
  pictures: ClubPictures
  rooms: ReadonlySet<Room>
}

/** What machines look for beside the pages: crawlers, feed readers, phones, link previews. */
export function discoveryRoutes(app: FastifyInstance, deps: DiscoveryDeps): void {
  const { db, cache, revisions, pictures, now, sites, rooms } = deps

  app.get('/robots.txt', OPEN_ROUTE, (request, reply) => {
    const { host, origin } = sites.require(request.host)
    // Only clubs are for the public; the other sites are for people who sign in.
    const text = host.type === 'club' ? robotsTxt(origin) : 'User-agent: *\nDisallow: /\n'
    return reply.type('text/plain; charset=utf-8').header('cache-control', HOUR).send(text)
  })

  const documents = [
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', make: clubSitemap },
    { url: '/rss.xml', type: 'application/rss+xml; charset=utf-8', make: clubRss },
    { url: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8', make: clubManifest },
  ]
  for (const { url, type, make } of documents) {
    app.get(url, OPEN_ROUTE, async (request, reply) => {
      const club = clubOf(request)
      if (!club) return missing(reply)
      const key = `${club.site.keyPrefix} ${url}`
      const outcome = await cache.get(key, revisions.of(club.site.clubId), async () => {
        const body = await make({ db, club: club.slug, origin: club.site.origin, now: now(), rooms })
        const headers = { 'content-type': type, 'cache-control': HOUR, 'x-content-type-options': 'nosniff' }
        return { status: body === null ? 404 : 200, headers, body: body ?? '', mayKeep: true }
      })
      if (outcome.from === 'uncached') return missing(reply)
      reply.hijack()
      writeCached(request.raw, reply.raw, outcome.page)
    })
  }

  app.get('/favicon.ico', DRAWN, (request, reply) => sendIcon(request, reply, 192))
  app.get('/icon-192.png', DRAWN, (request, reply) => sendIcon(request, reply, 192))
  app.get('/icon-512.png', DRAWN, (request, reply) => sendIcon(request, reply, 512))

  app.get<{ Params: { name: string } }>('/share/:name', DRAWN, async (request, reply) => {
    const club = clubOf(request)
    const slug = /^([a-z0-9-]{1,200})\.jpg$/.exec(request.params.name)?.[1]
    const account = club && slug ? await findAccount(db, club.slug) : null
    if (!club || !slug || !account) return missing(reply)
    // The club's own card stands under the name that no article has.
    const title = slug === 'club' ? account.name : (await findPublished(db, club.slug, slug, now()))?.title
    if (!title) return missing(reply)
    return reply
      .type('image/jpeg')
      .header('cache-control', HOUR)
      .send(await pictures.share(account, title))
  })

  async function sendIcon(request: FastifyRequest, reply: FastifyReply, size: 192 | 512) {
    const club = clubOf(request)
    const account = club && (await findAccount(db, club.slug))
    if (!account) return missing(reply)
    return reply
      .type('image/png')
      .header('cache-control', HOUR)
      .send(await pictures.icon(account, size))
  }

  function clubOf(request: FastifyRequest): { site: Site; slug: string } | null {
    const found = sites.of(request.host)
    return found.ok && found.site.host.type === 'club'
      ? { site: found.site, slug: found.site.host.club }
      : null
  }
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is no such file')
