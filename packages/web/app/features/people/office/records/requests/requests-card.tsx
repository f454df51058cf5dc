import { Form } from 'react-router'
import type { OfficeMember } from '@clubhouse/contract/people/office/members'
import { dayOf } from '@clubhouse/domain/format'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { RequestCard } from './request-card.tsx'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { REQUESTS } from './messages.ts'
import styles from './requests.module.css'

interface Props {
  person: Pick<OfficeMember, 'member_id' | 'may_open_guarded' | 'erased_on'>
  time: ClubTime
}

/** What somebody may ask of the club about their own data. */
export function RequestsCard({
  person: { member_id: id, may_open_guarded: mayCopy, erased_on: erasedOn },
  time,
}: Props) {
  return (
    <RequestCard id="requests" title={REQUESTS.title}>
      <div className={styles.acts}>
        {mayCopy ? (
          <ButtonLink to={`/members/${id}/copy`} icon="download" size="small">
            {REQUESTS.copy}
          </ButtonLink>
        ) : (
          <p className={styles.quiet}>{REQUESTS.copyNotYours}</p>
        )}
        {erasedOn === null ? (
          <ButtonLink to={`/members/${id}/erase`} icon="trash" size="small">
            {REQUESTS.erase}
          </ButtonLink>
        ) : (
          <>
            <p>{REQUESTS.erasedOn(displayDate(dayOf(erasedOn, time.timeZone)))}</p>
            <StopForm id={id} />
          </>
        )}
      </div>
    </RequestCard>
  )
}

export const StopForm = ({ id }: { id: string }) => (
  <Form method="post" action={`/members/${id}/erase`}>
    <input type="hidden" name="intent" value="stop" />
    <Button type="submit" icon="undo" size="small">
      {REQUESTS.stop}
    </Button>
  </Form>
)
