import type { PlanPaymentOption } from '@clubhouse/contract/selling/office/plans'
import type { Currency } from '@clubhouse/contract/site/club'
import { cents } from '@clubhouse/domain/money/money'
import { paymentsFor } from '@clubhouse/domain/selling/pricing/payments'
import type { Bound } from '#parts/office/record/bound.ts'
import { priceIn } from '#parts/office/record/sold-columns.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { PLANS } from '../messages.ts'
import type { Way } from './payment-values.ts'
import styles from './ways-to-pay.module.css'

interface Props {
  bound: Bound
  plan: {
    payment_options: readonly PlanPaymentOption[]
    /** Null where it depends on what is chosen. */
    price: number | null
  }
  money: { mark: string; currency: Currency }
  ways: readonly Way[]
  reduces: boolean
}

const UNITS = Object.entries(PLANS.units).map(([value, label]) => ({ value, label }))

/** In full, and a tick for each other way, which opens what there is to say of it: by style alone, so without a script as well. */
export function WaysToPay({ bound, plan, money, ways, reduces }: Props) {
  const isSubscription = plan.payment_options.some(({ type }) => type === 'subscription')
  const offered = ways.map((type, at) => ({
    type,
    at,
    isKept: bound.of(`option_${at}_type`).defaultValue !== '',
  }))
  return (
    <fieldset className={styles.ways}>
      <legend>{PLANS.ways}</legend>
      <div className={styles.way}>
        <Checkbox
          key={String(isSubscription)}
          label={PLANS.inFull}
          hint={ways.includes('subscription') ? PLANS.inFullHint : undefined}
          defaultChecked={!isSubscription}
          disabled
        />
      </div>
      {offered
        .filter(({ type, isKept }) => reduces || isKept || type !== 'reducing_instalment')
        .map(({ type, at }) => (
          <WayToPay key={at} bound={bound} plan={plan} money={money} type={type} at={at} reduces={reduces} />
        ))}
    </fieldset>
  )
}

function WayToPay({
  bound: { of, errorOf },
  plan,
  money: { mark, currency },
  type,
  at,
  reduces,
}: Omit<Props, 'ways'> & { type: Way; at: number }) {
  const own = (part: string) => of(`option_${at}_${part}`)
  const isOff = type === 'reducing_instalment' && !reduces
  const { name, defaultValue } = own('type')
  const option = plan.payment_options.find((each) => each.type === type)
  return (
    <div className={styles.way}>
      <Checkbox
        label={PLANS.types[type]}
        hint={isOff ? PLANS.reducingOff : PLANS.typeHints[type]}
        name={name}
        value={type}
        defaultChecked={defaultValue === type}
        error={errorOf(`option_${at}`)}
      />
      <input type="hidden" name={own('id').name} value={own('id').defaultValue} />
      <div className={styles.more}>
        <div className={styles.fields}>
          {type !== 'subscription' && (
            <TextField label={PLANS.payments} inputMode="numeric" autoComplete="off" {...own('count')} />
          )}
          <TextField label={PLANS.every} inputMode="numeric" autoComplete="off" {...own('every')} />
          <Select label={PLANS.unit} options={UNITS} {...own('unit')} />
          {type !== 'subscription' && (
            <MoneyField
              label={PLANS.first}
              hint={PLANS.firstHint}
              currency={mark}
              optional
              {...own('first')}
            />
          )}
        </div>
        {option && <p className={styles.sum}>{inParts(plan.price, option, currency)}</p>}
      </div>
    </div>
  )
}

/** What the first and the next ones are, for what stands in the fields. */
function inParts(price: number | null, option: PlanPaymentOption, currency: Currency): string | null {
  const { type, number_of_payments: payments, initial_payment: initial } = option
  if (!price || type === 'subscription' || payments === null || payments < 2) return null
  const first = initial === null ? null : cents(Math.min(initial, price))
  const { today, later } = paymentsFor(cents(price), cents(0), { type, payments, initial: first })
  const [each] = later
  return PLANS.inParts(
    priceIn(today.total, currency),
    later.length,
    each === undefined ? undefined : priceIn(each, currency),
  )
}
