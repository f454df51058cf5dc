import type { PlatformUserPage } from '@clubhouse/contract/platform/users'
import { formatDateTime, formatLongDate } from '@clubhouse/domain/format'
import { OFFICE } from '@clubhouse/domain/office/office-words'
import { Link } from 'react-router'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import styles from '../su.module.css'
import { USER, USERS } from './messages.ts'
import { VerifiedBadge } from './users-list.tsx'

/** The platform's own clock. */
const ZONE = 'Europe/Dublin'
const when = (at: string) => formatDateTime(at, ZONE)

/** A word of ours as it is said; one that is new is still a word. */
const wordFor = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name

export const UserSignIn = ({ user }: { user: PlatformUserPage }) => (
  <OfficeCard
    id="sign-in"
    title={USER.signIn}
    end={
      user.held_until ? (
        <Badge tone="danger">{USER.held}</Badge>
      ) : (
        <VerifiedBadge isVerified={user.email_verified} />
      )
    }
  >
    <dl className={styles.facts}>
      <dt>{USER.emailState}</dt>
      <dd>
        {user.email}
        {user.changes_email && <span className={styles.quiet}>{USER.changing}</span>}
        {user.erased_on && (
          <span className={styles.quiet}>{USER.erased(formatLongDate(user.erased_on, ZONE))}</span>
        )}
      </dd>
      <dt>{USER.password}</dt>
      <dd>{user.has_password ? USER.hasPassword : USER.noPassword}</dd>
      <dt>{USER.passkeys}</dt>
      <dd>{user.passkeys || USER.none}</dd>
      <dt>{USER.sso}</dt>
      <dd>{user.sso.join(', ') || USER.none}</dd>
      <dt>{USER.last}</dt>
      <dd>{lastWords(user)}</dd>
      <dt>{USER.open}</dt>
      <dd>{USER.openWords(user.open_sign_ins)}</dd>
      <dt>{USER.held}</dt>
      <dd>{user.held_until ? USER.heldUntil(when(user.held_until)) : USER.notHeld}</dd>
      <dt>{USERS.since}</dt>
      <dd>{formatLongDate(user.created_at, ZONE)}</dd>
    </dl>
  </OfficeCard>
)

function lastWords({ last_sign_in: last }: PlatformUserPage): string {
  if (!last) return USERS.longAgo
  return USER.lastWords(when(last.at), wordFor(USER.methods, last.method), wordFor(USER.sites, last.site))
}

export const UserClubs = ({ user }: { user: PlatformUserPage }) => (
  <OfficeCard
    id="clubs"
    title={USER.clubs}
    end={user.platform_roles.map((role) => (
      <Badge key={role} tone="info">
        {USER.roles[role]}
      </Badge>
    ))}
  >
    <ul className={styles.rows} role="list">
      {user.belongs_to.map(({ account_id: id, name, roles, offices }) => (
        <li key={id} className={styles.row}>
          <Link to={`/clubs/${id}`}>{name}</Link>
          <span>
            {[...roles.map((role) => USER.roles[role]), ...offices.map((office) => OFFICE[office].name)].join(
              ', ',
            )}
          </span>
        </li>
      ))}
      {user.belongs_to.length === 0 && <li className={styles.row}>{USER.noClubs}</li>}
    </ul>
  </OfficeCard>
)

/** The platform's own trail of this account. */
export const UserDone = ({ user }: { user: PlatformUserPage }) => (
  <OfficeCard id="done" title={USER.done}>
    <ul className={styles.rows} role="list">
      {user.done.map(({ at, kind, by }) => (
        <li key={`${at} ${kind}`} className={styles.row}>
          <span>
            {wordFor(USER.doneWords, kind)}
            <span className={styles.quiet}>{USER.by(when(at), by ?? USER.somebody)}</span>
          </span>
        </li>
      ))}
      {user.done.length === 0 && <li className={styles.row}>{USER.nothingDone}</li>}
    </ul>
  </OfficeCard>
)
