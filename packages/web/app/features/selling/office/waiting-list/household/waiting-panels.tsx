import { WAITING_LIMITS } from '@clubhouse/contract/selling/office/waiting-limits'
import type { WaitingHousehold, WaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { HOUSEHOLD } from '../messages.ts'
import { Task } from './task.tsx'

interface Props {
  line: WaitingList
  household: WaitingHousehold
  position: number
  answer: FormAnswer | undefined
}

/** To whoever is next, or with a reason to somebody else; what is missing is made only if somebody says so. */
export function OfferPanel({ line, household, position, answer }: Props) {
  const { count, gathered } = household
  const missing = line.left === null ? 0 : Math.max(0, count - line.left - gathered)
  const lead = [HOUSEHOLD.offerLead(count), ...(position > 1 ? [HOUSEHOLD.ahead(position - 1)] : [])]
  return (
    <Task
      intent="offer"
      title={HOUSEHOLD.offer.title(count)}
      lead={lead.join(' ')}
      icon="send"
      variant="primary"
    >
      {position > 1 && (
        <TextField
          label={HOUSEHOLD.reason}
          hint={HOUSEHOLD.reasonHint}
          name="reason"
          maxLength={WAITING_LIMITS.reason}
          autoComplete="off"
          defaultValue={answer?.values['reason'] ?? ''}
          error={answer?.errors['reason']}
        />
      )}
      {missing > 0 && (
        <Checkbox
          label={HOUSEHOLD.makeRoom(missing)}
          hint={HOUSEHOLD.makeRoomHint((line.places ?? 0) + missing)}
          name="makes_room"
        />
      )}
    </Task>
  )
}

export const RemovePanel = () => (
  <Task intent="remove" title={HOUSEHOLD.remove} lead={HOUSEHOLD.removeLead} icon="trash" />
)
