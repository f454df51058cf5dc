import type { User } from '@clubhouse/contract/people'
import { siteOrigin } from '@clubhouse/domain/hosts'
import type { SiteData } from '../../lib/site-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './home.module.css'
import { HOME, ROLE_NAMES } from './messages.ts'

/** On the superuser and the governing-body site: who is signed in, by what right, and with which clubs. */
export function StaffHome({ site, user }: { site: SiteData; user: User }) {
  return (
    <div className={`container ${styles.page}`}>
      <h1>{HOME.hello(user.first_name)}</h1>
      <div className={styles.cards}>
        <Card as="section" padded>
          <dl className={styles.facts}>
            <dt>{HOME.signedInAs}</dt>
            <dd>{user.email}</dd>
            <dt>{HOME.roles}</dt>
            <dd>{user.roles.map((role) => ROLE_NAMES[role]).join(', ')}</dd>
            {site.site === 'xgb' && (
              <>
                <dt>{HOME.body}</dt>
                <dd>{user.governing_body?.name ?? HOME.noBody}</dd>
              </>
            )}
          </dl>
        </Card>
        <Card as="section" padded>
          <h2 className={styles.title}>{HOME.clubs}</h2>
          {user.accounts.length === 0 && <p className={styles.quiet}>{HOME.noClubs}</p>}
          <ul className={styles.list} role="list">
            {user.accounts.map(({ account_id, name, slug }) => (
              <li key={account_id} className={styles.row}>
                <strong>{name}</strong>
                <a className={styles.visit} href={siteOrigin({ type: 'club', club: slug }, site)}>
                  {HOME.visit}
                  <Icon name="external" />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  )
}
