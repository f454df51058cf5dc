import { Form, Link } from 'react-router'
import type { Order } from '@clubhouse/contract/money/orders'
import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import { expiryInWords, isRunOut } from '@clubhouse/domain/money/payments/saved-card'
import { Section } from '#parts/money/payments/section.tsx'
import { cardInWords } from '#parts/money/payments/words.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { CARDS, ORDER, PAYMENTS } from './messages.ts'
import styles from './payments.module.css'

interface Props {
  order: Order
  cards: readonly PaymentMethod[]
  now: string
}

/** Which card later payments are taken from; nothing where none are to come. */
export function OrderCard({ order, cards, now }: Props) {
  if (!order.schedule.some(({ status }) => status === 'planned' || status === 'failed')) return null
  const usable = cards.filter((card) => !isRunOut(card, new Date(now)))
  const last = order.transactions.findLast(({ settlement }) => settlement !== null)?.settlement
  return (
    <Section title={ORDER.card} id="card" more={<Link to="/payments/methods">{PAYMENTS.addCard}</Link>}>
      {usable.length === 0 && last && <p className={styles.quiet}>{cardInWords(last)}</p>}
      {usable.length > 0 && (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="card" />
          <RadioGroup
            name="payment_method_id"
            label={CARDS.changeOne}
            defaultValue={usable[0]?.payment_method_id ?? ''}
            options={usable.map((card) => ({
              value: card.payment_method_id,
              label: `${cardInWords(card)}, ${PAYMENTS.expires(expiryInWords(card)).toLowerCase()}`,
            }))}
          />
          <Button type="submit">{ORDER.choose}</Button>
        </Form>
      )}
    </Section>
  )
}
