import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import styles from '#parts/office/record/record.module.css'
import { PLANS } from '../messages.ts'
import type { Bound } from '#parts/office/record/use-record-form.tsx'

interface Props {
  bound: Bound
  mark: string
  options: number
  reduces: boolean
}

const REDUCING = 'reducing_instalment'

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** Those that there are, and one more to fill in: with the next save there is another. */
export function WaysToPay({ bound, mark, options, reduces }: Props) {
  const shown = Math.min(options + 1, CATALOGUE_LIMITS.paymentOptions)
  return Array.from({ length: shown }, (_, at) => (
    <WayToPay key={at} bound={bound} mark={mark} reduces={reduces} at={at} />
  ))
}

function WayToPay({ bound: { of, errorOf }, mark, reduces, at }: Omit<Props, 'options'> & { at: number }) {
  const own = (part: string) => of(`option_${at}_${part}`)
  const type = own('type')
  const isReducing = type.defaultValue === REDUCING
  return (
    <fieldset className={styles.part}>
      <legend>{PLANS.way(at + 1)}</legend>
      <input type="hidden" name={own('id').name} value={own('id').defaultValue} />
      <Select
        label={PLANS.wayType}
        placeholder={PLANS.noWay}
        options={optionsOf(PLANS.types).filter(({ value }) => reduces || isReducing || value !== REDUCING)}
        optional
        {...(isReducing && !reduces && { hint: PLANS.reducingOff })}
        {...type}
        error={errorOf(`option_${at}`)}
      />
      <div className={styles.row}>
        <TextField label={PLANS.payments} inputMode="numeric" autoComplete="off" optional {...own('count')} />
        <TextField
          label={PLANS.every}
          inputMode="numeric"
          autoComplete="off"
          optional
          {...own('every')}
          defaultValue={own('every').defaultValue || '1'}
        />
        <Select
          label={PLANS.unit}
          options={optionsOf(PLANS.units)}
          {...own('unit')}
          defaultValue={own('unit').defaultValue || 'monthly'}
        />
      </div>
      <MoneyField label={PLANS.first} hint={PLANS.firstHint} currency={mark} optional {...own('first')} />
    </fieldset>
  )
}
