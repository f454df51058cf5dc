import { Form } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { formatTime, formatWeekday } from '@clubhouse/domain/format'
import { holds } from '@clubhouse/domain/office/offices'
import type { SiteData } from '#lib/page/site-data.ts'
import { entriesFor } from '#parts/office/frame/navigation.ts'
import { writePath } from '#parts/people/teams/event-paths.ts'
import { WRITE } from '#parts/people/teams/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { ErrorPanel } from '#ui/panel/error-panel.tsx'
import { DrawCard } from './draw-card.tsx'
import type { LoadedHome } from './load-home.ts'
import { HOME } from './messages.ts'
import styles from './office-home.module.css'
import { SetupCard } from './setup-card.tsx'
import { TakingsCard } from './takings-card.tsx'
import { TeamsCards } from './teams-cards.tsx'
import { teamAtHand, TeamsPart } from './teams-part.tsx'
import { ToDoCard } from './to-do-card.tsx'

type Props = LoadedHome & { site: SiteData; user: User }

/** What somebody sees first who runs a club: what needs them, then how it goes. */
export function OfficeHome({ site, user, club, home, teams }: Props) {
  const features = site.worn?.features.names ?? []
  const entries = entriesFor({ ...club, features })
  const has = (entry: string) => entries.some(({ path }) => path === entry)
  // A coach comes for the team; whoever answers for all of the club’s people, for the club.
  const isCoach = teams !== null && !has('/members')
  const team = isCoach ? teamAtHand(teams) : undefined
  const plays = has('/lotto') || has('/draws')
  const hour = home ? Number(formatTime(home.now, home.time_zone).slice(0, 2)) : null
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.hello}>{hour === null ? HOME.title : HOME.hello(hour, user.first_name)}</h1>
          {home && <p className={styles.day}>{formatWeekday(home.now, home.time_zone)}.</p>}
        </div>
        {team && team.players > 0 && (
          <ButtonLink to={writePath(team.group_id)} icon="send">
            {WRITE.to(team.name)}
          </ButtonLink>
        )}
        {has('/news') && (
          <Form method="post" action="/news">
            <input type="hidden" name="intent" value="create" />
            <Button type="submit" variant="primary" icon="edit">
              {HOME.write}
            </Button>
          </Form>
        )}
      </header>
      {home === null ? (
        <ErrorPanel title={HOME.failed} retryTo="/">
          {HOME.failedBody}
        </ErrorPanel>
      ) : (
        <>
          <SetupCard setup={home.setup} entries={entries} />
          {isCoach && (
            <TeamsPart teams={teams} now={home.now} mayOpen={holds(club, ['medical'])}>
              {/* Its place in the grid of the others would tear the column apart. */}
              <ToDoCard home={home} entries={entries} />
            </TeamsPart>
          )}
          <div className={styles.grid}>
            {!isCoach && <ToDoCard home={home} entries={entries} className={styles.toDo} />}
            {home.takings && (
              <TakingsCard takings={home.takings} currency={home.currency} className={styles.takings} />
            )}
            {plays && (
              <DrawCard
                home={home}
                draw={home.next_draw}
                font={site.worn?.theme.heading_font}
                className={styles.draw}
              />
            )}
          </div>
          {teams && !isCoach && <TeamsCards teams={teams} now={home.now} wide />}
        </>
      )}
    </div>
  )
}
