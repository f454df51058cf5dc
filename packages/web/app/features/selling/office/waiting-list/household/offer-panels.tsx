import { WAITING_LIMITS } from '@clubhouse/contract/selling/office/waiting-limits'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { HOUSEHOLD } from '../messages.ts'
import { Task } from './task.tsx'

export const ExtendPanel = ({ until }: { until: string }) => (
  <Task intent="extend" title={HOUSEHOLD.extend} lead={HOUSEHOLD.extendLead} icon="clock">
    <input type="hidden" name="offered_until" value={until} />
    <Select
      label={HOUSEHOLD.by}
      name="days"
      options={WAITING_LIMITS.days.map((days) => ({ value: String(days), label: HOUSEHOLD.days(days) }))}
      defaultValue="2"
    />
  </Task>
)

interface Props {
  answer: FormAnswer | undefined
  /** Whoever would be next again cannot keep their place. */
  mayKeep: boolean
}

export const WithdrawPanel = ({ answer, mayKeep }: Props) => (
  <Task intent="withdraw" title={HOUSEHOLD.withdraw} lead={HOUSEHOLD.withdrawLead} icon="undo">
    <TextField
      label={HOUSEHOLD.why}
      hint={HOUSEHOLD.whyHint}
      name="reason"
      maxLength={WAITING_LIMITS.reason}
      autoComplete="off"
      defaultValue={answer?.values['reason'] ?? ''}
      error={answer?.errors['why']}
    />
    {mayKeep && <Checkbox label={HOUSEHOLD.keep} hint={HOUSEHOLD.keepHint} name="keeps_place" />}
  </Task>
)
