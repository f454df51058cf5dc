import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '@clubhouse/contract/people/people'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { returnPath } from '@clubhouse/domain/web/redirects'
import type { Config } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'
import { OPEN_ROUTE } from '#kernel/http/require-guards.ts'
import type { Site, Sites } from '#kernel/http/sites.ts'
import type { Audit } from '#kernel/security/audit.ts'
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

interface Goal {
  /** As codes and sign-ins name it. */
  name: string
  target: string
  isOpenTo: (user: User) => boolean
}

/** How the site of a club is named. */
const CLUB = 'club:'

const CONTINUE = '/authentication/continue'
const HAND_OVER = '/authentication/hand-over'

/** The site of the platform from which a member walks over to one of their clubs, to pay there. */
const HOME = 'myaccount'

/** OPEN-122: the site from which a superuser walks into a club's back office. */
const ABOVE = 'su'

/**
 * SHELL-18, SHELL-19: whoever is signed in on their club's site need not sign in again on the sites beside it, nor on the club's
 * when they come from their account. Cookies never leave a host, so the site that they go to begins (`continue`): it ties the
 * flow to this browser and asks the one that they come from (`hand-over`), which answers with a one-time code that only this
 * browser can use. An account hands over to clubs that its holder belongs to, and to no other.
 */
export function handOverRoutes(app: FastifyInstance, deps: HandOverDeps): void {
  const { config, db, sites, now } = deps

  app.get(CONTINUE, OPEN_ROUTE, (request, reply) => {
    const site = siteOf(request)
    const { club, path, from } = request.query as Record<string, unknown>
    const walk = site && walkTo(site, { club, from })
    if (!walk) return go(reply, '/authentication')
    const secret = readFlowCookie(request.headers.cookie, config) ?? newBrowserSecret()
    const asked = new URL(HAND_OVER, walk.origin)
    asked.searchParams.set('to', walk.to)
    asked.searchParams.set('proof', browserHash(secret).toString('base64url'))
    asked.searchParams.set('path', returnPath(typeof path === 'string' ? path : null))
    reply.header('set-cookie', flowCookie(secret, config))
    // Their own pages wear the colours of the club that they come from, if it is one of theirs.
    if (walk.comesFrom) reply.header('set-cookie', chosenClub(walk.comesFrom))
    return go(reply, asked.href)
  })

  app.get(HAND_OVER, OPEN_ROUTE, async (request, reply) => {
    const site = siteOf(request)
    const { to, proof, path } = request.query as Record<string, unknown>
    const hash = Buffer.from(typeof proof === 'string' ? proof : '', 'base64url')
    const goal = site && goalOf(site, to)
    if (!goal || hash.length !== 32) return go(reply, '/')
    const { target } = goal
    const visitor = new Visitor(request, site, deps)
    const identity = await visitor.identify()
    for (const cookie of visitor.cookies) reply.header('set-cookie', cookie)
    if (identity?.kind !== 'user' || !goal.isOpenTo(identity.user))
      return go(reply, `${target}/authentication`)
    const code = await db.withPlatform((tx) =>
      createSignInCode(tx, {
        userId: identity.user.user_id,
        sessionId: identity.sessionId,
        browserHash: hash,
        site: goal.name,
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

  /** Where this site asks whoever wants to be signed in on it, and as what it asks. */
  function walkTo(site: Site, { club, from }: { club: unknown; from: unknown }) {
    if (site.host.type === 'club')
      return from === HOME
        ? { origin: siteOrigin({ type: HOME }, config), to: site.name, comesFrom: null }
        : null
    const asked = typeof club === 'string' ? sites.ofClub(club) : null
    if (site.host.type === 'backoffice' && from === ABOVE && asked)
      return { origin: siteOrigin({ type: ABOVE }, config), to: site.host.type, comesFrom: asked.clubId }
    if (!isTarget(site.host.type) || !asked) return null
    const comesFrom = site.host.type === HOME ? asked.clubId : null
    return { origin: asked.origin, to: site.host.type, comesFrom }
  }

  /** Where this site may hand somebody over to. */
  function goalOf(site: Site, to: unknown): Goal | null {
    if (site.host.type === 'club')
      return isTarget(to)
        ? { name: to, target: siteOrigin({ type: to }, config), isOpenTo: () => true }
        : null
    // Whether the back office is open to them is asked there, at every call.
    if (site.host.type === ABOVE)
      return to === 'backoffice'
        ? {
            name: to,
            target: siteOrigin({ type: to }, config),
            isOpenTo: ({ roles }) => roles.includes('super-user'),
          }
        : null
    const slug = typeof to === 'string' && to.startsWith(CLUB) ? to.slice(CLUB.length) : null
    const club = site.host.type === HOME && slug !== null ? sites.ofClub(slug) : null
    if (!club) return null
    const isOpenTo: Goal['isOpenTo'] = ({ accounts }) =>
      accounts.some(({ account_id: id }) => id === club.clubId)
    return { name: club.name, target: club.origin, isOpenTo }
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
