import type { SignedInDevice } from '@clubhouse/contract/identity/member-security'
import { formatDateTime, formatShortDate } from '@clubhouse/domain/format'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { ActionForm } from './action-form.tsx'
import { SIGN_INS } from './messages.ts'
import styles from './security.module.css'

const ZONE = 'Europe/Dublin'

/** Where somebody is signed in: each can be ended, or all but this one. */
export function SignInsCard({ signIns }: { signIns: SignedInDevice[] }) {
  const hasOthers = signIns.some(({ is_this }) => !is_this)
  const sorted = signIns.toSorted((one, other) => Number(other.is_this) - Number(one.is_this))
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{SIGN_INS.title}</h2>
      <p className={styles.lead}>{hasOthers ? SIGN_INS.lead : SIGN_INS.alone}</p>
      <ul className={styles.rows} role="list">
        {sorted.map((signIn) => (
          <SignIn key={signIn.session_id} signIn={signIn} />
        ))}
      </ul>
      {hasOthers && (
        <div className={styles.actions}>
          <ActionForm intent="end-others">{SIGN_INS.endOthers}</ActionForm>
        </div>
      )}
    </Card>
  )
}

function SignIn({ signIn }: { signIn: SignedInDevice }) {
  const { session_id, device, site, since, last_seen_at, is_this } = signIn
  const name = device ?? SIGN_INS.unknownDevice
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>
          {name} {is_this && <Badge tone="success">{SIGN_INS.here}</Badge>}
        </span>
        <span className={styles.quiet}>
          {[
            site,
            SIGN_INS.since(formatShortDate(since, ZONE)),
            ...(is_this ? [] : [SIGN_INS.seen(formatDateTime(last_seen_at, ZONE))]),
          ].join(' · ')}
        </span>
      </div>
      {!is_this && (
        <ActionForm
          intent="end-sign-in"
          fields={{ session_id }}
          variant="quiet"
          label={SIGN_INS.endWhich(name, site)}
        >
          {SIGN_INS.end}
        </ActionForm>
      )}
    </li>
  )
}
