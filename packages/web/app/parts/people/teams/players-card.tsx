import { Form, Link } from 'react-router'
import type { EventSheet } from '@clubhouse/contract/people/office/team-events'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { eventPath } from './event-paths.ts'
import { PLAYERS } from './messages.ts'
import { PlayerRow } from './player-row.tsx'
import { inTurn, lineOf, toneOf, type View, viewOf, VIEWS } from './player-views.ts'
import styles from './players.module.css'

interface Props {
  event: EventSheet
  view: View
  /** The page that this stands on, without a query. */
  path: string
  /** At most so many; the others are on the event’s own page. */
  most?: number
  mayAsk: boolean
}

const TITLES = { all: PLAYERS.all, coming: PLAYERS.coming, not: PLAYERS.not, none: PLAYERS.none } as const

/** What families said, by what they said, with whom to ring. */
export function PlayersCard({ event, view, path, most, mayAsk }: Props) {
  const { players, counts } = event
  const silent = counts.players - counts.coming - counts.not_coming
  const numbers = { all: counts.players, coming: counts.coming, not: counts.not_coming, none: silent }
  const wanted = inTurn(players).filter((player) => view === 'all' || viewOf(player) === view)
  const shown = view === 'all' && most !== undefined ? wanted.slice(0, most) : wanted
  const hasMore = shown.length < wanted.length
  return (
    <OfficeCard id="players" title={PLAYERS.title}>
      <nav className={styles.views} aria-label={PLAYERS.views}>
        {VIEWS.map((each) => (
          <Link
            key={each}
            className={styles.view}
            to={each === 'all' ? path : `${path}?show=${each}`}
            aria-current={each === view ? 'page' : undefined}
            preventScrollReset
          >
            <b>{numbers[each]}</b> {TITLES[each]}
          </Link>
        ))}
      </nav>
      {shown.length === 0 && (
        <p className={styles.empty}>{players.length === 0 ? PLAYERS.nobody : PLAYERS.nobodyHere}</p>
      )}
      <ul className={styles.rows} role="list">
        {shown.map((player) => (
          <PlayerRow
            key={player.member_id}
            player={player}
            groupId={event.group_id}
            tone={toneOf(player)}
            line={lineOf(player)}
          />
        ))}
      </ul>
      {((mayAsk && silent > 0) || hasMore) && (
        <div className={styles.foot}>
          {mayAsk && silent > 0 && (
            <Form method="post" action={eventPath(event.event_id)} preventScrollReset>
              <input type="hidden" name="intent" value="ask" />
              <input type="hidden" name="from" value={path} />
              <Button type="submit" size="small" icon="send">
                {event.asked_at === null ? PLAYERS.ask(silent) : PLAYERS.askAgain(silent)}
              </Button>
            </Form>
          )}
          {hasMore && <Link to={eventPath(event.event_id)}>{PLAYERS.more(counts.players)}</Link>}
        </div>
      )}
      {players.some(({ has_guarded: has }) => has) && <MedicalLegend />}
    </OfficeCard>
  )
}

/** What the red cross means, and that each look is written down. */
export function MedicalLegend() {
  return (
    <p className={styles.legend}>
      <span className={styles.medical} aria-hidden="true">
        <Icon name="medical" />
      </span>
      {PLAYERS.legend}
    </p>
  )
}
