import type { Currency } from '@clubhouse/contract/site/club'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import styles from '#parts/office/record/record.module.css'
import type { PlanChoice } from './load-choices.ts'
import type { Bound } from '#parts/office/record/use-record-form.tsx'
import { priceIn } from '#parts/office/record/sold-columns.tsx'

interface Props {
  bound: Bound
  plans: readonly PlanChoice[]
  currency: Currency
  legend: string
  /** Under which name what is wrong with them is said. */
  name: string
}

export const tickName = (planId: string): string => `plan_${planId}`

/** Which plans: a tick each, and which there were to tick. */
export function PlanTicks({ bound: { tickOf, errorOf, theirsOf }, plans, currency, legend, name }: Props) {
  const error = errorOf(name)
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <input type="hidden" name="plan_ids" value={plans.map(({ plan_id: id }) => id).join(',')} />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {plans.map(({ plan_id: id, name: plan, price, program }) => (
        <div key={id}>
          <Checkbox label={`${plan}, ${priceIn(price, currency)}`} hint={program} {...tickOf(tickName(id))} />
          <Theirs>{theirsOf(tickName(id))}</Theirs>
        </div>
      ))}
    </fieldset>
  )
}

export const plansIn = (text: string): string[] => text.split(',').filter(Boolean)
