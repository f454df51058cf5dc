import type { TeamEvent } from '@clubhouse/contract/people/team-events'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './event-hero.module.css'
import { herePath, offPath } from './event-paths.ts'
import { EVENT } from './messages.ts'

/** On a phone at the pitch: tick who is here, or call it off. */
export function HeroLinks({ event, isHere = false }: { event: TeamEvent; isHere?: boolean }) {
  if (event.is_off) return null
  return (
    <>
      {!isHere && (
        <ButtonLink to={herePath(event.event_id)} icon="check" className={styles.here}>
          {EVENT.here}
        </ButtonLink>
      )}
      <ButtonLink to={offPath(event.event_id)} icon="cross" className={styles.quiet}>
        {EVENT.off[event.kind]}
      </ButtonLink>
    </>
  )
}
