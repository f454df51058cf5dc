import { Form, useNavigation } from 'react-router'
import type { ArrearsPerson } from '@clubhouse/contract/money/office/arrears'
import { HAND_WAYS } from '@clubhouse/contract/money/office/order-limits'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { TAKE, WAYS } from '../messages.ts'
import { moneyIn } from '../orders-list.tsx'
import styles from '../order/order.module.css'
import { PERSON } from './messages.ts'

interface Props {
  person: ArrearsPerson
  here: string
  requestId: string
  answer: FormAnswer | undefined
}

/** Cash or a transfer for instalments of one order; whoever pays several orders at once is taken one after the other. */
export function TakeCash({ person: { instalments, currency }, here, requestId, answer }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'take'
  const money = moneyIn(currency)
  const open = instalments.filter(({ status }) => status !== 'charging')
  const [first] = open
  if (!first) return null
  const typed = answer?.values['intent'] === 'take' ? answer : null
  const ofOrder = open.filter(({ order_id: id }) => id === first.order_id)
  return (
    <Form method="post" action={here} className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="payment_id" value={requestId} />
      <input type="hidden" name="order_id" value={first.order_id} />
      <fieldset className={styles.lines}>
        <legend>{TAKE.whichOf(first.order_seq)}</legend>
        {ofOrder.map((each, at) => (
          <label key={each.scheduled_payment_id} className={styles.tick}>
            <input
              type="checkbox"
              name="pay"
              value={each.scheduled_payment_id}
              defaultChecked={at === 0 || each.status === 'failed'}
            />
            <span>
              {displayDate(each.due)}, {money(each.amount)}
              <span className={styles.quiet}>
                {[each.name, each.person, each.status === 'failed' ? PERSON.lateBy(each.days) : PERSON.toCome]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.lines}>
        <legend>{TAKE.how}</legend>
        {HAND_WAYS.map((way, at) => (
          <label key={way} className={styles.tick}>
            <input
              type="radio"
              name="way"
              value={way}
              defaultChecked={typed ? typed.values['way'] === way : at === 0}
            />
            <span>{WAYS[way]}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label={TAKE.note}
        hint={TAKE.noteHint}
        name="note"
        maxLength={300}
        defaultValue={typed?.values['note'] ?? ''}
      />
      <Button type="submit" variant="primary" loading={isBusy}>
        {TAKE.confirm}
      </Button>
    </Form>
  )
}
