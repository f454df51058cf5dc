import type { Currency } from '@clubhouse/contract/site/club'
import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { OfficePrizeDraw } from '@clubhouse/contract/selling/office/prize-draws'
import { dayOf, formatTime } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
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
      <Columns>
        {text(`${name}_day`, day, at ? dayOf(at, timeZone) : '', { type: 'date' })}
        {text(`${name}_time`, time, at ? formatTime(at, timeZone) : '', { type: 'time' })}
      </Columns>
    )
  }
  return (
    <>
      <FormSection>
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
      </FormSection>
      <FormSection title={EDIT.prizes}>
        {Array.from({ length: Math.min(LOTTERY_LIMITS.prizes, prizes.length + SPARE) }, (_, at) => (
          <div key={at}>
            {text(`prize_${at}`, EDIT.prize(at + 1), prizes[at]?.title ?? '', {
              optional: at > 0,
              maxLength: LOTTERY_LIMITS.prize,
            })}
            <input type="hidden" name={`prize_${at}_note`} value={prizes[at]?.description ?? ''} />
          </div>
        ))}
      </FormSection>
      <FormSection title={SETTINGS.prices}>
        <PriceSteps
          steps={draw?.prices ?? []}
          sign={currencySign(currency)}
          values={values}
          errors={errors}
        />
        {text('ticket_count', EDIT.tickets, draw ? String(draw.ticket_count) : '', { inputMode: 'numeric' })}
      </FormSection>
      <FormSection>
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
      </FormSection>
    </>
  )
}
