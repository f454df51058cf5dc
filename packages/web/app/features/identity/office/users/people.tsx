import { Form, Link } from 'react-router'
import type { OfficeInvitation, OfficeUser } from '@clubhouse/contract/identity/office/users'
import { formatDateTime, formatDay } from '@clubhouse/domain/format'
import { OFFICE, calledIn } from '@clubhouse/domain/office/office-words'
import { initialsOf } from '#lib/page/initials.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { USERS } from './messages.ts'
import styles from './users.module.css'

/** Who runs the club, owners first; each leads to what they may do. */
export function People({ users, timeZone }: { users: readonly OfficeUser[]; timeZone: string }) {
  return (
    <ul className={styles.people} role="list">
      {users.map((user) => (
        <li key={user.user_id} className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(user)}
          </span>
          <div className={styles.who}>
            <Link to={`/settings/users/${user.user_id}`} className={styles.name}>
              {user.first_name} {user.last_name}
            </Link>
            {user.is_you && <span className={styles.quiet}> ({USERS.you})</span>}
            <span className={styles.mail}>{user.email}</span>
          </div>
          <Offices user={user} />
          <div className={styles.facts}>
            <span>
              {user.last_seen_at ? USERS.lastSeen(formatDateTime(user.last_seen_at, timeZone)) : USERS.never}
            </span>
            <span>
              <Icon name={user.has_passkey ? 'key' : 'warning'} />
              {user.has_passkey ? USERS.passkey : USERS.noPasskey}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Offices({ user: { role, offices } }: { user: Pick<OfficeUser, 'role' | 'offices'> }) {
  return (
    <div className={styles.offices}>
      {role === 'owner' && <Badge tone="primary">{USERS.owner}</Badge>}
      {offices.map((office) => (
        <Badge key={office}>{OFFICE[office].name}</Badge>
      ))}
      {role === 'admin' && offices.length === 0 && <Badge>{USERS.everything}</Badge>}
    </div>
  )
}

interface InvitationsProps {
  invitations: readonly OfficeInvitation[]
  timeZone: string
}

/** Who was asked and has not answered yet. */
export function Invitations({ invitations, timeZone }: InvitationsProps) {
  return (
    <section className={styles.block} aria-labelledby="invited">
      <h2 id="invited">{USERS.invited}</h2>
      {invitations.length === 0 && <p className={styles.quiet}>{USERS.nobodyInvited}</p>}
      <ul className={styles.people} role="list">
        {invitations.map((each) => (
          <li key={each.invitation_id} className={styles.person}>
            <div className={styles.who}>
              <strong className={styles.address}>{each.email}</strong>
              <span className={styles.mail}>
                {USERS.asBy(calledIn({ roles: [each.role], offices: each.offices }), each.invited_by)}
              </span>
            </div>
            <div className={styles.facts}>
              <span>{each.is_expired ? USERS.over : USERS.until(formatDay(each.expires_at, timeZone))}</span>
              {each.takes_from && <span>{USERS.holds(each.takes_from)}</span>}
            </div>
            <Form method="post" action="/settings/users" className={styles.acts}>
              <input type="hidden" name="invitation_id" value={each.invitation_id} />
              <Button type="submit" size="small" name="intent" value="again">
                {USERS.again}
                <span className="visually-hidden">: {each.email}</span>
              </Button>
              <Button type="submit" size="small" variant="quiet" name="intent" value="withdraw">
                {USERS.withdraw}
                <span className="visually-hidden">: {each.email}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
