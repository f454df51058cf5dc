import { Form, Link } from 'react-router'
import type { OrderPayLinks, SentPayLink } from '@clubhouse/contract/money/office/pay-links'
import { formatShortDate } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { LINK, REFUND } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from './order.module.css'

interface Props {
  orderId: string
  /** Null where it could not be had. */
  sent: OrderPayLinks | null
  requestId: string
  time: ClubTime
}

const TONES = {
  open: 'info',
  on_its_way: 'info',
  paid: 'success',
  nothing: 'neutral',
  expired: 'warning',
  taken_back: 'neutral',
} as const satisfies Record<SentPayLink['state'], string>

/** A family gets a link for what is owed; what became of the links so far stands below. */
export function LinkPanel({ orderId, sent, requestId, time }: Props) {
  const here = `/orders/${orderId}`
  const money = moneyIn(sent?.currency ?? 'EUR')
  const day = (at: string) => formatShortDate(at, time.timeZone)
  const hasOpen = sent?.links.some(({ state }) => state === 'open') ?? false
  return (
    <section className={styles.task} aria-labelledby="link">
      <header>
        <h2 id="link">{LINK.title}</h2>
        <Link to={here} preventScrollReset>
          {REFUND.close}
        </Link>
      </header>
      {sent === null && <p className={styles.quiet}>{LINK.failed}</p>}
      {sent && sent.to_pay === null && <p className={styles.quiet}>{LINK.nothing}</p>}
      {sent && sent.to_pay !== null && (
        <Form method="post" action={here} className={styles.form}>
          <input type="hidden" name="intent" value="link" />
          <input type="hidden" name="request_id" value={requestId} />
          <p className={styles.quiet}>
            {LINK.lead(money(sent.to_pay), sent.email)} {hasOpen && LINK.replaces}
          </p>
          <Button type="submit" variant="primary" icon="send" wide>
            {hasOpen ? LINK.sendNew : LINK.send}
          </Button>
        </Form>
      )}
      {sent && sent.links.length > 0 && (
        <>
          <h3 className={styles.subhead}>{LINK.sent}</h3>
          <ul className={styles.sent} role="list">
            {sent.links.map(({ link_id: id, state, amount, created_at: at, created_by: who, ...link }) => (
              <li key={id}>
                <p>
                  <Badge tone={TONES[state]}>{LINK.states[state]}</Badge>{' '}
                  {LINK.of(money(amount), day(at), who)}
                  {state === 'open' && `, ${LINK.until(day(link.expires_at))}`}
                </p>
                {state === 'open' && (
                  <Form method="post" action={here}>
                    <input type="hidden" name="intent" value="unlink" />
                    <input type="hidden" name="link_id" value={id} />
                    <Button type="submit" size="small">
                      {LINK.takeBack}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
