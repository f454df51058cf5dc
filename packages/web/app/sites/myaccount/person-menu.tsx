import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { SignOutForm } from '#features/identity/sign-in/sign-out/sign-out-form.tsx'
import { initialsOf } from '../../lib/page/initials.ts'
import { PLATFORM } from '../platform/messages.ts'
import styles from './club-header.module.css'
import { FRAME } from './messages.ts'

/** Who is signed in, and the way out; a plain `details`, so it opens without any script. */
export function PersonMenu({ user }: { user: User }) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <details className={styles.menu} data-menu="" data-print="no">
      <summary className={styles.tool} aria-label={FRAME.menuOf(name)}>
        {/* Drawn, not written: the name says it. */}
        <span className={styles.initials} data-initials={initialsOf(user)} aria-hidden="true" />
        <span className={styles.first}>{user.first_name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>{name}</p>
        <Link to="/details" className={styles.row}>
          {FRAME.details}
        </Link>
        <SignOutForm>
          <button className={styles.row}>{PLATFORM.signOut}</button>
        </SignOutForm>
      </div>
    </details>
  )
}
