import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { DemoFeeds } from '../../dev/feeds/feed-state.ts'
import { feedRoutes } from '../../dev/feeds/routes.ts'
import { parseQuery } from '#kernel/http/api-routes.ts'
import { TEST_NOW } from '../test-database.ts'

export interface MatchFeeds {
  feeds: DemoFeeds
  /** What was asked, as paths with their queries. */
  asked: string[]
  /** Answers in place of the feed. */
  answer: { with: ((url: string) => unknown) | null }
  /** For `openTestApp`: the app then asks these feeds. */
  environment: Record<string, string>
  close: () => Promise<void>
}

/** The demo's feeds on a port of their own, as the providers are: the app asks them over HTTP. */
export async function openMatchFeeds(now: () => Date = () => TEST_NOW): Promise<MatchFeeds> {
  const feeds = new DemoFeeds()
  const asked: string[] = []
  const answer: MatchFeeds['answer'] = { with: null }
  const server = Fastify({ routerOptions: { querystringParser: parseQuery }, forceCloseConnections: true })
  server.addHook('onRequest', async (request, reply) => {
    asked.push(request.url.replace('/dev/feeds', ''))
    const body = answer.with?.(request.url)
    if (body !== undefined) await reply.type('application/json').send(JSON.stringify(body))
  })
  feedRoutes(server, { feeds, now })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/dev/feeds`
  return {
    feeds,
    asked,
    answer,
    environment: {
      FIRST_PROVIDER_URL: `${origin}/first`,
      FIRST_PROVIDER_CLUB_PAGE: 'https://league.example/{organisation_id}/clubs/{club_id}',
      FIRST_PROVIDER_COMPETITION_PAGE:
        'https://league.example/{organisation_id}/competitions/{competition_id}',
      SECOND_PROVIDER_URL: `${origin}/second`,
    },
    close: () => server.close(),
  }
}
