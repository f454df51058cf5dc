import type { Member, User } from '@clubhouse/contract/people'
import { Badge } from '../../ui/badge/badge.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './account.module.css'
import { MY_ACCOUNT } from './messages.ts'

/** What somebody keeps about themselves, and the ways to change it (MYACC-08). */
export function DetailsCard({ member, user }: { member: Member | null; user: User }) {
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{MY_ACCOUNT.details}</h2>
      {member ? <Details member={member} /> : <p role="alert">{MY_ACCOUNT.failed}</p>}
      <div className={styles.actions}>
        <ButtonLink to="/details" icon="edit">
          {MY_ACCOUNT.edit}
        </ButtonLink>
        <ButtonLink to="/password">
          {user.has_password ? MY_ACCOUNT.password : MY_ACCOUNT.setPassword}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Details({ member }: { member: Member }) {
  const { line1, line2, city, county, postal_code, country } = member.address
  const address = [line1, line2, city, county, postal_code, country].filter(Boolean).join(', ')
  return (
    <dl className={styles.facts}>
      <dt>{MY_ACCOUNT.name}</dt>
      <dd>
        {member.first_name} {member.last_name}
      </dd>
      <dt>{MY_ACCOUNT.email}</dt>
      <dd className={styles.email}>
        {member.email}{' '}
        <Badge tone={member.email_verified ? 'success' : 'warning'}>
          {member.email_verified ? MY_ACCOUNT.verified : MY_ACCOUNT.unverified}
        </Badge>
      </dd>
      <dt>{MY_ACCOUNT.mobile}</dt>
      <dd>{member.mobile ?? MY_ACCOUNT.none}</dd>
      <dt>{MY_ACCOUNT.address}</dt>
      <dd>{address || MY_ACCOUNT.none}</dd>
      <dt>{MY_ACCOUNT.updates}</dt>
      <dd>{member.receive_updates ? MY_ACCOUNT.wanted : MY_ACCOUNT.unwanted}</dd>
    </dl>
  )
}
