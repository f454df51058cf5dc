import { Form } from 'react-router'
import type { ArrearsPerson } from '@clubhouse/contract/money/office/arrears'
import { MAX_PLAN_NOTE } from '@clubhouse/contract/money/office/arrears-limits'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Fold } from '#parts/office/record/fold.tsx'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from '../order/order.module.css'
import { PERSON } from './messages.ts'

interface Props {
  person: ArrearsPerson
  here: string
  answer: FormAnswer | undefined
}

/** The day on which somebody said they would pay. */
export function PlanPanel({ person: { plan, late }, here, answer }: Props) {
  if (late === 0 && !plan) return null
  const typed = answer?.values['intent'] === 'plan' ? answer : null
  const said = plan ? (plan.is_broken ? PERSON.planBroken : PERSON.planNow)(displayDate(plan.on)) : ''
  return (
    <Fold title={PERSON.plan} lead={plan ? said : PERSON.planNone} isUsed={typed !== null}>
      {!plan && <p className={styles.quiet}>{PERSON.planLead}</p>}
      <Form method="post" action={here} className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="plan" />
        <DateField
          calendar
          label={PERSON.planOn}
          name="on"
          error={typed?.errors['on']}
          defaultValue={typed?.values['on'] ?? (plan ? displayDate(plan.on) : '')}
        />
        <TextField
          label={PERSON.note}
          hint={PERSON.noteHint}
          name="note"
          maxLength={MAX_PLAN_NOTE}
          defaultValue={typed?.values['note'] ?? plan?.note ?? ''}
        />
        <Button type="submit">{PERSON.keep}</Button>
      </Form>
      {plan && (
        <Form method="post" action={here} preventScrollReset>
          <input type="hidden" name="intent" value="forget" />
          <Button type="submit" variant="quiet">
            {PERSON.forget}
          </Button>
        </Form>
      )}
    </Fold>
  )
}
