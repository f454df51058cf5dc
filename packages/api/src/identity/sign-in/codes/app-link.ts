import type { FastifyRequest } from 'fastify'
import type { AppLink } from '@clubhouse/domain/web/page-context'
import type { Site } from '#kernel/http/sites.ts'
import { findAppCode, spendAppCode } from './app-codes.ts'
import type { Visitor, VisitorDeps } from '../visiting/visitor.ts'
import { walkIn } from '../visiting/walk-in.ts'

/**
 * What a page may do with the code of an app (ADR 025). A browser that began nothing cannot show that the link was
 * meant for it, so nothing here happens by opening an address: `accept` and `decline` belong to a form of ours.
 */
export function appLinkOf(
  { ip: address, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  visitor: Visitor,
  site: Site,
  deps: VisitorDeps,
): AppLink {
  const { db, now } = deps
  const asked = (code: string) => ({ code, site: site.name, now: now() })
  return {
    whose: (code) => findAppCode(db, asked(code)),
    accept: async (code) => {
      const place = { address, site, userAgent: headers['user-agent'] }
      const walk = await walkIn(deps, place, code, async (tx) => {
        const spent = await spendAppCode(tx, asked(code))
        return spent && { ...spent, method: 'hand-over', providerId: null, recordedAs: 'app' }
      })
      if (walk.step !== 'in') return false
      // Whoever was signed in here before has said that it is somebody else now.
      if (await visitor.identify()) await visitor.session.end()
      visitor.session.begin(walk.tokens, { remember: false })
      return true
    },
    decline: async (code) => {
      await db.withPlatform((tx) => spendAppCode(tx, asked(code)))
    },
  }
}
