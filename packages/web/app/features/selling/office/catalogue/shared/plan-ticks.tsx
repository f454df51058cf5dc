import type { Currency } from '@clubhouse/contract/site/club'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import type { Values } from '#parts/office/record/record-values.ts'
import styles from '#parts/office/record/record.module.css'
import type { PlanChoice } from './load-choices.ts'
import type { Bound } from '#parts/office/record/bound.ts'
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
  const offered = offeredPlans(plans, (id) => tickOf(tickName(id)).defaultChecked)
  return (
    <fieldset className={styles.part}>
      <legend>{legend}</legend>
      <input type="hidden" name="plan_ids" value={idsOf(offered)} />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {[...new Set(offered.map(({ program }) => program))].map((program) => (
        <div key={program}>
          <p className={styles.quiet}>{program}</p>
          {offered
            .filter((each) => each.program === program)
            .map(({ plan_id: id, name: plan, price }) => (
              <div key={id}>
                <Checkbox label={`${plan}, ${priceIn(price, currency)}`} {...tickOf(tickName(id))} />
                <Theirs>{theirsOf(tickName(id))}</Theirs>
              </div>
            ))}
        </div>
      ))}
    </fieldset>
  )
}

/** Last season's plans are not offered any more; those that are ticked stay in sight. */
export const offeredPlans = (plans: readonly PlanChoice[], isTicked: (id: string) => boolean): PlanChoice[] =>
  plans.filter(({ plan_id: id, isPast }) => !isPast || isTicked(id))

export const idsOf = (plans: readonly PlanChoice[]): string => plans.map(({ plan_id: id }) => id).join(',')

export const plansIn = (text: string): string[] => text.split(',').filter(Boolean)

/** With the plans that there are to tick. */
export const ofPlans = (values: Values, plans: readonly PlanChoice[]): Values => ({
  ...values,
  plan_ids: idsOf(offeredPlans(plans, (id) => values[tickName(id)] === 'on')),
})

export const tickedIn = (values: Values): number =>
  plansIn(values['plan_ids'] ?? '').filter((id) => values[tickName(id)] === 'on').length
