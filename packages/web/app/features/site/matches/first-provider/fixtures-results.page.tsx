import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { matchJsonLd } from '@clubhouse/domain/site/matches/sports-event'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { CalendarMenu } from '../calendar-menu.tsx'
import { fixtureColumns, resultColumns } from './first-provider-columns.tsx'
import { type FixturesData, loadFixtures } from './load-fixtures.ts'
import { MatchTable } from '../match-table.tsx'
import { dayText } from '../match-text.ts'
import styles from '../matches.module.css'
import { FIXTURES, MATCH } from '../messages.ts'
import { NextMatch } from './next-match.tsx'
import { ProviderLine } from '../provider-line.tsx'

export { keptHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const PATH = '/fixtures-results'

export async function loader({ context }: LoaderFunctionArgs) {
  return loadFixtures(context.get(pageContext))
}

export function meta({ matches }: MetaArgs) {
  const account = siteIn(matches)?.account
  return pageMeta(matches, {
    title: FIXTURES.title,
    description: FIXTURES.description(account?.name ?? ''),
    path: PATH,
    // A club without the provider has the address, but nothing to be found there.
    isHidden: !account?.comortais.comortais_club_id,
  })
}

/** FIX1-01 */
export default function FixturesResultsPage() {
  const { next, fixtures, results, clubPageUrl, notice } = useLoaderData<FixturesData>()
  const { account, origin } = useClub()
  const event = next && matchJsonLd(next.match, origin + PATH)
  return (
    <>
      <header className={`container ${styles.header}`}>
        <h1>{FIXTURES.title}</h1>
        <ProviderLine notice={notice} />
      </header>
      {next && <NextMatch match={next.match} when={next.when} />}
      <div className={`container ${styles.lists}`}>
        <section aria-labelledby="fixtures">
          <div className={styles.sectionHead}>
            <h2 id="fixtures" className={styles.title}>
              {FIXTURES.fixtures}
            </h2>
            {!next && fixtures.length > 0 && <CalendarMenu align="end" />}
          </div>
          {fixtures.length === 0 ? (
            <EmptyState icon="calendar">{FIXTURES.noFixtures}</EmptyState>
          ) : (
            <MatchTable
              labelledBy="fixtures"
              columns={fixtureColumns(account.time_zone)}
              matches={fixtures}
              heading={(match) => dayText(match, account.time_zone)}
            />
          )}
        </section>
        <section aria-labelledby="results">
          <h2 id="results" className={styles.title}>
            {FIXTURES.results}
          </h2>
          {results.length === 0 ? (
            <EmptyState icon="calendar">{FIXTURES.noResults}</EmptyState>
          ) : (
            <MatchTable
              labelledBy="results"
              columns={resultColumns(account.time_zone)}
              matches={results}
              heading={(match) => dayText(match, account.time_zone)}
            />
          )}
        </section>
        {clubPageUrl !== null && (
          <p className={styles.viewAll} data-print="no">
            <ButtonLink
              variant="primary"
              to={clubPageUrl}
              target="_blank"
              rel="noopener noreferrer"
              iconAfter="external"
            >
              {FIXTURES.viewAll}
              <span className="visually-hidden"> {MATCH.newTab}</span>
            </ButtonLink>
          </p>
        )}
      </div>
      {event && <JsonLd data={event} />}
    </>
  )
}
