import type { User } from '@clubhouse/contract/people'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { type SiteData } from '../../lib/page/site-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './account.module.css'
import { DetailsCard } from './details-card.tsx'
import { FamilyCard } from './family-card.tsx'
import type { AccountData } from './load-account.ts'
import { MY_ACCOUNT } from './messages.ts'

interface Props {
  site: SiteData
  user: User
  data: AccountData
}

/** What a member sees first: who they are to their clubs. */
export function MyAccount({ site, user, data }: Props) {
  return (
    <div className={styles.grid}>
      <DetailsCard member={data.member.value} user={user} />
      <FamilyCard related={data.related} />
      <Card as="section" padded>
        <h2 className={styles.title}>{MY_ACCOUNT.clubs}</h2>
        {user.accounts.length === 0 && <p className={styles.quiet}>{MY_ACCOUNT.clubsNone}</p>}
        <ul className={styles.list} role="list">
          {user.accounts.map(({ account_id, name, slug }) => (
            <li key={account_id}>
              <a className={styles.club} href={siteOrigin({ type: 'club', club: slug }, site)}>
                {name}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
