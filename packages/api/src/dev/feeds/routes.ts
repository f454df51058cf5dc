import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inishvarn } from '@clubhouse/demo/world/inishvarn/club'
import { DEMO_ONLY_ON_ANY_HOST } from '../demo-only.ts'
import { type DemoFeeds, madeHostile } from './feed-state.ts'
import { latestFixtures, latestResults } from './first-feed.ts'
import { competitionList, images, leaderboard, liveMatches, matchPage } from './second-feed.ts'

const SLOW_MS = 10_000
/** As services do on a bad day: with a status that says that all is well. */
const GARBAGE = '<!doctype html><title>Maintenance</title><p>Be right back'

type Answer = (query: Record<string, unknown>, id: string) => unknown

/** The two providers of match data as the demo has them: over HTTP and in their own formats, so that the real adapters run. */
export function feedRoutes(
  app: FastifyInstance,
  { feeds, now }: { feeds: DemoFeeds; now: () => Date },
): void {
  const first: Record<string, Answer> = {
    '/Get_LatestFixture': (query) => latestFixtures(query, now()),
    '/Get_LatestResult': (query) => latestResults(query, now()),
  }
  const second: Record<string, Answer> = {
    '/competitions': () => competitionList(now()),
    '/competitions/:id/leaderboard': (_query, id) => leaderboard(id, now()),
    '/matches/live': () => liveMatches(now()),
    '/competitions/:id/matches/past': (query, id) => matchPage('past', id, query, now()),
    '/competitions/:id/matches/future': (query, id) => matchPage('next', id, query, now()),
    '/images': (query) => images(query),
  }
  const serveAll = (base: string, answers: Record<string, Answer>, isKnown: (query: Query) => boolean) => {
    for (const [path, answer] of Object.entries(answers)) {
      app.get<{ Params: { id?: string }; Querystring: Query }>(
        `/dev/feeds/${base}${path}`,
        DEMO_ONLY_ON_ANY_HOST,
        async (request, reply) => {
          if (await isSpoilt(request, reply)) return reply
          if (!isKnown(request.query)) return reply.code(401).send({ message: 'Unknown key' })
          const body = await answer(request.query, request.params.id ?? '')
          return reply.send(feeds.state === 'hostile' ? madeHostile(body) : body)
        },
      )
    }
  }
  serveAll('first', first, () => true)
  serveAll('second', second, (query) => isInishvarn(query, now()))

  /** Whether the switch has spoken in place of the feed. */
  async function isSpoilt(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    switch (feeds.state) {
      case 'up':
      case 'hostile':
        return false
      case 'down':
        reply.hijack()
        request.raw.socket.destroy()
        return true
      case 'slow':
        await untilGone(request)
        return false
      case 'garbage':
        void reply.type('text/html').send(GARBAGE)
        return true
      case 'unauthorised':
        void reply.code(401).send({ message: 'Unknown key' })
        return true
    }
  }
}

type Query = Record<string, unknown>

function isInishvarn(query: Query, now: Date): boolean {
  const { comet } = inishvarn(now)
  return query['apiKey'] === comet?.apiKey && query['organizationId'] === comet?.organizationId
}

/** Ten seconds, or until whoever asked has hung up: nothing is gained by holding up the end of the process. */
async function untilGone(request: FastifyRequest): Promise<void> {
  const gone = new AbortController()
  request.raw.socket.once('close', () => gone.abort())
  await wait(SLOW_MS, undefined, { signal: gone.signal }).catch(() => undefined)
}
