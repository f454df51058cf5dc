import { Link, useLocation } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { SU } from './messages.ts'
import styles from './su-shell.module.css'

/** Says before something is typed that it can't be saved yet, and leads to what it takes. */
export function PasskeyBar({ user }: { user: User | null }) {
  const { pathname } = useLocation()
  if (!user?.asks_passkey || user.has_fresh_passkey || pathname === '/prove') return null
  return (
    <p className={styles['passkey']}>
      {SU.passkey} <Link to={`/prove?to=${encodeURIComponent(pathname)}`}>{SU.showPasskey}</Link>
    </p>
  )
}
