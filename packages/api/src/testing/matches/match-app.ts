import type { FeedState } from '../../dev/feeds/feed-state.ts'
import { type MatchFeeds, openMatchFeeds } from './match-feeds.ts'
import { openTestApp, type TestApp, type TestAppOptions } from '../test-app.ts'
import { TEST_NOW } from '../test-database.ts'

export interface MatchApp {
  app: TestApp
  provider: MatchFeeds
  /** As the demo's switch does. */
  turn: (state: FeedState) => void
  /** A call, and the same again once the provider has answered. */
  settled: (url: string) => Promise<Awaited<ReturnType<TestApp['server']['inject']>>>
  setClock: (moment: Date) => void
  /** As if nobody had ever asked. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** Longer than a loaded machine needs to answer, so that nothing but the provider's state decides what is seen. */
const PATIENT = { callMs: 30_000, pageMs: 20_000 }

/** For a provider that is slow: what a page waits for it is over before it answers. */
export const HASTY = { callMs: 30_000, pageMs: 50 }

/** The whole server with both providers behind it, over HTTP. */
export async function openMatchApp(options: TestAppOptions = {}): Promise<MatchApp> {
  let app: TestApp | null = null
  const provider = await openMatchFeeds(() => app?.parts.clock.now() ?? TEST_NOW)
  const opened = await openTestApp({
    patience: PATIENT,
    ...options,
    environment: { ...provider.environment, ...options.environment },
  })
  app = opened
  const { answers } = opened.parts.matches
  const turn = (state: FeedState) => {
    // Whoever is still being waited for is let go.
    opened.parts.outgoing.close()
    provider.feeds.state = state
    answers.makeOld()
    opened.parts.outgoing.forget()
  }
  return {
    app: opened,
    provider,
    turn,
    settled: async (url) => {
      const headers = { host: hostOf(url) }
      const path = url.replace(/^https?:\/\/[^/]+/, '')
      await opened.server.inject({ url: path, headers })
      await answers.settled()
      return opened.server.inject({ url: path, headers })
    },
    setClock: opened.setClock,
    forget: async () => {
      await answers.settled()
      await opened.asOwner('delete from provider_answers')
      turn('up')
    },
    close: async () => {
      // What is let go is asked for once more, and a slow provider would answer in ten seconds.
      provider.feeds.state = 'up'
      opened.parts.outgoing.close()
      await answers.settled()
      await opened.close()
      await provider.close()
    },
  }
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'dunvarra.clubhouse.test')
