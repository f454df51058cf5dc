import { Form } from 'react-router'
import type { BodyAccess } from '@clubhouse/contract/platform/governing-body/access'
import { ACCESS_LIMITS } from '@clubhouse/contract/platform/governing-body/limits'
import { formatDateTime } from '@clubhouse/domain/format'
import { FormMessage } from '#lib/form/form-message.tsx'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { ACCESS } from '../messages.ts'
import styles from './club.module.css'

interface Props {
  clubId: string
  access: BodyAccess | null
  timeZone: string
  problem: string | null
}

/** Who the members are is the club's to tell: asked, waited for, and read until a day. */
export function AccessCard({ clubId, access, timeZone, problem }: Props) {
  const when = (at: string | null) => (at === null ? '' : formatDateTime(at, timeZone))
  const isWaiting = access?.state === 'asked'
  return (
    <OfficeCard id="access" title={ACCESS.title}>
      <div className={styles.access}>
        {access?.is_open && (
          <>
            <p>{ACCESS.until(when(access.until))}</p>
            <ButtonLink variant="primary" to={`/clubs/${clubId}/members`} icon="user">
              {ACCESS.see}
            </ButtonLink>
          </>
        )}
        {isWaiting && <p role="status">{ACCESS.waiting(when(access.asked_at))}</p>}
        {!access?.is_open && !isWaiting && (
          <>
            <p>{ACCESS.lead}</p>
            {access?.state === 'refused' && <p>{ACCESS.refused(when(access.decided_at))}</p>}
            {access && access.state !== 'refused' && <p>{ACCESS.over}</p>}
            <FormMessage text={problem} />
            <Form method="post" action={`/clubs/${clubId}`} className={styles.ask}>
              <TextArea
                name="reason"
                label={ACCESS.reason}
                hint={ACCESS.hint}
                limit={ACCESS_LIMITS.reason}
                rows={3}
              />
              <Button type="submit">{ACCESS.ask}</Button>
            </Form>
          </>
        )}
      </div>
    </OfficeCard>
  )
}
