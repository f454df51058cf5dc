import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import { cents } from '@clubhouse/domain/money/money'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { writeMoney } from '#ui/money-field/parse-money.ts'
import { LOTTO_FORM, SETTINGS } from '../messages.ts'
import { PriceSteps } from '../price-steps.tsx'
import { TIERS } from './lotto-body.ts'
import { PickFields } from './pick-fields.tsx'

interface Props {
  lotto: OfficeLotto | null
  answer: FormAnswer | undefined
  sign: string
}

/** What most clubs begin with; everything can be changed before it is put on sale. */
const USUAL = { weekday: '4', time: '20:30', closes: '60', lines: '10', draws: '1, 4, 8, 12', run: 'clock' }

/** The fields of a lotto, one form for a new one and for one that is played. */
export function LottoFields({ lotto, answer, sign }: Props) {
  const { values = {}, errors = {} } = answer ?? {}
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
  const money = (name: string, label: string, kept: number | null | undefined, more: object = {}) => (
    <MoneyField
      key={name}
      label={label}
      name={name}
      currency={sign}
      {...more}
      defaultValue={values[name] ?? (kept === null || kept === undefined ? '' : writeMoney(cents(kept)))}
      error={errors[name]}
    />
  )
  const isRenewed = answer ? values['allows_auto_renewal'] !== '' : (lotto?.allows_auto_renewal ?? true)
  const isOnSale = answer ? values['is_active'] !== '' : lotto?.is_active
  return (
    <>
      <FormSection>
        {lotto && (
          <Checkbox
            label={LOTTO_FORM.onSale}
            name="is_active"
            value="yes"
            hint={LOTTO_FORM.onSaleHint}
            defaultChecked={isOnSale}
          />
        )}
        {text('name', LOTTO_FORM.name, lotto?.name ?? '', { maxLength: LOTTERY_LIMITS.name })}
        <TextArea
          label={LOTTO_FORM.about}
          name="description"
          rows={4}
          optional={true}
          hint={LOTTO_FORM.aboutHint}
          limit={LOTTERY_LIMITS.description}
          defaultValue={values['description'] ?? lotto?.description ?? ''}
          error={errors['description']}
        />
        {text('place', LOTTO_FORM.place, lotto?.place ?? '', {
          optional: true,
          maxLength: LOTTERY_LIMITS.place,
          hint: LOTTO_FORM.placeHint,
        })}
      </FormSection>
      <PickFields lotto={lotto} values={values} errors={errors} />
      <FormSection title={LOTTO_FORM.jackpot}>
        {money('jackpot', SETTINGS.jackpot, lotto?.jackpot)}
        {money('jackpot_start', SETTINGS.start, lotto?.jackpot_start, { hint: LOTTO_FORM.startHint })}
        {money('jackpot_step', SETTINGS.step, lotto?.jackpot_step)}
        {money('jackpot_cap', SETTINGS.cap, lotto?.jackpot_cap, { optional: true, hint: SETTINGS.capHint })}
      </FormSection>
      <FormSection title={SETTINGS.prizes} lead={LOTTO_FORM.tiers}>
        {TIERS.map((tier) =>
          money(tier, tier, lotto?.prizes.find((prize) => prize.tier === tier)?.amount, { optional: true }),
        )}
      </FormSection>
      <FormSection title={SETTINGS.prices}>
        <PriceSteps steps={lotto?.prices ?? []} sign={sign} values={values} errors={errors} />
        {text('max_lines', LOTTO_FORM.lines, lotto ? String(lotto.max_lines) : USUAL.lines, {
          inputMode: 'numeric',
        })}
        {text('draw_counts', LOTTO_FORM.draws, lotto?.draw_counts.join(', ') ?? USUAL.draws, {
          hint: LOTTO_FORM.drawsHint,
        })}
        <Checkbox
          label={LOTTO_FORM.renewal}
          name="allows_auto_renewal"
          value="yes"
          hint={LOTTO_FORM.renewalHint}
          defaultChecked={isRenewed}
        />
        {money('weekly_limit', LOTTO_FORM.limit, lotto?.weekly_limit, {
          optional: true,
          hint: LOTTO_FORM.limitHint,
        })}
      </FormSection>
      <FormSection title={LOTTO_FORM.when}>
        <Columns>
          <Select
            label={LOTTO_FORM.weekday}
            name="weekday"
            options={LOTTO_FORM.days.map((label, at) => ({ value: String(at + 1), label }))}
            defaultValue={values['weekday'] ?? (lotto ? String(lotto.weekday) : USUAL.weekday)}
            error={errors['weekday']}
          />
          {text('time', LOTTO_FORM.time, lotto?.time ?? USUAL.time, { type: 'time' })}
        </Columns>
        {text(
          'closes_minutes_before',
          SETTINGS.closes,
          lotto ? String(lotto.closes_minutes_before) : USUAL.closes,
          { inputMode: 'numeric', ...(lotto && { hint: SETTINGS.closesHint }) },
        )}
        <RadioGroup
          label={SETTINGS.runBy}
          name="run_by"
          defaultValue={values['run_by'] || (lotto?.run_by ?? USUAL.run)}
          options={[
            { value: 'people', label: SETTINGS.people },
            { value: 'clock', label: SETTINGS.clock },
          ]}
        />
      </FormSection>
    </>
  )
}
