import type { Security } from '@clubhouse/contract/identity/member-security'
import { formatDateTime } from '@clubhouse/domain/format'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ActionForm } from './action-form.tsx'
import { WAYS_IN } from './messages.ts'
import styles from './security.module.css'

/** The e-mail and the password that somebody signs in with. */
export function WaysInCard({ security }: { security: Security }) {
  const { email, email_verified, has_password, email_change } = security
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{WAYS_IN.title}</h2>
      <ul className={styles.rows} role="list">
        <li className={styles.row}>
          <div className={styles.what}>
            <span className={styles.quiet}>{WAYS_IN.email}</span>
            <span className={styles.name}>
              {email}{' '}
              <Badge tone={email_verified ? 'success' : 'warning'}>
                {email_verified ? WAYS_IN.verified : WAYS_IN.unverified}
              </Badge>
            </span>
          </div>
          {!email_change && <ButtonLink to="/security/email">{WAYS_IN.changeEmail}</ButtonLink>}
        </li>
        {email_change && (
          <li className={styles.row}>
            <p className={styles.what}>
              {WAYS_IN.changing(
                email_change.new_email,
                formatDateTime(email_change.confirm_until, 'Europe/Dublin'),
              )}
            </p>
            <ActionForm intent="keep-email">{WAYS_IN.keep}</ActionForm>
          </li>
        )}
        <li className={styles.row}>
          <div className={styles.what}>
            <span className={styles.quiet}>{WAYS_IN.password}</span>
            <span className={styles.name}>{has_password ? WAYS_IN.set : WAYS_IN.notSet}</span>
          </div>
          <ButtonLink to="/password">
            {has_password ? WAYS_IN.changePassword : WAYS_IN.setPassword}
          </ButtonLink>
        </li>
      </ul>
    </Card>
  )
}
