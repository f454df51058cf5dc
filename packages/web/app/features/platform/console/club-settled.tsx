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
  const back = answer?.values['act'] === 'take-back' ? answer : null
  const money = (amount: number) => formatMoney(cents(amount), currency)
  return (
    <OfficeCard id="settled" title={SETTLED.title}>
      <FormMessage text={own?.formError ?? back?.formError ?? null} />
      <p className={styles.lead}>{owed > 0 ? SETTLED.owes(money(owed)) : SETTLED.nothing}</p>
      {items.length > 0 && (
        <ul className={styles.lead}>
          {items.map((item) => (
            <Settled
              key={item.settlement_id}
              item={item}
              words={SETTLED.item(money(item.amount), displayDate(item.paid_on), item.reference)}
              answer={back?.values['settlement_id'] === item.settlement_id ? back : null}
            />
          ))}
        </ul>
      )}
      <Form method="post" className={styles.act} noValidate>
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

interface SettledProps {
  item: PlatformSettlements['items'][number]
  words: string
  answer: FormAnswer | null
}

/** One that was written down, and for whoever did so the way back. */
function Settled({ item, words, answer }: SettledProps) {
  if (!item.may_take_back) return <li>{item.taken_back_at === null ? words : SETTLED.takenBack(words)}</li>
  return (
    <li>
      {words}
      <details open={answer !== null}>
        <summary>{SETTLED.mistake}</summary>
        <Form method="post" className={styles.act} noValidate>
          <input type="hidden" name="settlement_id" value={item.settlement_id} />
          <TextField
            label={SETTLED.why}
            name="reason"
            autoComplete="off"
            maxLength={500}
            defaultValue={answer?.values['reason'] ?? ''}
            error={answer?.errors['reason']}
          />
          <Button type="submit" name="act" value="take-back">
            {SETTLED.takeBack}
          </Button>
        </Form>
      </details>
    </li>
  )
}
