import { Link } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import { mayEnter } from '@clubhouse/domain/identity/roles'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { SignOutForm } from '#features/identity/sign-in/sign-out/sign-out-form.tsx'
import { initialsOf } from '../../lib/page/initials.ts'
import type { SiteData } from '../../lib/page/site-data.ts'
import { PLATFORM } from '../platform/messages.ts'
import { OFFICE } from './messages.ts'
import styles from './office-bar.module.css'

/** Who works here, and the way out; a plain `details`, so it opens without any script. */
export function OfficePersonMenu({ site, user }: { site: SiteData; user: User }) {
  const name = `${user.first_name} ${user.last_name}`
  return (
    <details className={styles.menu} data-menu="">
      <summary className={styles.me} aria-label={OFFICE.menuOf(name)}>
        {/* Drawn, not written: the name says it. */}
        <span className={styles.initials} data-initials={initialsOf(user)} aria-hidden="true" />
        <span className={styles.full}>{name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.who}>{name}</p>
        <Link className={styles.row} to="/security">
          {PLATFORM.yourSignIn}
        </Link>
        {mayEnter('myaccount', user.roles) && (
          <a className={styles.row} href={siteOrigin({ type: 'myaccount' }, site)}>
            {OFFICE.myAccount}
          </a>
        )}
        <SignOutForm>
          <button className={styles.row}>{PLATFORM.signOut}</button>
        </SignOutForm>
      </div>
    </details>
  )
}
