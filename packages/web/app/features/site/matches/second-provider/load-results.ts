import { data, redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import {
  type Competition,
  type Freshness,
  getLeaderboard,
  type LeaderboardRow,
  listCompetitions,
  listFutureMatches,
  listLiveMatches,
  listPastMatches,
  type Match,
} from '@clubhouse/contract/site/matches'
import { pageRange } from '@clubhouse/domain/web/list-state'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { clubOf } from '#lib/page/page-context.ts'
import { asRouteError, statusOf } from '#lib/page/api.ts'
import { cached } from '#lib/page/keep.ts'
import { noticeFor, within } from '#lib/fetching/provider-notice.ts'
import {
  type Paging,
  readResults,
  resultsAddress,
  type ResultsState,
  withCompetition,
} from './results-address.ts'

/**
 * How long the page waits for its two rounds of questions. It has 1.5 s, drawing included. The API waits 0.7 s for a
 * provider and then gives what it has; the first round ends a little later, so that what is known has time to come, and
 * early enough that the second has its time too.
 */
export const PATIENCE_MS = { firstRound: 900, inAll: 1_400 } as const

/** What every answer of the second provider says of itself. */
interface Answer<Item> extends Freshness {
  has_credentials: boolean
  items: Item[]
  /** Of all pages, where there are pages. */
  total?: number
}

export interface MatchesPage extends Paging {
  items: Match[]
  total: number
}
export interface ResultsData {
  /** The id of the competition that is shown. */
  chosen: string | null
  competitions: Competition[]
  live: Match[]
  leaderboard: LeaderboardRow[]
  past: MatchesPage
  future: MatchesPage
  hasCredentials: boolean
  notice: ReturnType<typeof noticeFor>
}

/** The page of the second provider; kept only while all of it is fresh. */
export async function loadResults(page: PageContext, url: URL) {
  const asked = readResults(url.searchParams)
  const gathered = await gatherResults(page, asked).catch((error: unknown) => {
    throw asRouteError(error, page)
  })
  const elsewhere = betterAddress(gathered, asked)
  if (elsewhere !== null) throw redirect(elsewhere)
  const { isFresh, results } = gathered
  return isFresh ? cached(results) : data(results)
}

type Gathered = Awaited<ReturnType<typeof gatherResults>>

async function gatherResults(page: PageContext, asked: ResultsState) {
  const params = { club: clubOf(page) }
  const begun = performance.now()
  const part = <Item>(work: Promise<Answer<Item>>, endMs: number) =>
    answerOf(work, Math.max(0, endMs - (performance.now() - begun)), page)
  const first = <Item>(work: Promise<Answer<Item>>) => part(work, PATIENCE_MS.firstRound)
  const second = <Item>(work: Promise<Answer<Item>>) => part(work, PATIENCE_MS.inAll)
  const [account, competitions, live] = await Promise.all([
    page.call(getStore, { params }),
    first(page.call(listCompetitions, { params })),
    first(page.call(listLiveMatches, { params })),
  ])
  const chosen = chosenOf(competitions, asked.competition)
  const of = chosen === null ? null : { ...params, competition_id: chosen }
  const [leaderboard, past, future] = await Promise.all([
    of && second(page.call(getLeaderboard, { params: of })),
    of && second(page.call(listPastMatches, { params: of, query: queryOf(asked.results) })),
    of && second(page.call(listFutureMatches, { params: of, query: queryOf(asked.next) })),
  ])
  const answers: Answer<unknown>[] = [competitions, live, leaderboard, past, future].filter(
    (answer) => answer !== null,
  )
  const hasCredentials = answers.every((answer) => answer.has_credentials)
  // FIX2-17: what came before the key was refused is not shown either.
  const items = <Item>(answer: Answer<Item> | null) => (hasCredentials ? (answer?.items ?? []) : [])
  const total = (answer: Answer<Match> | null) => (hasCredentials ? (answer?.total ?? 0) : 0)
  const results: ResultsData = {
    chosen: hasCredentials ? chosen : null,
    competitions: items(competitions),
    live: items(live),
    leaderboard: items(leaderboard),
    past: { ...asked.results, items: items(past), total: total(past) },
    future: { ...asked.next, items: items(future), total: total(future) },
    hasCredentials,
    notice: hasCredentials ? noticeFor(answers, page.now(), account.time_zone) : null,
  }
  const isFresh = hasCredentials && answers.every((answer) => answer.status === 'fresh')
  const knows = (answer: Answer<unknown> | null) => answer !== null && answer.status !== 'unavailable'
  const known = { competitions: knows(competitions), past: knows(past), future: knows(future) }
  return { results, isFresh, known }
}

/** OPEN-061: the first of the list, unless the address names another. */
function chosenOf({ items, status }: Answer<Competition>, asked: string | null): string | null {
  const isListed = items.some(({ competition_id }) => competition_id === asked)
  // Without the list nobody can say what there is, and the matches of this one may be known still.
  if (isListed || (asked !== null && status === 'unavailable')) return asked
  return items[0]?.competition_id ?? null
}

/** Old links lead to what there is: a competition has ended, or its list has become shorter. */
function betterAddress({ results, known }: Gathered, asked: ResultsState): string | null {
  const { chosen, past, future, hasCredentials } = results
  if (!hasCredentials) return null
  if (asked.competition !== null && asked.competition !== chosen && known.competitions) {
    return resultsAddress({ ...withCompetition(asked, ''), competition: null })
  }
  const better = {
    ...asked,
    results: known.past ? lastOf(past, asked.results) : asked.results,
    next: known.future ? lastOf(future, asked.next) : asked.next,
  }
  const address = resultsAddress(better)
  return address === resultsAddress(asked) ? null : address
}

function lastOf({ items, total }: MatchesPage, { page, perPage }: Paging): Paging {
  return { perPage, page: items.length === 0 ? Math.min(page, pageRange(page, perPage, total).page) : page }
}

/** Whatever goes wrong is no answer; that there is no such competition any more is nobody's fault. */
async function answerOf<Item>(
  work: Promise<Answer<Item>>,
  patienceMs: number,
  page: PageContext,
): Promise<Answer<Item>> {
  const none: Answer<Item> = { status: 'unavailable', as_of: null, has_credentials: true, items: [] }
  try {
    return (await within(work, patienceMs)) ?? none
  } catch (error) {
    if (statusOf(error) !== 404) page.reportError(error)
    return none
  }
}

function queryOf({ page, perPage }: Paging) {
  return { page, per_page: perPage }
}
