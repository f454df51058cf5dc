import { Link } from 'react-router'
import type { User, UserAccount } from '@clubhouse/contract/people'
import { accountsRun } from '@clubhouse/domain/identity/chosen-account'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { SiteData } from '../../lib/page/site-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ClubSwitcher } from './club-switcher.tsx'
import styles from './home.module.css'
import type { LatestForm } from './load-latest-forms.ts'
import { HOME, ROLE_NAMES } from './messages.ts'

interface Props {
  site: SiteData
  user: User
  chosen: UserAccount
  forms: readonly LatestForm[] | null
}

/** AUTH-66: the club on which somebody works, what was done there last, and the others that they run. */
export function BackOfficeHome({ site, user, chosen, forms }: Props) {
  const others = accountsRun(user.accounts).filter(({ account_id }) => account_id !== chosen.account_id)
  return (
    <div className={styles.office}>
      <header className={styles.head}>
        <div>
          <h1>{HOME.hello(user.first_name)}</h1>
          <p className={styles.quiet}>
            {HOME.roleIn(chosen.roles.map((role) => ROLE_NAMES[role]).join(', '), chosen.name)}
          </p>
        </div>
        <a className={styles.visit} href={siteOrigin({ type: 'club', club: chosen.slug }, site)}>
          {HOME.visit}
          <Icon name="external" />
        </a>
      </header>
      <div className={styles.cards}>
        <LatestForms forms={forms} />
        {others.length > 0 && (
          <Card as="section" padded>
            <h2 className={styles.title}>{HOME.otherClubs}</h2>
            <ClubSwitcher clubs={others} />
          </Card>
        )}
      </div>
    </div>
  )
}

function LatestForms({ forms }: Pick<Props, 'forms'>) {
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{HOME.forms}</h2>
      <p className={styles.quiet}>{HOME.formsNote}</p>
      <ul className={styles.ways} role="list">
        {forms?.map(({ form_id, name, answer_count, saved, saved_by }) => (
          <li key={form_id}>
            <Link to={`/forms/${form_id}`} className={styles.way}>
              <span>
                <strong>{name}</strong>
                <span className={styles.fact}>{HOME.formFacts(answer_count, saved, saved_by)}</span>
              </span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <ButtonLink to="/forms" iconAfter="arrow-right">
          {HOME.allForms}
        </ButtonLink>
        <ButtonLink to="/forms/new" variant="quiet" icon="plus">
          {HOME.newForm}
        </ButtonLink>
      </div>
    </Card>
  )
}
