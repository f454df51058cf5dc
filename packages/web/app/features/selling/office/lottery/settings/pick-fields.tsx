import { useState } from 'react'
import type { OfficeLotto } from '@clubhouse/contract/selling/office/lottos'
import type { Bound } from '#parts/office/record/bound.ts'
import { EditSection } from '#parts/office/record/edit-section.tsx'
import { Lead } from '#parts/office/page/office-page.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { LOTTO_FORM } from '../messages.ts'
import { PICK_TYPES } from './lotto-kind.ts'

/** DATA-57: how a line is picked. Chosen once: tickets that are out are made of it. */
export function PickFields({ bound: { of }, lotto }: { bound: Bound; lotto: OfficeLotto | null }) {
  const [type, setType] = useState(of('pick_type').defaultValue || 'Number')
  if (lotto) {
    const { pick, luck } = lotto
    const picked = LOTTO_FORM.picked(pick.type, pick.count, pick.symbols)
    return (
      <EditSection title={LOTTO_FORM.pick} says={picked} fields={[]}>
        <p>{picked}</p>
        <Lead>{luck === 'drum' ? LOTTO_FORM.drum : LOTTO_FORM.beacon}</Lead>
      </EditSection>
    )
  }
  const number = (name: string, label: string) => (
    <TextField label={label} autoComplete="off" inputMode="numeric" {...of(name)} />
  )
  return (
    <EditSection title={LOTTO_FORM.pick} fields={['pick', 'luck']} isOpen>
      <Lead>{LOTTO_FORM.pickLead}</Lead>
      <RadioGroup
        label={LOTTO_FORM.type}
        name="pick_type"
        defaultValue={type}
        onChange={setType}
        options={PICK_TYPES.map((value) => ({ value, ...LOTTO_FORM.types[value] }))}
      />
      {type !== 'None' && (
        <Columns>
          {number('pick_count', LOTTO_FORM.count)}
          {number('pick_from', LOTTO_FORM.from)}
        </Columns>
      )}
      <RadioGroup
        label={LOTTO_FORM.luck}
        {...of('luck')}
        options={[
          { value: 'beacon', label: LOTTO_FORM.byBeacon, note: LOTTO_FORM.beacon },
          { value: 'drum', label: LOTTO_FORM.byDrum, note: LOTTO_FORM.drum },
        ]}
      />
    </EditSection>
  )
}
