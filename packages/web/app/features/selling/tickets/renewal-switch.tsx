import { useFetcher } from 'react-router'
import type { ClubTickets, MemberTicket } from '@clubhouse/contract/selling/member-tickets'
import { formatLongDate, formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { Button } from '#ui/button/button.tsx'
import { TICKETS } from './messages.ts'
import styles from './tickets.module.css'

interface Props {
  ticket: MemberTicket
  club: ClubTickets['club']
  /** Where it is played. */
  place: string
}

/** Whether a ticket renews, and the button that turns it off or, while that can still be, on again. */
export function RenewalSwitch({ ticket, club, place }: Props) {
  const fetcher = useFetcher<FormAnswer>()
  const { renewal, stopped_at: stopped, ticket_id: id } = ticket
  if (!renewal) return null
  const next = renewal.next && formatLongDate(renewal.next, 'UTC')
  const isOn = stopped === null
  return (
    <div className={styles.renewal}>
      <span className={styles.quiet}>
        {isOn ? TICKETS.renews(formatPrice(cents(renewal.amount), club.currency), next) : TICKETS.stopped}
      </span>
      <FormMessage text={fetcher.data?.formError ?? null} />
      {isOn || renewal.may_resume ? (
        <fetcher.Form method="post" action="/tickets">
          <input type="hidden" name="club" value={club.slug} />
          <input type="hidden" name="ticket" value={id} />
          <Button
            type="submit"
            size="small"
            name="turn"
            value={isOn ? 'off' : 'on'}
            loading={fetcher.state !== 'idle'}
          >
            {isOn ? TICKETS.stop : TICKETS.resume}
          </Button>
        </fetcher.Form>
      ) : (
        <a href={place}>{TICKETS.again}</a>
      )}
    </div>
  )
}
