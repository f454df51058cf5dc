import { Form } from 'react-router'
import type { PlatformSettlements } from '@clubhouse/contract/platform/settlements'
import { currencyMark, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { writeMoney } from '#ui/money-field/parse-money.ts'
import { SETTLED } from './messages.ts'
import styles from './su.module.css'

interface Props {
  settled: PlatformSettlements
  /** Of the next one that is written down: sent twice it is one. */
  requestId: string
  answer: FormAnswer | null
}

/** M29: what the club owes the platform beyond what is kept with each payment, and what it has paid of it. */
export function ClubSettled({ settled, requestId, answer }: Props) {
  const { owed, currency, items } = settled
  const own = answer?.values['act'] === 'settle' ? answer : null
  const money = (amount: number) => formatMoney(cents(amount), currency)
  return (
    <OfficeCard id="settled" title={SETTLED.title}>
      <Form method="post" className={styles.act} noValidate>
        <FormMessage text={own?.formError ?? null} />
        <p className={styles.lead}>{owed > 0 ? SETTLED.owes(money(owed)) : SETTLED.nothing}</p>
        {items.length > 0 && (
          <ul className={styles.lead}>
            {items.map(({ settlement_id: id, amount, paid_on: day, reference }) => (
              <li key={id}>{SETTLED.item(money(amount), displayDate(day), reference)}</li>
            ))}
          </ul>
        )}
        {owed > 0 && (
          <>
            <p className={styles.lead}>{SETTLED.lead}</p>
            <input type="hidden" name="settlement_id" value={own?.values['settlement_id'] ?? requestId} />
            <MoneyField
              label={SETTLED.amount}
              name="amount"
              currency={currencyMark(currency)}
              defaultValue={own?.values['amount'] ?? writeMoney(cents(owed))}
              error={own?.errors['amount']}
            />
            <DateField
              label={SETTLED.paidOn}
              name="paid_on"
              error={own?.errors['paid_on']}
              defaultValue={own?.values['paid_on'] ?? ''}
            />
            <TextField
              label={SETTLED.reference}
              name="reference"
              autoComplete="off"
              maxLength={100}
              defaultValue={own?.values['reference'] ?? ''}
              error={own?.errors['reference']}
            />
            <Button type="submit" name="act" value="settle">
              {SETTLED.save}
            </Button>
          </>
        )}
      </Form>
    </OfficeCard>
  )
}
