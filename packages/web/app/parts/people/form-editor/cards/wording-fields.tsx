import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { TextField } from '#ui/field/text-field.tsx'
import { labelFieldId } from '../element-ids.ts'
import { DETAILS } from '../messages.ts'
import { useEdit } from '../editor-context.ts'

export function WordingFields({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  return (
    <>
      <TextField
        id={labelFieldId(question.question_id)}
        label={DETAILS.label}
        value={question.label}
        maxLength={FORM_LIMITS.label}
        error={question.label.trim() === '' ? DETAILS.noLabel : undefined}
        onChange={(event) => edit({ change: 'label', label: event.currentTarget.value })}
      />
      <TextField
        label={DETAILS.hint}
        hint={DETAILS.hintHint}
        optional
        value={question.input.display_as.hint ?? ''}
        maxLength={FORM_LIMITS.hint}
        onChange={(event) =>
          edit({ change: 'display', display: { hint: event.currentTarget.value || null } })
        }
      />
    </>
  )
}
