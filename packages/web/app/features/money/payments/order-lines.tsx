import { Form } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import type { Order } from '@clubhouse/contract/money/orders'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { receiptOf, YOUR_NUMBERS } from '@clubhouse/domain/money/orders/receipt'
import { Section } from '#parts/money/payments/section.tsx'
import { money } from '#parts/money/payments/words.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
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
  const receipt = receiptOf(order, timeZone)
  return (
    <Section
      isMain
      title={ORDER.what}
      more={<a href={`/orders/${order.order_id}/receipt.pdf?club=${club.slug}`}>{ORDER.receipt}</a>}
    >
      <ul className={styles.lines} role="list">
        {receipt.lines.map(({ name, detail, plan, amount, inside, numbers }, at) => (
          <li key={at}>
            <span>
              <strong>{name}</strong>
              {detail && <small>{detail}</small>}
              {plan && <small>{plan}</small>}
              {inside.map((each, place) => (
                <small key={place}>{[each.name, each.detail].filter(Boolean).join(', ')}</small>
              ))}
              {numbers.length > 0 && <small>{`${YOUR_NUMBERS}: ${numbers.map(inOneLine).join(', ')}`}</small>}
            </span>
            <b>{amount}</b>
          </li>
        ))}
        {receipt.sums.slice(1, -1).map(({ label, amount }, at) => (
          <li key={`${label}-${at}`}>
            <span>{label}</span>
            <b>{amount}</b>
          </li>
        ))}
        <li>
          <span>
            <strong>{ORDER.total}</strong>
          </span>
          <b>{money(order.total, currency)}</b>
        </li>
        {receipt.refunded && (
          <li>
            <span>{ORDER.refunded}</span>
            <b>{receipt.refunded}</b>
          </li>
        )}
      </ul>
      {receipt.tax?.map((text) => (
        <p key={text} className={styles.small}>
          {text}
        </p>
      ))}
      {again.map(({ order_item_id: id, product }) => (
        <details key={id} className={styles.stop}>
          <summary>
            {ORDER.stopNamed(product.name)}
            <Icon name="chevron-down" />
          </summary>
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

/** The numbers of one line of the lotto stay together. */
const inOneLine = (numbers: string): string => numbers.replaceAll(' ', '\u00a0')
