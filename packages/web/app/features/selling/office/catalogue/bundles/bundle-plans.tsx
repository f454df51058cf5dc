import type { Currency } from '@clubhouse/contract/site/club'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { BUNDLES } from '../messages.ts'
import type { PlanChoice } from '../shared/load-choices.ts'
import { idsOf, offeredPlans, tickName } from '../shared/plan-ticks.tsx'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import type { Bound } from '#parts/office/record/bound.ts'

interface Props {
  bound: Bound
  plans: readonly PlanChoice[]
  currency: Currency
  mark: string
}

/** Which plans are in it, what each costs there and how many of it. What is not ticked counts for nothing. */
export function BundlePlans({ bound: { of, tickOf, errorOf }, plans, currency, mark }: Props) {
  const error = errorOf('items')
  const offered = offeredPlans(plans, (id) => tickOf(tickName(id)).defaultChecked)
  return (
    <>
      <input type="hidden" name="plan_ids" value={idsOf(offered)} />
      {offered.length === 0 && <p className={styles.quiet}>{BUNDLES.noPlans}</p>}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {offered.map(({ plan_id: id, name, price, program }) => {
        return (
          <fieldset key={id} className={styles.part}>
            <legend>{`${name}, ${priceIn(price, currency)} (${program})`}</legend>
            <Checkbox label={BUNDLES.inIt} {...tickOf(tickName(id))} />
            <div className={styles.row}>
              <MoneyField label={BUNDLES.priceInBundle} currency={mark} optional {...of(`price_${id}`)} />
              <TextField
                label={BUNDLES.least}
                inputMode="numeric"
                autoComplete="off"
                optional
                {...of(`min_${id}`)}
              />
              <TextField
                label={BUNDLES.most}
                inputMode="numeric"
                autoComplete="off"
                optional
                {...of(`max_${id}`)}
                error={errorOf(`item_${id}`)}
              />
            </div>
          </fieldset>
        )
      })}
    </>
  )
}
