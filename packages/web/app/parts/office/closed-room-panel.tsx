import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import type { ClosedRoom } from './closed-room.ts'
import { closedMessage } from './closed-words.ts'
import styles from './settings/settings.module.css'

const CLOSED = {
  not_your_office: { title: 'You don’t have access to this page', way: 'Go to Home' },
  passkey_needed: { title: 'Show your passkey first', way: 'Use your passkey' },
} as const

/** Stands where a room should have stood that is another office's, or that asks for a passkey first. */
export function ClosedRoomPanel({ why, needed, path }: ClosedRoom & { path: string }) {
  const { title, way } = CLOSED[why]
  const to = why === 'passkey_needed' ? `/prove?to=${encodeURIComponent(path)}` : '/'
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      <EmptyState
        icon="lock"
        action={
          <ButtonLink to={to} {...(why === 'passkey_needed' && { variant: 'primary', icon: 'key' })}>
            {way}
          </ButtonLink>
        }
      >
        {closedMessage({ why, needed })}
      </EmptyState>
    </div>
  )
}
