import { Link } from 'react-router'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Button } from '#ui/button/button.tsx'
import type { Quote } from './add-action.ts'
import styles from './add.module.css'
import { ADD_PERSON } from './messages.ts'

/** What it comes to, by the rules of the shop. */
export function ToPay({ quote, money }: { quote: Quote | null; money: (amount: number) => string }) {
  return (
    <OfficeCard id="add-to-pay" title={ADD_PERSON.toPay}>
      <div className={styles.sums} aria-live="polite">
        {quote ? (
          <dl>
            {quote.lines.map(({ name, price }, at) => (
              <div key={at}>
                <dt>{name}</dt>
                <dd>{money(price)}</dd>
              </div>
            ))}
            {quote.discounts.map(({ name, amount }, at) => (
              <div key={`off ${at}`}>
                <dt>{name}</dt>
                <dd>−{money(amount)}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{ADD_PERSON.total}</dt>
              <dd>{money(quote.total)}</dd>
            </div>
          </dl>
        ) : (
          <p className={styles.quiet}>{ADD_PERSON.priceFirst}</p>
        )}
        {quote && <input type="hidden" name="total" value={quote.total} />}
        <Button type="submit" name="intent" value="price" size="small">
          {ADD_PERSON.price}
        </Button>
      </div>
    </OfficeCard>
  )
}

/** Somebody like them is here: looked at, or said to be another. */
export function SamePeople({ quote }: { quote: Quote | null }) {
  const [first] = quote?.same ?? []
  if (!quote || !first) return null
  return (
    <div className={styles.same} role="status">
      <b>{ADD_PERSON.same(`${first.first_name} ${first.last_name}`)}</b>
      <p>{ADD_PERSON.sameText}</p>
      <ul>
        {quote.same.map((each) => (
          <li key={each.member_id}>
            {[
              `${each.first_name} ${each.last_name}`,
              each.date_of_birth && ADD_PERSON.bornOn(displayDate(each.date_of_birth)),
            ]
              .filter(Boolean)
              .join(', ')}{' '}
            <Link to={`/members/${each.member_id}`} target="_blank" rel="noreferrer">
              {ADD_PERSON.look(each.first_name)}
            </Link>
          </li>
        ))}
      </ul>
      <Checkbox name="is_somebody_else" label={ADD_PERSON.isOther} />
    </div>
  )
}
