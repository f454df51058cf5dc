import type { FastifyRequest } from 'fastify'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import type { Identity } from './caller.ts'
import type { Site } from './sites.ts'

/** The person behind one request for a page, as whoever knows people hands them in. */
export interface PageVisitor extends Pick<PageContext, 'user' | 'session' | 'flow' | 'appLink'> {
  /** Set-Cookie lines that the answer carries; they grow as the page goes on. */
  readonly cookies: string[]
  identify: () => Promise<Identity | null>
  /** What comes before the page itself: answers where to go instead, or null. */
  arrive: () => Promise<string | null>
}

export type OpenVisitor = (request: FastifyRequest, site: Site) => PageVisitor
