import { Form, Link } from 'react-router'
import type { Currency } from '@clubhouse/contract/site/club'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { FormMessage } from '#lib/form/form-message.tsx'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/layout/layout.tsx'
import { COPY } from './messages.ts'
import { COPY_PATH } from './load-copy.ts'
import styles from './copy.module.css'

interface Props {
  made: {
    ids: string[]
    plans: { id: string; name: string; price: number; opens_on: string | null; is_active: boolean }[]
  }
  currency: Currency
  /** Why it could not be taken back. */
  problem: string | null
}

/** What was made, in sentences, and the way back. */
export function Copied({ made: { ids, plans }, currency, problem }: Props) {
  return (
    <>
      <FormMessage text={problem} />
      <p role="status">{COPY.made(plans.length)}</p>
      <ul className={styles.made}>
        {plans.map(({ id, name, price, opens_on: opens, is_active: isOn }) => (
          <li key={id}>
            <Link to={`/plans/${id}`}>{name}</Link>, {priceIn(price, currency)},{' '}
            {isOn ? (opens ? COPY.opens(displayDate(opens)) : COPY.onSale) : COPY.hidden}
          </li>
        ))}
      </ul>
      <Row>
        <Form method="post" action={COPY_PATH}>
          {ids.map((id) => (
            <input key={id} type="hidden" name="made" value={id} />
          ))}
          <Button type="submit" name="intent" value="undo" icon="undo">
            {COPY.undo}
          </Button>
        </Form>
        <span className={styles.quiet}>{COPY.undoHint}</span>
      </Row>
    </>
  )
}
