import type { FormFields } from '#lib/form/form-fields.ts'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { parseMoney, writeMoney } from '#ui/money-field/parse-money.ts'
import { cents } from '@clubhouse/domain/money/money'
import styles from './lottery.module.css'
import { SETTINGS } from './messages.ts'

export interface PriceStepTyped {
  count: number
  price: number
  title: string
}

/** Rows that stand empty below those that are there; whoever needs more saves and finds two more. */
const SPARE = 2

/** The ladder of prices: so many for so much. An empty row is none. */
export function PriceSteps({
  steps,
  sign,
  values,
  errors,
}: {
  steps: readonly PriceStepTyped[]
  sign: string
  values: Record<string, string>
  errors: Record<string, string>
}) {
  return (
    <div className={styles.steps}>
      {Array.from({ length: steps.length + SPARE }, (_, at) => {
        const step = steps[at]
        return [
          <TextField
            key={`count ${at}`}
            label={SETTINGS.count}
            name={`count_${at}`}
            inputMode="numeric"
            optional={step === undefined}
            defaultValue={values[`count_${at}`] ?? (step ? String(step.count) : '')}
            error={errors[`count_${at}`]}
          />,
          <MoneyField
            key={`price ${at}`}
            label={SETTINGS.price}
            currency={sign}
            name={`price_${at}`}
            optional={step === undefined}
            defaultValue={values[`price_${at}`] ?? (step ? writeMoney(cents(step.price)) : '')}
            error={errors[`price_${at}`]}
          />,
        ]
      })}
    </div>
  )
}

/** What was typed, with the words for each step. */
export function stepsIn(
  { field }: FormFields,
  titleOf: (count: number) => string,
): { steps: PriceStepTyped[]; errors: Record<string, string>; values: Record<string, string> } {
  const errors: Record<string, string> = {}
  const values: Record<string, string> = {}
  const steps: PriceStepTyped[] = []
  for (let at = 0; at < 10; at += 1) {
    const [count, price] = [field(`count_${at}`).trim(), field(`price_${at}`).trim()]
    Object.assign(values, { [`count_${at}`]: count, [`price_${at}`]: price })
    if (!count && !price) continue
    const many = Number(count)
    const amount = parseMoney(price)
    if (!Number.isInteger(many) || many < 1) errors[`count_${at}`] = SETTINGS.badCount
    if (!amount.ok || amount.cents === 0) errors[`price_${at}`] = SETTINGS.badMoney
    else steps.push({ count: many, price: amount.cents, title: titleOf(many) })
  }
  if (steps.length === 0 && Object.keys(errors).length === 0) errors['count_0'] = SETTINGS.badCount
  return { steps, errors, values }
}
