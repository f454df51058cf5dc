import type { Currency } from '@clubhouse/contract/site/club'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { OfficePrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import { dayOf, formatTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import settings from '#parts/office/settings/settings.module.css'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { currencySign } from '../currency-sign.ts'
import { EDIT, SETTINGS } from '../messages.ts'
import { PriceSteps } from '../price-steps.tsx'

interface Props {
  draw: OfficePrizeDraw | null
  answer: FormAnswer | undefined
  currency: Currency
  timeZone: string
}

/** Empty rows below the prizes that are there. */
const SPARE = 3

export function PrizeDrawFields({ draw, answer, currency, timeZone }: Props) {
  const { values = {}, errors = {} } = answer ?? {}
  const prizes = draw?.prizes ?? []
  const text = (name: string, label: string, kept: string, more: object = {}) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      {...more}
      defaultValue={values[name] ?? kept}
      error={errors[name]}
    />
  )
  const moment = (name: 'closes' | 'draws', day: string, time: string) => {
    const at = draw?.[`${name}_at`]
    return (
      <div className={settings.pair}>
        {text(`${name}_day`, day, at ? dayOf(at, timeZone) : '', { type: 'date' })}
        {text(`${name}_time`, time, at ? formatTime(at, timeZone) : '', { type: 'time' })}
      </div>
    )
  }
  return (
    <>
      <div className={settings.block}>
        {text('name', EDIT.name, draw?.name ?? '', { maxLength: LOTTERY_LIMITS.name })}
        <TextArea
          label={EDIT.description}
          name="description"
          rows={3}
          optional={true}
          defaultValue={values['description'] ?? draw?.description ?? ''}
          error={errors['description']}
        />
        {text('place', EDIT.place, draw?.place ?? '', { optional: true, maxLength: LOTTERY_LIMITS.place })}
      </div>
      <div className={settings.block}>
        <h2>{EDIT.prizes}</h2>
        {Array.from({ length: Math.min(LOTTERY_LIMITS.prizes, prizes.length + SPARE) }, (_, at) => (
          <div key={at}>
            {text(`prize_${at}`, EDIT.prize(at + 1), prizes[at]?.title ?? '', {
              optional: at > 0,
              maxLength: LOTTERY_LIMITS.prize,
            })}
            <input type="hidden" name={`prize_${at}_note`} value={prizes[at]?.description ?? ''} />
          </div>
        ))}
      </div>
      <div className={settings.block}>
        <h2>{SETTINGS.prices}</h2>
        <PriceSteps
          steps={draw?.prices ?? []}
          sign={currencySign(currency)}
          values={values}
          errors={errors}
        />
        {text('ticket_count', EDIT.tickets, draw ? String(draw.ticket_count) : '', { inputMode: 'numeric' })}
      </div>
      <div className={settings.block}>
        {moment('closes', EDIT.closesDay, EDIT.closesTime)}
        {moment('draws', EDIT.drawsDay, EDIT.drawsTime)}
        <RadioGroup
          label={SETTINGS.runBy}
          name="run_by"
          defaultValue={values['run_by'] || (draw?.run_by ?? 'people')}
          options={[
            { value: 'people', label: SETTINGS.people },
            { value: 'clock', label: SETTINGS.clock },
          ]}
        />
      </div>
    </>
  )
}
