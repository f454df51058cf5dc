import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import { ageProblem } from '@clubhouse/domain/people/family/ages'
import type { FormError } from '@clubhouse/domain/people/forms/answers/verdict'
import { indexOf } from '@clubhouse/domain/people/forms/structure'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import { choiceOf } from '@clubhouse/domain/people/registration/people-for-place'
import { personIn } from '@clubhouse/domain/people/registration/registrations'
import { MEMBER } from '../messages.ts'

/** What the form itself cannot know: whether whoever it is about fits the plan, and is not in it already. */
export function wrongPerson(
  form: DynamicForm,
  answers: FormAnswers & { member_id: string | null },
  { block, blocks, today }: { block: Block; blocks: readonly Block[]; today: string },
): FormError[] {
  const { place } = block
  const { ages, plan_id: planId } = place.plan.metadata
  const { firstName, born } = personIn(answers)
  // A form that does not ask for it leaves that to the club.
  const tooOldOrYoung = born && ageProblem(ages, { firstName, dateOfBirth: born }, today)
  if (tooOldOrYoung) return errorAt(form, 'date_of_birth', tooOldOrYoung)
  const same = blocks.find(
    ({ place: other, rows }) =>
      other.key !== place.key &&
      other.plan.metadata.plan_id === planId &&
      rows.some(({ type, given }) => type === 'member' && given && choiceOf(given) === choiceOf(answers)),
  )
  return same ? errorAt(form, 'first_name', MEMBER.twice(firstName, same.place.number)) : []
}

function errorAt(form: DynamicForm, id: string, message: string): FormError[] {
  const placed = indexOf(form).byDefaultId.get(id)
  if (!placed) return []
  const { section, question } = placed
  return [
    {
      section_id: section.section_id,
      question_id: question.question_id,
      label: question.label,
      message,
    },
  ]
}
