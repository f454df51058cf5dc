import { type MetaArgs, useLoaderData } from 'react-router'
import { JsonLd } from '#lib/page/json-ld.tsx'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { matchJsonLd } from '@clubhouse/domain/site/matches/sports-event'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import { CalendarMenu } from '../calendar-menu.tsx'
import { fixtureColumns, resultColumns } from './first-provider-columns.tsx'
import { FIXTURES_PATH } from './fixtures-address.ts'
import { type FixturesData, loadFixtures } from './load-fixtures.ts'
import { MatchTable } from '../match-table.tsx'
import { dayText } from '../match-text.ts'
import styles from '../matches.module.css'
import { CALENDAR, FIXTURES, MATCH } from '../messages.ts'
import { NextMatch } from './next-match.tsx'
import { ProviderLine } from '../provider-line.tsx'
import { TeamChoice } from './team-choice.tsx'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page, request }) => loadFixtures(page, new URL(request.url)))

export function meta({ matches }: MetaArgs) {
  const account = siteIn(matches)?.account
  return pageMeta(matches, {
    title: FIXTURES.title,
    description: FIXTURES.description(account?.name ?? ''),
    path: FIXTURES_PATH,
    // A club without the provider has the address, but nothing to be found there.
    isHidden: !account?.comortais.comortais_club_id,
  })
}

/** FIX1-01 */
export default function FixturesResultsPage() {
  const { teams, team, next, fixtures, results, clubPageUrl, notice } = useLoaderData<FixturesData>()
  const { account, origin } = useClub()
  const called = teams.find((each) => each.team === team)?.name
  const calendar = called === undefined ? {} : { of: { team }, called: CALENDAR.ofTeam(called) }
  const event = next && matchJsonLd(next.match, origin + FIXTURES_PATH)
  return (
    <>
      <header className={`container ${styles.header}`}>
        <h1>{FIXTURES.title}</h1>
        <ProviderLine notice={notice} />
        {teams.length > 1 && <TeamChoice teams={teams} chosen={team} />}
      </header>
      {next && <NextMatch match={next.match} when={next.when} calendar={calendar} />}
      <div className={`container ${styles.lists}`}>
        <section aria-labelledby="fixtures">
          <div className={styles.sectionHead}>
            <h2 id="fixtures" className={styles.title}>
              {FIXTURES.fixtures}
            </h2>
            {!next && fixtures.length > 0 && <CalendarMenu {...calendar} align="end" />}
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
