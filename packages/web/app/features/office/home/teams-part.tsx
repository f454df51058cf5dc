import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { TeamsHome } from '@clubhouse/contract/people/office/team-events'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { EmergencyCard } from '#parts/people/teams/emergency-card.tsx'
import { EventHero } from '#parts/people/teams/event-hero.tsx'
import { newEventPath } from '#parts/people/teams/event-paths.ts'
import { HeroLinks } from '#parts/people/teams/hero-links.tsx'
import { readView } from '#parts/people/teams/player-views.ts'
import { PlayersCard } from '#parts/people/teams/players-card.tsx'
import { Done } from '#parts/office/page/done.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { TEAMS } from './messages.ts'
import { TeamsCards } from './teams-cards.tsx'
import styles from './teams-part.module.css'

const SHOWN = 8

/** For whoever looks after teams: what is next and who is coming, then the rest of the week. */
export function TeamsPart({
  teams: { teams, next, coming, time_zone: timeZone },
  now,
  mayOpen,
  children,
}: {
  teams: TeamsHome
  now: string
  /** Whether they may read what was answered about health. */
  mayOpen: boolean
  children?: ReactNode
}) {
  const [search] = useSearchParams()
  const view = readView(search.get('show'))
  const asked = search.get('done') === 'asked' ? Number(search.get('count')) || 0 : null
  const at = new Date(now)
  const team = teamAtHand({ teams, next })
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {asked !== null && <Done>{TEAMS.asked(asked)}</Done>}
        {next ? (
          <>
            <EventHero event={next} now={now} timeZone={timeZone}>
              <HeroLinks event={next} />
            </EventHero>
            <PlayersCard
              event={next}
              view={view}
              path="/"
              most={SHOWN}
              mayAsk={Date.parse(next.starts_at) > at.getTime()}
            />
          </>
        ) : (
          <OfficeCard id="next-event" title={TEAMS.next}>
            <div className={styles.none}>
              <p>{TEAMS.none}</p>
              <ButtonLink to={newEventPath()} variant="primary" icon="plus">
                {TEAMS.add}
              </ButtonLink>
            </div>
          </OfficeCard>
        )}
      </div>
      <TeamsCards
        teams={{ teams, next, coming, time_zone: timeZone }}
        now={now}
        first={
          mayOpen && team && team.players > 0 && <EmergencyCard groupId={team.group_id} team={team.name} />
        }
      >
        {children}
      </TeamsCards>
    </div>
  )
}

/** The team that a coach is with: whose training or match is next, or the only one. */
export const teamAtHand = ({ teams, next }: Pick<TeamsHome, 'teams' | 'next'>) =>
  teams.find(({ group_id: id }) => id === next?.group_id) ?? (teams.length === 1 ? teams[0] : undefined)
