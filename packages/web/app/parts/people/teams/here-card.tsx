import { useFetcher } from 'react-router'
import type { EventPlayer, EventSheet } from '@clubhouse/contract/people/office/team-events'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { herePath } from './event-paths.ts'
import { PLAYERS } from './messages.ts'
import { nameOf, PlayerRow } from './player-row.tsx'
import { saidOf, toneOf } from './player-views.ts'
import styles from './players.module.css'

/** With one hand: a press for each who is here, by name as a coach calls them out. */
export function HereCard({ event }: { event: EventSheet }) {
  return (
    <OfficeCard id="players" title={`${PLAYERS.hereTitle}: ${event.counts.here} of ${event.counts.players}`}>
      {event.players.length === 0 && <p className={styles.empty}>{PLAYERS.nobody}</p>}
      <ul className={styles.rows} role="list">
        {event.players.map((player) => (
          <PlayerRow
            key={player.member_id}
            player={player}
            groupId={event.group_id}
            tone={toneOf(player)}
            line={saidOf(player)}
            end={<Tick player={player} path={herePath(event.event_id)} />}
          />
        ))}
      </ul>
    </OfficeCard>
  )
}

/** Shown as pressed at once; the server hears of it meanwhile. */
function Tick({ player, path }: { player: EventPlayer; path: string }) {
  const fetcher = useFetcher()
  const sent = fetcher.formData?.get('here')
  const isHere = sent === undefined || sent === null ? player.is_here === true : sent === 'yes'
  return (
    <fetcher.Form method="post" action={path}>
      <input type="hidden" name="intent" value="here" />
      <input type="hidden" name="member" value={player.member_id} />
      <input type="hidden" name="here" value={isHere ? 'no' : 'yes'} />
      <button
        type="submit"
        className={styles.tick}
        aria-pressed={isHere}
        aria-label={PLAYERS.isHere(nameOf(player))}
      >
        <Icon name="check" />
        {PLAYERS.here}
      </button>
    </fetcher.Form>
  )
}
