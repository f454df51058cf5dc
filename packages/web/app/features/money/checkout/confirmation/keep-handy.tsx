import type { Order } from '@clubhouse/contract/money/orders'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './confirmation.module.css'
import { CONFIRMATION } from '../messages.ts'

interface Props {
  order: Order
  state: 'paid' | 'waiting' | 'failed'
  /** Whether a payment or a draw is still to come. */
  hasDates: boolean
}

/** ORDER-01, ORDER-08: what to take along, and the way on. What is not paid has no copy yet. */
export function KeepHandy({ order, state, hasDates }: Props) {
  const isHydrated = useHydrated()
  const hasFailed = state === 'failed'
  // Without a script the paper has the club's own time.
  const zone = isHydrated ? new Intl.DateTimeFormat().resolvedOptions().timeZone : null
  const files = `/checkout/orders/${order.order_id}`
  return (
    <section className={styles.ways}>
      <h2>{CONFIRMATION.handy}</h2>
      {state === 'paid' && hasDates && (
        <ButtonLink wide icon="calendar" to={`${files}/dates.ics`} reloadDocument download>
          {CONFIRMATION.calendar}
        </ButtonLink>
      )}
      {state === 'paid' && (
        <ButtonLink
          wide
          icon="download"
          to={`${files}/receipt.pdf${zone ? `?timezone=${encodeURIComponent(zone)}` : ''}`}
          reloadDocument
          download
        >
          {CONFIRMATION.copy}
        </ButtonLink>
      )}
      {hasFailed && (
        <ButtonLink wide variant="primary" to="/checkout">
          {CONFIRMATION.tryAgain}
        </ButtonLink>
      )}
      <ButtonLink wide variant={hasFailed ? 'secondary' : 'primary'} to="/">
        {CONFIRMATION.home}
      </ButtonLink>
    </section>
  )
}
