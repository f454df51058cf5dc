import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { SignOutForm } from '#features/identity/sign-in/sign-out/sign-out-form.tsx'
import { initialsOf } from '../../lib/page/initials.ts'
import bar from '../backoffice/office-bar.module.css'
import { PLATFORM } from '../platform/messages.ts'
import styles from './body-shell.module.css'
import { BODY_FRAME } from './messages.ts'

/** Above every page: which body, and who works for it. */
export function BodyBar({ user }: { user: User }) {
  const name = `${user.first_name} ${user.last_name}`
  const body = user.governing_body?.name ?? BODY_FRAME.entries
  return (
    <header className={bar.bar} data-print="no">
      <Link to="/" className={styles.corner} aria-label={BODY_FRAME.home(body)}>
        <span className={styles.body}>{body}</span>
      </Link>
      <div className={`${bar.end} ${styles.end}`}>
        <details className={bar.menu} data-menu="">
          <summary className={bar.me} aria-label={BODY_FRAME.menuOf(name)}>
            {/* Drawn, not written: the name says it. */}
            <span className={bar.initials} data-initials={initialsOf(user)} aria-hidden="true" />
            <span className={bar.full}>{name}</span>
          </summary>
          <div className={bar.panel}>
            <p className={bar.who}>{name}</p>
            <Link className={bar.row} to="/security">
              {PLATFORM.yourSignIn}
            </Link>
            <SignOutForm>
              <button className={bar.row}>{PLATFORM.signOut}</button>
            </SignOutForm>
          </div>
        </details>
      </div>
    </header>
  )
}
