import { useState } from 'react'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { Bound } from '#parts/office/record/bound.ts'
import { money, type readerOf, type Values, whole } from '#parts/office/record/record-values.ts'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import styles from './lottery.module.css'
import { SETTINGS } from './messages.ts'

export interface PriceStepTyped {
  count: number
  price: number
  title: string
}

const ROWS = Array.from({ length: LOTTERY_LIMITS.steps }, (_, at) => at)
export const STEP_NAMES = ROWS.flatMap((at) => [`count_${at}`, `price_${at}`])

/** All of them in words, for two versions side by side. */
const inWords = (values: Values): string =>
  ROWS.flatMap((at) => {
    const [count, price] = [values[`count_${at}`], values[`price_${at}`]]
    return count || price ? [`${count} for ${price}`] : []
  }).join('; ')

export const withSteps = (values: Values): Values => ({ ...values, prices: inWords(values) })

export const stepValues = (steps: readonly PriceStepTyped[]): Values =>
  Object.fromEntries(
    ROWS.flatMap((at) => [
      [`count_${at}`, whole(steps[at]?.count ?? null)],
      [`price_${at}`, money(steps[at]?.price ?? null)],
    ]),
  )

/** What was typed, with the words for each step; an empty row is none. */
export function stepsIn(
  { text, money: amount, whole: number, problems }: ReturnType<typeof readerOf>,
  titleOf: (count: number) => string,
): PriceStepTyped[] {
  const typed = ROWS.filter((at) => text(`count_${at}`) || text(`price_${at}`))
  const steps = typed.flatMap((at) => {
    const [count, price] = [number(`count_${at}`) ?? 0, amount(`price_${at}`) ?? 0]
    if (count < 1) problems[`count_${at}`] = SETTINGS.badCount
    if (price === 0) problems[`price_${at}`] = SETTINGS.badMoney
    return count > 0 && price > 0 ? [{ count, price, title: titleOf(count) }] : []
  })
  if (typed.length === 0) problems['count_0'] = SETTINGS.badCount
  return steps
}

/** The ladder of prices: so many for so much. */
export function PriceSteps({ bound: { of, errorOf, theirsOf }, mark }: { bound: Bound; mark: string }) {
  const filled = ROWS.findLast((at) => of(`count_${at}`).defaultValue || of(`price_${at}`).defaultValue) ?? -1
  const [count, setCount] = useState(Math.max(filled + 1, 2))
  return (
    <>
      <div className={styles.steps}>
        {ROWS.slice(0, count).map((at) => [
          <TextField
            key={`count ${at}`}
            label={SETTINGS.count}
            inputMode="numeric"
            autoComplete="off"
            optional={at > 0}
            {...of(`count_${at}`)}
            error={errorOf(`count_${at}`) ?? (at === 0 ? errorOf('prices') : undefined)}
          />,
          <MoneyField
            key={`price ${at}`}
            label={SETTINGS.price}
            currency={mark}
            optional={at > 0}
            {...of(`price_${at}`)}
          />,
        ])}
      </div>
      <Theirs>{theirsOf('prices')}</Theirs>
      {count < ROWS.length && (
        <div>
          <Button variant="secondary" size="small" icon="plus" onClick={() => setCount(count + 1)}>
            {SETTINGS.addPrice}
          </Button>
        </div>
      )}
    </>
  )
}
