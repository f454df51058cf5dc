import { Link } from 'react-router'
import type { User, UserAccount } from '@clubhouse/contract/people'
import { accountsRun } from '@clubhouse/domain/chosen-account'
import { siteOrigin } from '@clubhouse/domain/hosts'
import type { SiteData } from '../../lib/site-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ClubSwitcher } from './club-switcher.tsx'
import styles from './home.module.css'
import { HOME, ROLE_NAMES } from './messages.ts'

interface Props {
  site: SiteData
  user: User
  chosen: UserAccount
}

/** AUTH-66: the club on which somebody works, and the others that they run. */
export function BackOfficeHome({ site, user, chosen }: Props) {
  const others = accountsRun(user.accounts).filter(({ account_id }) => account_id !== chosen.account_id)
  return (
    <div className={`container ${styles.page}`}>
      <h1>{HOME.hello(user.first_name)}</h1>
      <Card as="section" padded className={styles.chosen}>
        <p className={styles.quiet}>{HOME.workingOn}</p>
        <h2 className={styles.club}>{chosen.name}</h2>
        <p>
          {HOME.yourRole}: {chosen.roles.map((role) => ROLE_NAMES[role]).join(', ')}
        </p>
        <a className={styles.visit} href={siteOrigin({ type: 'club', club: chosen.slug }, site)}>
          {HOME.visit}
          <Icon name="external" />
        </a>
      </Card>
      <Card as="section" padded linked className={styles.chosen}>
        <h2 className={styles.title}>
          <Link to="/forms" data-card-link="">
            {HOME.forms}
          </Link>
        </h2>
        <p className={styles.quiet}>{HOME.formsNote}</p>
      </Card>
      {others.length > 0 && (
        <section className={styles.others}>
          <h2 className={styles.title}>{HOME.otherClubs}</h2>
          <ClubSwitcher clubs={others} />
        </section>
      )}
    </div>
  )
}
