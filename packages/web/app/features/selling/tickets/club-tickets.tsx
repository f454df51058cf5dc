import { Link } from 'react-router'
import type { ClubTickets } from '@clubhouse/contract/selling/member-tickets'
import sections from '#parts/site/text/section-title.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { PAST_STEP, TICKETS } from './messages.ts'
import { TicketEntry } from './ticket-entry.tsx'
import styles from './tickets.module.css'

interface Props {
  tickets: ClubTickets
  showsClub: boolean
  /** How many of those that were drawn are shown. */
  past: number
}

export function ClubTicketList({ tickets, showsClub, past: shown }: Props) {
  const { club, open, past, past_total: all, limits } = tickets
  const hasPlayed = open.length + past.length > 0
  return (
    <>
      <Card padded>
        <header className={styles.head}>
          <h2 className={classNames(sections['title'], styles.part)}>
            {showsClub ? club.name : TICKETS.open}
          </h2>
          <Link to="/tickets/limits">{TICKETS.limits}</Link>
        </header>
        {open.length === 0 && (
          <EmptyState
            icon="ticket"
            action={
              limits.excluded_until === null && (
                <div className={styles.plays}>
                  {club.lotteries.map(({ slug, name, type }) => (
                    <ButtonLink
                      key={slug}
                      to={`${club.origin}/products/${type.toLowerCase()}/${slug}`}
                      reloadDocument
                    >
                      {TICKETS.play(name)}
                    </ButtonLink>
                  ))}
                </div>
              )
            }
          >
            {hasPlayed ? TICKETS.none : TICKETS.noneYet}
          </EmptyState>
        )}
        <ul className={styles.list} role="list">
          {open.map((ticket) => (
            <TicketEntry key={ticket.ticket_id} ticket={ticket} club={club} />
          ))}
        </ul>
      </Card>
      {past.length > 0 && (
        <Card padded className={styles.past}>
          <h3 className={classNames(sections['title'], styles.part)}>{TICKETS.past}</h3>
          <ul className={styles.list} role="list">
            {past.map((ticket) => (
              <TicketEntry key={ticket.ticket_id} ticket={ticket} club={club} />
            ))}
          </ul>
          {all > past.length && (
            <ButtonLink to={`?past=${shown + PAST_STEP}`} preventScrollReset>
              {TICKETS.more(Math.min(PAST_STEP, all - past.length))}
            </ButtonLink>
          )}
        </Card>
      )}
    </>
  )
}
