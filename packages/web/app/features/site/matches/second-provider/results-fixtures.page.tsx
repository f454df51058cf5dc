import {
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import { CalendarMenu } from '../calendar-menu.tsx'
import { CompetitionSelector } from './competition-selector.tsx'
import { loadResults, type ResultsData } from './load-results.ts'
import page from '../matches.module.css'
import { CALENDAR, RESULTS } from '../messages.ts'
import { PartTabs } from './part-tabs.tsx'
import { ProviderLine } from '../provider-line.tsx'
import {
  isOnlyAnotherView,
  readResults,
  resultsAddress,
  RESULTS_PATH,
  withCompetition,
} from './results-address.ts'
import styles from './results-fixtures.module.css'
import { ResultsParts } from './results-parts.tsx'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page: context, request }) => loadResults(context, new URL(request.url)))

/** Another part of what is here already needs no answer of the server. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = asked
  const isHere = formMethod === undefined && currentUrl.pathname === nextUrl.pathname
  const isOnlyView = isHere && isOnlyAnotherView(currentUrl.searchParams, nextUrl.searchParams)
  return isOnlyView ? false : defaultShouldRevalidate
}

export function meta({ matches, loaderData, location }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  const results = loaderData as ResultsData | undefined
  const competition = results?.competitions.find(({ competition_id }) => competition_id === results.chosen)
  const asked = readResults(new URLSearchParams(location.search))
  const isFirst = competition === results?.competitions[0]
  return pageMeta(matches, {
    title: competition && asked.competition ? `${competition.name} – ${RESULTS.title}` : RESULTS.title,
    description: RESULTS.description(club),
    path: resultsAddress({
      ...withCompetition(asked, ''),
      competition: isFirst ? null : asked.competition,
      view: 'table',
    }),
    isHidden: !results?.hasCredentials,
  })
}

/** FIX2-01 */
export default function ResultsFixturesPage() {
  const results = useLoaderData<ResultsData>()
  const { search } = useLocation()
  const navigation = useNavigation()
  const state = readResults(new URLSearchParams(search))
  const isLoading = navigation.location?.pathname === RESULTS_PATH
  return (
    <>
      <header className={`container ${page.header} ${styles.header}`}>
        <h1>{RESULTS.title}</h1>
        {results.competitions.length > 0 && (
          <div className={styles.tools}>
            <CompetitionSelector
              competitions={results.competitions}
              chosen={results.chosen}
              to={(competition) => resultsAddress(withCompetition(state, competition))}
            />
            <CalendarMenu of={{ competition: results.chosen }} called={CALENDAR.ofCompetition} align="end" />
          </div>
        )}
        <ProviderLine notice={results.notice} />
        {!results.hasCredentials && <ErrorPanel title={RESULTS.noCredentials} />}
      </header>
      <div className={`container ${styles.body}`}>
        <PartTabs state={state} />
        <div className={styles.parts} data-view={state.view} aria-busy={isLoading || undefined}>
          <ResultsParts results={results} state={state} />
        </div>
      </div>
    </>
  )
}
