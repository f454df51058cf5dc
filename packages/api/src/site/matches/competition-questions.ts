import { Competition } from '@clubhouse/contract/site/matches'
import type { PageQuery } from '@clubhouse/contract/paging'
import { z } from 'zod'
import type { Outcome } from '#kernel/outgoing/provider-cache.ts'
import { OutgoingFailure } from '#kernel/outgoing/failure.ts'
import { type CompetitionAccess, FeedMatch, FeedPage, FeedRow } from '#providers/match-data/port.ts'
import { type ClubFeeds, findProviderKey } from './club-feeds.queries.ts'
import { FRESH_MS, type MatchDeps } from './deps.ts'
import { secondKeys } from './keys.ts'
import { notingFailure } from './noted-failure.ts'

/** What can be asked of the second provider for one club. */
export interface CompetitionQuestions {
  competitions(): Promise<Outcome<Competition[]>>
  leaderboard(competitionId: string): Promise<Outcome<FeedRow[]>>
  live(): Promise<Outcome<FeedMatch[]>>
  page(which: 'past' | 'future', competitionId: string, page: PageQuery): Promise<Outcome<FeedPage>>
  /** As `page`, and not held against the first one: for whoever reads all of them and sees where they end. */
  unheldPage(which: 'past' | 'future', competitionId: string, page: PageQuery): Promise<Outcome<FeedPage>>
}

interface Patience {
  isPatient?: boolean
  isAskedAnew?: boolean
}

/** OPEN-042: null where the club lacks the key or its number, and then nobody is asked. */
export function competitionQuestions(
  { db, data, answers, now }: MatchDeps,
  club: ClubFeeds,
  patience: Patience = {},
): CompetitionQuestions | null {
  const { competitions: feed } = data
  const { organizationId, timeZone } = club
  if (!feed || !organizationId || !club.hasKey) return null

  const ask = <T>(
    about: string,
    schema: z.ZodType<T>,
    call: (access: CompetitionAccess) => Promise<T>,
    freshMs = FRESH_MS.matches,
  ): Promise<Outcome<T>> =>
    answers.get({
      clubId: club.id,
      key: `${secondKeys(organizationId)}${about}`,
      provider: 'second',
      schema,
      freshMs,
      ask: () =>
        notingFailure({ db, now }, { clubId: club.id, provider: 'second' }, async () => {
          const apiKey = await findProviderKey(db, club.id)
          if (!apiKey) throw new OutgoingFailure('unauthorised')
          return call({ apiKey, organizationId, timeZone })
        }),
      ...patience,
    })

  const askForPage = (which: 'past' | 'future', id: string, wanted: PageQuery) =>
    ask(`${which} ${id} ${wanted.per_page} ${wanted.page}`, FeedPage, (access) =>
      feed[which](access, id, wanted),
    )

  return {
    competitions: () => ask('competitions', z.array(Competition), (access) => feed.competitions(access)),
    leaderboard: (id) => ask(`leaderboard ${id}`, z.array(FeedRow), (access) => feed.leaderboard(access, id)),
    live: () => ask('live', z.array(FeedMatch), (access) => feed.live(access), FRESH_MS.live),
    page: async (which, id, wanted) => {
      const first = await askForPage(which, id, { ...wanted, page: 1 })
      if (wanted.page === 1 || !('value' in first)) return first
      const { total } = first.value
      // Beyond the last page there is nothing to ask for, however large a number somebody sends.
      const isBeyond = (wanted.page - 1) * wanted.per_page >= total
      return isBeyond ? { ...first, value: { items: [], total } } : askForPage(which, id, wanted)
    },
    unheldPage: askForPage,
  }
}
