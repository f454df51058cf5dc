import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EventPlayer } from '@clubhouse/contract/people/office/team-events'
import { initialsOf } from '#lib/page/initials.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { playerPath } from './event-paths.ts'
import { PLAYERS } from './messages.ts'
import styles from './players.module.css'
import { RingButton } from './ring-button.tsx'

type Told = Pick<EventPlayer, 'member_id' | 'first_name' | 'last_name' | 'contacts' | 'has_guarded'>

export const nameOf = ({
  first_name: first,
  last_name: last,
}: Pick<Told, 'first_name' | 'last_name'>): string => `${first} ${last}`.trim()

/** A player: who, what is said of them, whom to ring in one press. */
export function PlayerRow({
  player,
  groupId,
  tone,
  line,
  end,
}: {
  player: Told
  groupId: string
  tone?: 'yes' | 'no' | 'none'
  line: string
  end?: ReactNode
}) {
  const name = nameOf(player)
  const to = playerPath(groupId, player.member_id)
  return (
    <li className={styles.row}>
      <span className={styles.mark} data-tone={tone} aria-hidden="true">
        {initialsOf(player)}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>
          <Link to={to}>{name}</Link>
          {player.has_guarded && (
            <Link to={to} className={styles.medical} aria-label={PLAYERS.note(name)}>
              <Icon name="medical" />
            </Link>
          )}
        </p>
        <p className={styles.line}>{line}</p>
      </div>
      {end ?? <RingButton name={name} contacts={player.contacts} />}
    </li>
  )
}
