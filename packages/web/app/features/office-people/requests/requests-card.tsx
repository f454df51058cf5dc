import type { OfficeMember } from '@clubhouse/contract/backoffice/members'
import { OfficeCard } from '../../../parts/office/card/office-card.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { REQUESTS } from './messages.ts'
import styles from './requests.module.css'

/** What somebody may ask of the club about their own data. */
export function RequestsCard({
  person: { member_id: id, may_open_guarded: mayCopy },
}: {
  person: Pick<OfficeMember, 'member_id' | 'may_open_guarded'>
}) {
  return (
    <OfficeCard id="requests" title={REQUESTS.title}>
      <div className={styles.acts}>
        {mayCopy ? (
          <ButtonLink to={`/members/${id}/copy`} icon="download" size="small">
            {REQUESTS.copy}
          </ButtonLink>
        ) : (
          <p className={styles.quiet}>{REQUESTS.copyNotYours}</p>
        )}
      </div>
    </OfficeCard>
  )
}
