import type { EventPlayer } from '@clubhouse/contract/people/office/team-events'
import { Icon } from '#ui/icon/icon.tsx'
import { PLAYERS } from './messages.ts'
import styles from './players.module.css'

export const callable = (mobile: string): string => `tel:${mobile.replaceAll(/[^+\d]/g, '')}`

/** One press rings the first guardian who has a number. */
export function RingButton({ name, contacts }: { name: string; contacts: EventPlayer['contacts'] }) {
  const reached = contacts.find(({ mobile }) => mobile !== null)
  if (!reached?.mobile) return <span className={styles.noNumber}>{PLAYERS.noNumber}</span>
  return (
    <a className={styles.ring} href={callable(reached.mobile)} aria-label={PLAYERS.ring(reached.name, name)}>
      <Icon name="phone" />
    </a>
  )
}
