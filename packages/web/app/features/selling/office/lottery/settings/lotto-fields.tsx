import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import type { Bound } from '#parts/office/record/bound.ts'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import type { Values } from '#parts/office/record/record-values.ts'
import { Lead } from '#parts/office/page/office-page.tsx'
import { Theirs } from '#parts/office/settings/settings-foot.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { MoneyField } from '#ui/money-field/money-field.tsx'
import { EDIT, LOTTO_FORM, SETTINGS } from '../messages.ts'
import { PriceSteps } from '../price-steps.tsx'
import { TIERS } from './lotto-kind.ts'
import { PickFields } from './pick-fields.tsx'

interface Props {
  bound: Bound
  values: Values
  lotto: OfficeLotto | null
  mark: string
}

/** The fields of a lotto, one form for a new one and for one that is played. */
export function LottoFields({ bound, values, lotto, mark }: Props) {
  const { of, tickOf, theirsOf } = bound
  const text = (name: string, label: string, more: object = {}) => (
    <div key={name}>
      <TextField label={label} autoComplete="off" {...more} {...of(name)} />
      <Theirs>{theirsOf(name)}</Theirs>
    </div>
  )
  const money = (name: string, label: string, more: object = {}) => (
    <div key={name}>
      <MoneyField label={label} currency={mark} {...more} {...of(name)} />
      <Theirs>{theirsOf(name)}</Theirs>
    </div>
  )
  const weekday = LOTTO_FORM.days[Number(values['weekday']) - 1] ?? ''
  return (
    <>
      <EditSection title={LOTTO_FORM.what} fields={['name', 'description', 'place']} isOpen>
        {text('name', LOTTO_FORM.name, { maxLength: LOTTERY_LIMITS.name })}
        <TextArea
          label={LOTTO_FORM.about}
          rows={4}
          optional
          hint={LOTTO_FORM.aboutHint}
          limit={LOTTERY_LIMITS.description}
          {...of('description')}
        />
        <Theirs>{theirsOf('description')}</Theirs>
        {text('place', LOTTO_FORM.place, {
          optional: true,
          maxLength: LOTTERY_LIMITS.place,
          hint: LOTTO_FORM.placeHint,
        })}
      </EditSection>
      <PickFields bound={bound} lotto={lotto} />
      <EditSection title={LOTTO_FORM.jackpot} says={values['jackpot']} fields={['jackpot']} isOpen>
        <Columns>
          {money('jackpot', SETTINGS.jackpot)}
          {money('jackpot_start', SETTINGS.start, { hint: LOTTO_FORM.startHint })}
          {money('jackpot_step', SETTINGS.step)}
          {money('jackpot_cap', SETTINGS.cap, { optional: true, hint: SETTINGS.capHint })}
        </Columns>
      </EditSection>
      <EditSection title={SETTINGS.prizes} fields={[...TIERS, 'prizes']} isOpen={!lotto}>
        <Lead>{LOTTO_FORM.tiers}</Lead>
        <Columns>{TIERS.map((tier) => money(tier, tier, { optional: true }))}</Columns>
      </EditSection>
      <EditSection
        title={SETTINGS.prices}
        says={values['prices']}
        fields={[
          'count',
          'price',
          'prices',
          'max_lines',
          'draw_counts',
          'allows_auto_renewal',
          'weekly_limit',
        ]}
        isOpen
      >
        <PriceSteps bound={bound} mark={mark} />
        {text('max_lines', LOTTO_FORM.lines, { inputMode: 'numeric' })}
        {text('draw_counts', LOTTO_FORM.draws, { hint: LOTTO_FORM.drawsHint })}
        <Checkbox
          label={LOTTO_FORM.renewal}
          hint={LOTTO_FORM.renewalHint}
          {...tickOf('allows_auto_renewal')}
        />
        {money('weekly_limit', LOTTO_FORM.limit, { optional: true, hint: LOTTO_FORM.limitHint })}
      </EditSection>
      <EditSection
        title={LOTTO_FORM.when}
        says={LOTTO_FORM.everyAt(weekday, values['time'] ?? '')}
        fields={['weekday', 'time', 'closes_minutes_before', 'run_by']}
        isOpen={!lotto}
      >
        <Columns>
          <div>
            <Select
              label={LOTTO_FORM.weekday}
              options={LOTTO_FORM.days.map((label, at) => ({ value: String(at + 1), label }))}
              {...of('weekday')}
            />
            <Theirs>{LOTTO_FORM.days[Number(theirsOf('weekday')) - 1]}</Theirs>
          </div>
          {text('time', LOTTO_FORM.time, { type: 'time' })}
        </Columns>
        {text('closes_minutes_before', SETTINGS.closes, {
          inputMode: 'numeric',
          ...(lotto && { hint: SETTINGS.closesHint }),
        })}
        <RadioGroup
          label={SETTINGS.runBy}
          {...of('run_by')}
          options={[
            { value: 'people', label: SETTINGS.people },
            { value: 'clock', label: SETTINGS.clock },
          ]}
        />
        <Theirs>
          {theirsOf('run_by') && EDIT.runBy[theirsOf('run_by') === 'people' ? 'people' : 'clock']}
        </Theirs>
      </EditSection>
    </>
  )
}
