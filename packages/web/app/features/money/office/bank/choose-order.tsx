import { Form } from 'react-router'
import type { OfficeBankLine, PayableOrder } from '@clubhouse/contract/money/office/bank'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from './bank.module.css'
import { BANK, LINE } from './messages.ts'

interface Props {
  line: OfficeBankLine & { orders: PayableOrder[] }
  /** What was searched for. */
  filter: string
  money: (amount: number) => string
}

/** Any order that owes exactly this, or what is searched for: a GET form, so it works without a script. */
export function ChooseOrder({ line: { line_id: id, orders, pays }, filter, money }: Props) {
  const others = orders.filter(({ order_id: each }) => each !== pays?.order_id)
  const none = filter ? LINE.noneFound : LINE.noneFits
  return (
    <section className={styles.way} aria-labelledby="choose">
      <h2 id="choose">{pays ? LINE.another : LINE.choose}</h2>
      <Form action={`/money/bank/${id}`} className={styles.find} role="search">
        <TextField label={LINE.search} name="filter" type="search" defaultValue={filter} optional />
        <Button type="submit" icon="search">
          {LINE.find}
        </Button>
      </Form>
      <h3 className={styles.quiet}>{filter ? LINE.found : LINE.fitting}</h3>
      {others.length === 0 && <p>{none}</p>}
      <ul className={styles.orders}>
        {others.map(({ order_id: orderId, order_seq: number, buyer, what, owed, fits }) => (
          <li key={orderId}>
            <span className={styles.order}>
              <b>{BANK.order(number, buyer)}</b>
              <span className={styles.quiet}>{what}</span>
              <span className={styles.quiet}>{LINE.owes(sumsOf(owed, money))}</span>
            </span>
            {fits ? (
              <Form method="post" action={`/money/bank/${id}`}>
                <input type="hidden" name="intent" value="pay" />
                <input type="hidden" name="order_id" value={orderId} />
                <Button type="submit" icon="check">
                  {LINE.record}
                  <span className="visually-hidden"> {LINE.recordFor(number)}</span>
                </Button>
              </Form>
            ) : (
              <span className={styles.quiet}>{LINE.differs}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHOWN = 3

/** The first few, and that there are more. */
const sumsOf = (owed: PayableOrder['owed'], money: Props['money']): string =>
  [
    ...owed.slice(0, SHOWN).map(({ amount }) => money(amount)),
    ...(owed.length > SHOWN ? [`and ${owed.length - SHOWN} more`] : []),
  ].join(', ')
