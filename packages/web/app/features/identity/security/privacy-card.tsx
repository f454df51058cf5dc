import { formatLongDate } from '@clubhouse/domain/format'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ActionForm } from './action-form.tsx'
import { PRIVACY } from './messages.ts'
import styles from './security.module.css'

/** A copy of all data, and the end of the account. */
export function PrivacyCard({ erasedOn }: { erasedOn: string | null }) {
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{PRIVACY.title}</h2>
      <p className={styles.lead}>{PRIVACY.lead}</p>
      <div className={styles.buttons}>
        <ButtonLink to="/security/download" icon="download">
          {PRIVACY.download}
        </ButtonLink>
        {erasedOn === null && (
          <ButtonLink to="/security/delete" variant="quiet">
            {PRIVACY.erase}
          </ButtonLink>
        )}
      </div>
      {erasedOn !== null && (
        <div className={styles.going}>
          <p>{PRIVACY.going(formatLongDate(erasedOn, 'Europe/Dublin'))}</p>
          <ActionForm intent="keep-account" variant="primary">
            {PRIVACY.keep}
          </ActionForm>
        </div>
      )}
    </Card>
  )
}
