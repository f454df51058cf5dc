import { Form, Link, useLoaderData } from 'react-router'
import { listFixtures } from '@clubhouse/contract/people/office/team-events'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { newEventPath, SOURCE_PATH } from '#parts/people/teams/event-paths.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ViewTabs } from '#ui/view-tabs/view-tabs.tsx'
import { DoneWords } from './done-words.tsx'
import { FixtureLine } from './fixture-line.tsx'
import { fixturesAddress, readAsked } from './fixtures-address.ts'
import styles from './fixtures.module.css'
import { FIXTURES } from './messages.ts'

export const loader = officeLoader(async ({ call, page, club, headers, search }) => {
  const asked = readAsked(search)
  const { tab, kind, team, page: at, perPage } = asked
  const query = {
    tab,
    page: at,
    per_page: perPage,
    ...(kind !== 'all' && { kind }),
    ...(team !== '' && { group_id: team }),
  }
  const [time, list] = await Promise.all([clubTime(page, club), call(listFixtures, { headers, query })])
  return { asked, list, time }
})

export const meta = titled(FIXTURES.title)

/** What is played and trained: the club’s own and its provider’s, by day. */
export default function FixturesPage() {
  const { asked, list, time } = useLoaderData<typeof loader>()
  const { teams, items } = list
  const mayAdd = teams.length > 0
  return (
    <OfficePage
      title={FIXTURES.title}
      lead={FIXTURES.lead}
      more={
        list.may_change_source && (
          <p className={styles.source}>
            <Link to={SOURCE_PATH}>{FIXTURES.source}</Link>
          </p>
        )
      }
      actions={
        mayAdd && (
          <div className={styles.acts}>
            <ButtonLink to={newEventPath({ kind: 'match' })} icon="ball">
              {FIXTURES.addMatch}
            </ButtonLink>
            <ButtonLink to={newEventPath({ kind: 'training' })} variant="primary" icon="plus">
              {FIXTURES.addTraining}
            </ButtonLink>
          </div>
        )
      }
    >
      <DoneWords />
      <ViewTabs
        label={FIXTURES.views}
        views={(['upcoming', 'results'] as const).map((tab) => ({
          title: FIXTURES[tab],
          to: fixturesAddress({ ...asked, tab, page: 1 }),
          count: tab === asked.tab ? list.total : null,
          isCurrent: tab === asked.tab,
        }))}
      />
      <Form method="get" className={styles.filters} action="/fixtures">
        {asked.tab === 'results' && <input type="hidden" name="tab" value="results" />}
        <Select
          label={FIXTURES.kind}
          name="kind"
          defaultValue={asked.kind}
          options={(['all', 'match', 'training'] as const).map((value) => ({
            value,
            label: FIXTURES.kinds[value],
          }))}
        />
        {teams.length > 1 && (
          <Select
            label={FIXTURES.team}
            name="team"
            defaultValue={asked.team}
            placeholder={FIXTURES.allTeams}
            options={teams.map(({ group_id: value, name: label }) => ({ value, label }))}
          />
        )}
        <Button type="submit">{FIXTURES.show}</Button>
      </Form>
      {list.is_partial && <p className={styles.partial}>{FIXTURES.partial}</p>}
      {items.length === 0 ? (
        <EmptyState icon="ball">{noneIn(asked.tab, mayAdd)}</EmptyState>
      ) : (
        <ul className={styles.rows} role="list">
          {items.map((row, at) => (
            <FixtureLine
              key={row.event_id ?? `${at}`}
              row={row}
              time={time}
              isPast={asked.tab === 'results'}
            />
          ))}
        </ul>
      )}
      {list.total > items.length && (
        <Pager
          label={FIXTURES.pages}
          page={asked.page}
          perPage={asked.perPage}
          total={list.total}
          to={(number, perPage) => fixturesAddress({ ...asked, page: number, perPage })}
        />
      )}
    </OfficePage>
  )
}

const noneIn = (tab: 'upcoming' | 'results', mayAdd: boolean): string =>
  tab === 'results' ? FIXTURES.nonePast : mayAdd ? FIXTURES.noneAdd : FIXTURES.none
