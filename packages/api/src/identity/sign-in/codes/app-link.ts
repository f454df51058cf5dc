import type { FastifyRequest } from 'fastify'
import type { AppLink } from '@clubhouse/domain/web/page-context'
import type { Site } from '#kernel/http/sites.ts'
import { findAppCode, spendAppCode } from './app-codes.ts'
import type { Visitor, VisitorDeps } from '../visiting/visitor.ts'

/**
 * What a page may do with the code of an app (ADR 025). A browser that began nothing cannot show that the link was
 * meant for it, so nothing here happens by opening an address: `accept` and `decline` belong to a form of ours.
 */
export function appLinkOf(
  { ip: address, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  visitor: Visitor,
  site: Site,
  { db, sessions, audit, now }: VisitorDeps,
): AppLink {
  const asked = (code: string) => ({ code, site: site.name, now: now() })
  return {
    whose: (code) => findAppCode(db, asked(code)),
    accept: async (code) => {
      const tokens = await db.withPlatform(async (tx) => {
        const userId = await spendAppCode(tx, asked(code))
        if (userId === null) return null
        const who = { actorId: userId, subjectId: userId, detail: { method: 'app' } }
        await audit.record(tx, { address, site }, { kind: 'sign-in', ...who })
        const begun = { userId, method: 'hand-over' as const, site: site.name, remember: false }
        return sessions.begin(tx, { ...begun, userAgent: headers['user-agent'] })
      })
      if (!tokens) return false
      // Whoever was signed in here before has said that it is somebody else now.
      if (await visitor.identify()) await visitor.session.end()
      visitor.session.begin(tokens, { remember: false })
      return true
    },
    decline: async (code) => {
      await db.withPlatform((tx) => spendAppCode(tx, asked(code)))
    },
  }
}
