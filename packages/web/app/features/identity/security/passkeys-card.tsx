import type { Passkey } from '@clubhouse/contract/identity/passkeys'
import { formatShortDate } from '@clubhouse/domain/format'
import { usePasskeys } from '#parts/identity/passkey/use-passkeys-here.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ActionForm } from './action-form.tsx'
import { ADD_PASSKEY, PASSKEYS, SECURITY } from './messages.ts'
import styles from './security.module.css'

const ZONE = 'Europe/Dublin'

/** The passkeys of somebody, by the names that they gave them. */
export function PasskeysCard({ passkeys, workHere }: { passkeys: Passkey[]; workHere: boolean }) {
  const canMake = usePasskeys() !== 'not-here'
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{PASSKEYS.title}</h2>
      <p className={styles.lead}>{PASSKEYS.lead}</p>
      {passkeys.length === 0 && <p>{PASSKEYS.none}</p>}
      <ul className={styles.rows} role="list">
        {passkeys.map(({ passkey_id, name, is_synced, created_at, last_used_at }) => (
          <li key={passkey_id} className={styles.row}>
            <div className={styles.what}>
              <span className={styles.name}>{name}</span>
              <span className={styles.quiet}>
                {[
                  last_used_at
                    ? PASSKEYS.used(formatShortDate(last_used_at, ZONE))
                    : PASSKEYS.unused(formatShortDate(created_at, ZONE)),
                  ...(is_synced ? [PASSKEYS.synced] : []),
                ].join(' · ')}
              </span>
            </div>
            <ActionForm
              intent="remove-passkey"
              fields={{ passkey_id }}
              variant="quiet"
              label={PASSKEYS.removeWhich(name)}
            >
              {PASSKEYS.remove}
            </ActionForm>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {workHere && canMake ? (
          <ButtonLink to={SECURITY.addPasskey} icon="key">
            {PASSKEYS.add}
          </ButtonLink>
        ) : (
          <p className={styles.quiet}>{workHere ? ADD_PASSKEY.notHere : PASSKEYS.notHere}</p>
        )}
      </div>
    </Card>
  )
}
