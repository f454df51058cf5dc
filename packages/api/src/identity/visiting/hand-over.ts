import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { returnPath } from '@clubhouse/domain/web/redirects'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { OPEN_ROUTE } from '../../http/require-guards.ts'
import type { Site, Sites } from '../../http/sites.ts'
import type { Audit } from '../../security/audit.ts'
import { browserHash, flowCookie, newBrowserSecret, readFlowCookie } from '../codes/browser-binding.ts'
import { createSignInCode } from '../codes/link-codes.ts'
import { cookieLine } from '../sessions/cookie-line.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { Visitor } from './visitor.ts'

export interface HandOverDeps {
  config: Config
  db: Database
  sites: Sites
  sessions: Sessions
  audit: Audit
  now: () => Date
}

/** Sites of the platform that a member or an admin walks over to from their club. */
const TARGETS = ['myaccount', 'backoffice'] as const
type Target = (typeof TARGETS)[number]
const isTarget = (value: unknown): value is Target => TARGETS.some((target) => target === value)

const CONTINUE = '/authentication/continue'
const HAND_OVER = '/authentication/hand-over'

/**
 * SHELL-18, SHELL-19: whoever is signed in on their club's site need not sign in again on the sites beside it.
 * Cookies never leave a host, so the other site begins (`continue`): it ties the flow to this browser and asks
 * the club's site (`hand-over`), which answers with a one-time code that only this browser can use.
 */
export function handOverRoutes(app: FastifyInstance, deps: HandOverDeps): void {
  const { config, db, sites, now } = deps

  app.get(CONTINUE, OPEN_ROUTE, (request, reply) => {
    const site = siteOf(request)
    const { club, path } = request.query as Record<string, unknown>
    const from = typeof club === 'string' ? sites.ofClub(club) : null
    if (!site || !isTarget(site.host.type) || !from) return go(reply, '/authentication')
    const secret = readFlowCookie(request.headers.cookie, config) ?? newBrowserSecret()
    const asked = new URL(HAND_OVER, from.origin)
    asked.searchParams.set('to', site.host.type)
    asked.searchParams.set('proof', browserHash(secret).toString('base64url'))
    asked.searchParams.set('path', returnPath(typeof path === 'string' ? path : null))
    reply.header('set-cookie', flowCookie(secret, config))
    // Their own pages wear the colours of the club that they come from, if it is one of theirs.
    if (site.host.type === 'myaccount') reply.header('set-cookie', chosenClub(from.clubId))
    return go(reply, asked.href)
  })

  app.get(HAND_OVER, OPEN_ROUTE, async (request, reply) => {
    const site = siteOf(request)
    const { to, proof, path } = request.query as Record<string, unknown>
    const hash = Buffer.from(typeof proof === 'string' ? proof : '', 'base64url')
    if (site?.host.type !== 'club' || !isTarget(to) || hash.length !== 32) return go(reply, '/')
    const target = siteOrigin({ type: to }, config)
    const visitor = new Visitor(request, site, deps)
    const identity = await visitor.identify()
    for (const cookie of visitor.cookies) reply.header('set-cookie', cookie)
    if (identity?.kind !== 'user') return go(reply, `${target}/authentication`)
    const code = await db.withPlatform((tx) =>
      createSignInCode(tx, {
        userId: identity.user.user_id,
        sessionId: identity.sessionId,
        browserHash: hash,
        site: to,
        method: 'hand-over',
        now: now(),
      }),
    )
    const back = new URL(returnPath(typeof path === 'string' ? path : null), target)
    back.searchParams.set('c', code)
    return go(reply, back.href)
  })

  function chosenClub(clubId: string): string {
    return cookieLine(config, config.cookies.clubAdmin, clubId, { isHidden: false })
  }

  function siteOf(request: FastifyRequest): Site | null {
    const found = sites.of(request.host)
    return found.ok ? found.site : null
  }
}

const go = (reply: FastifyReply, address: string) =>
  reply
    .code(303)
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', location: address })
    .send()
