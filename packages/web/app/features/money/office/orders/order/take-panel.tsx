import { Form, Link } from 'react-router'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { HAND_WAYS } from '@clubhouse/contract/money/office/order-limits'
import { formatShortDate } from '@clubhouse/domain/format'
import type { ClubTime } from '#parts/office/club-time.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { REFUND, TAKE, WAYS } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from './order.module.css'

interface Props {
  order: OfficeOrder
  open: OfficeOrder['later']
  requestId: string
  time: ClubTime
}

/** Money that somebody hands over, for instalments of theirs. */
export function TakePanel({ order, open, requestId, time }: Props) {
  const money = moneyIn(order.currency)
  return (
    <section className={styles.task} aria-labelledby="take">
      <header>
        <h2 id="take">{TAKE.title}</h2>
        <Link to={`/orders/${order.order_id}`} preventScrollReset>
          {REFUND.close}
        </Link>
      </header>
      <p className={styles.quiet}>{TAKE.lead}</p>
      <Form method="post" action={`/orders/${order.order_id}`} className={styles.form}>
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="payment_id" value={requestId} />
        <fieldset className={styles.lines}>
          <legend>{TAKE.which}</legend>
          {open.map((each, at) => (
            <label key={each.scheduled_payment_id} className={styles.tick}>
              <input type="checkbox" name="pay" value={each.scheduled_payment_id} defaultChecked={at === 0} />
              <span>
                {formatShortDate(each.due, time.timeZone)}, {money(each.amount)}
                <span className={styles.quiet}>{[each.name, each.person].filter(Boolean).join(', ')}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.lines}>
          <legend>{TAKE.how}</legend>
          {HAND_WAYS.map((way, at) => (
            <label key={way} className={styles.tick}>
              <input type="radio" name="way" value={way} defaultChecked={at === 0} />
              <span>{WAYS[way]}</span>
            </label>
          ))}
        </fieldset>
        <TextField label={TAKE.note} hint={TAKE.noteHint} name="note" maxLength={300} />
        <Button type="submit" variant="primary" wide>
          {TAKE.confirm}
        </Button>
      </Form>
    </section>
  )
}
