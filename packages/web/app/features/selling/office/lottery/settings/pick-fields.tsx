import { useState } from 'react'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import { Lead } from '#parts/office/page/office-page.tsx'
import { FormSection } from '#parts/office/page/form-section.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { LOTTO_FORM } from '../messages.ts'

interface Props {
  lotto: OfficeLotto | null
  values: Record<string, string>
  errors: Record<string, string>
}

const TYPES = ['Number', 'Letter', 'Lucky Dip', 'None'] as const

/** DATA-57: how a line is picked. Chosen once: tickets that are out are made of it. */
export function PickFields({ lotto, values, errors }: Props) {
  const [type, setType] = useState(values['pick_type'] || 'Number')
  if (lotto)
    return (
      <FormSection title={LOTTO_FORM.pick}>
        <p>{LOTTO_FORM.picked(lotto.pick.type, lotto.pick.count, lotto.pick.symbols)}</p>
        <Lead>{lotto.luck === 'drum' ? LOTTO_FORM.drum : LOTTO_FORM.beacon}</Lead>
      </FormSection>
    )
  const number = (name: string, label: string, usual: string) => (
    <TextField
      label={label}
      name={name}
      autoComplete="off"
      inputMode="numeric"
      defaultValue={values[name] ?? usual}
      error={errors[name]}
    />
  )
  return (
    <FormSection title={LOTTO_FORM.pick} lead={LOTTO_FORM.pickLead}>
      <RadioGroup
        label={LOTTO_FORM.type}
        name="pick_type"
        defaultValue={type}
        onChange={setType}
        options={TYPES.map((value) => ({ value, ...LOTTO_FORM.types[value] }))}
      />
      {type !== 'None' && (
        <Columns>
          {number('pick_count', LOTTO_FORM.count, '4')}
          {number('pick_from', LOTTO_FORM.from, '32')}
        </Columns>
      )}
      <RadioGroup
        label={LOTTO_FORM.luck}
        name="luck"
        defaultValue={values['luck'] || 'beacon'}
        options={[
          { value: 'beacon', label: LOTTO_FORM.byBeacon, note: LOTTO_FORM.beacon },
          { value: 'drum', label: LOTTO_FORM.byDrum, note: LOTTO_FORM.drum },
        ]}
      />
    </FormSection>
  )
}
