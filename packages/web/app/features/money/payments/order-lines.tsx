import { Form } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { Button } from '#ui/button/button.tsx'
import { ORDER } from './messages.ts'
import styles from './payments.module.css'

interface Props {
  order: Order
  club: UserAccount
  timeZone: string
}

/** In the very words of the mail and the paper, and where it comes again the way to stop it. */
export function OrderLines({ order, club, timeZone }: Props) {
  const currency = order.currency.toUpperCase() as Currency
  const again = order.items.filter(
    (item) =>
      item.is_subscription &&
      order.schedule.some((due) => due.order_item_id === item.order_item_id && due.status === 'planned'),
  )
  return (
    <Section
      isMain
      title={ORDER.what}
      more={<a href={`/orders/${order.order_id}/receipt.pdf?club=${club.slug}`}>{ORDER.receipt}</a>}
    >
      <ul className={styles.lines} role="list">
        {receiptOf(order, timeZone).lines.map(({ name, detail, plan, amount }, at) => (
          <li key={at}>
            <span>
              <strong>{name}</strong>
              {detail && <small>{detail}</small>}
              {plan && <small>{plan}</small>}
            </span>
            <b>{amount}</b>
          </li>
        ))}
        <li>
          <strong>{ORDER.total}</strong>
          <b>{money(order.total, currency)}</b>
        </li>
        {order.refunded > 0 && (
          <li>
            <span>{ORDER.refunded}</span>
            <b>{money(order.refunded, currency)}</b>
          </li>
        )}
      </ul>
      {again.map(({ order_item_id: id, product }) => (
        <details key={id}>
          <summary>{ORDER.stopTitle(product.name)}</summary>
          <p className={styles.small}>{ORDER.stopText}</p>
          <Form method="post">
            <input type="hidden" name="intent" value="stop" />
            <input type="hidden" name="order_item_id" value={id} />
            <Button type="submit" variant="danger" size="small">
              {ORDER.stop}
            </Button>
          </Form>
        </details>
      ))}
    </Section>
  )
}
