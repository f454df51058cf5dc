import { Form, useActionData, useLoaderData } from 'react-router'
import { type EventSheet, getTeamEvent } from '@clubhouse/contract/people/office/team-events'
import { holds } from '@clubhouse/domain/office/offices'
import { eventName } from '@clubhouse/domain/people/teams/event-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { BackLink } from '#parts/office/page/office-page.tsx'
import { EmergencyCard } from '#parts/people/teams/emergency-card.tsx'
import { EventHero } from '#parts/people/teams/event-hero.tsx'
import { editPath, eventPath, FIXTURES_PATH, teamPath } from '#parts/people/teams/event-paths.ts'
import { HereCard } from '#parts/people/teams/here-card.tsx'
import { HeroLinks } from '#parts/people/teams/hero-links.tsx'
import { readView } from '#parts/people/teams/player-views.ts'
import { PlayersCard } from '#parts/people/teams/players-card.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DoneWords } from './done-words.tsx'
import { EVENT } from './messages.ts'
import { ResultCard } from './result-card.tsx'
import styles from './teams.module.css'

export { eventAction as action } from './event-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id = '' } }) => ({
  event: await call(getTeamEvent, { headers, params: { event_id: id } }),
  now: page.now().toISOString(),
  view: readView(search.get('show')),
  isHere: search.get('task') === 'here',
  mayOpen: holds(club, ['medical']),
}))

export const meta = titled<typeof loader>((data) => (data ? eventName(data.event) : EVENT.back))

/** One match or training: who is coming, who is here, and how it ended. */
export default function EventPage() {
  const { event, now, view, isHere, mayOpen } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const here = eventPath(event.event_id)
  const hasBegun = event.starts_at <= now
  return (
    <div className={styles.page}>
      {isHere ? (
        <BackLink to={here}>{eventName(event)}</BackLink>
      ) : (
        <BackLink to={FIXTURES_PATH}>{EVENT.back}</BackLink>
      )}
      <DoneWords />
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <EventHero event={event} now={now} timeZone={event.time_zone} as="h1">
            {!isHere && !isOver(event, now) && <HeroLinks event={event} />}
          </EventHero>
          {isHere ? (
            <HereCard event={event} />
          ) : (
            <PlayersCard event={event} view={view} path={here} mayAsk={!hasBegun && !event.is_off} />
          )}
        </div>
        {!isHere && (
          <div className={styles.main}>
            {mayOpen && event.players.length > 0 && (
              <EmergencyCard groupId={event.group_id} team={event.team} />
            )}
            {event.kind === 'match' && hasBegun && !event.is_off && (
              <ResultCard event={event} answer={answer} />
            )}
            <div className={styles.acts}>
              <ButtonLink to={editPath(event.event_id)} icon="edit">
                {EVENT.edit}
              </ButtonLink>
              <ButtonLink to={teamPath(event.group_id)} icon="family">
                {EVENT.team}
              </ButtonLink>
            </div>
            <RemoveCard event={event} />
          </div>
        )}
      </div>
    </div>
  )
}

const LASTS_MS = 2 * 3600_000

const isOver = ({ starts_at: from, ends_at: to }: EventSheet, now: string): boolean =>
  (to ? Date.parse(to) : Date.parse(from) + LASTS_MS) <= Date.parse(now)

function RemoveCard({ event }: { event: EventSheet }) {
  return (
    <OfficeCard id="remove" title={EVENT.removeTitle}>
      <div className={styles.body}>
        <p className={styles.quiet}>{EVENT.removeLead}</p>
        <Form method="post" action={eventPath(event.event_id)} className={styles.acts}>
          <input type="hidden" name="intent" value="remove" />
          <Button type="submit" size="small" icon="trash">
            {EVENT.removeOne}
          </Button>
          {event.later > 0 && (
            <Button type="submit" size="small" icon="trash" name="later" value="true">
              {EVENT.removeLater(event.later)}
            </Button>
          )}
        </Form>
      </div>
    </OfficeCard>
  )
}
