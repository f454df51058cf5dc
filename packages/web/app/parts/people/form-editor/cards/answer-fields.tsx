import { type DisplayType, INPUT_TYPES, type InputType } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { displaysOf } from '@clubhouse/domain/people/forms/controls'
import { displayTypeOf, inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DETAILS, DISPLAYS, TYPES, WIDTHS } from '../messages.ts'
import styles from './question-details.module.css'
import { useEdit } from '../editor-context.ts'

/** FORM-40: answers are shared with other forms, and given to earlier versions: each knows the type. */
function keptWhy({ default_question_id, newAdded }: FormQuestion): string | undefined {
  if (default_question_id !== null) return DETAILS.typeFixed
  return newAdded ? undefined : DETAILS.typeKept
}

/** With what the question is answered, and how that looks. */
export function AnswerFields({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const type = inputTypeOf(question)
  const { display_as: display } = question.input
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={DETAILS.type}
          hint={keptWhy(question)}
          disabled={keptWhy(question) !== undefined && type !== null}
          value={type ?? ''}
          {...(type === null && { placeholder: DETAILS.unknown })}
          options={INPUT_TYPES.map((each) => ({ value: each, label: TYPES[each].name }))}
          onChange={(event) => {
            const chosen = INPUT_TYPES.find((each) => each === event.currentTarget.value)
            if (chosen) edit({ change: 'type', type: chosen })
          }}
        />
        {type && displaysOf(type).length > 1 && <DisplaySelect question={question} type={type} />}
        <Select
          label={DETAILS.width}
          value={display.width}
          options={WIDTHS}
          onChange={(event) =>
            edit({
              change: 'display',
              display: { width: event.currentTarget.value === 'half' ? 'half' : 'full' },
            })
          }
        />
        {type === 'text' && (
          <TextField
            label={DETAILS.mask}
            hint={DETAILS.maskHint}
            optional
            value={display.mask ?? ''}
            maxLength={60}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) =>
              edit({ change: 'display', display: { mask: event.currentTarget.value || null } })
            }
          />
        )}
      </div>
      <Checkbox
        label={DETAILS.showLabel}
        hint={DETAILS.showLabelHint}
        checked={display.show_label}
        onChange={(event) =>
          edit({ change: 'display', display: { show_label: event.currentTarget.checked } })
        }
      />
    </>
  )
}

function DisplaySelect({ question, type }: { question: FormQuestion; type: InputType }) {
  const edit = useEdit(question)
  const names: Partial<Record<DisplayType, string>> = DISPLAYS[type]
  return (
    <Select
      label={DETAILS.display}
      value={displayTypeOf(question) ?? ''}
      options={displaysOf(type).map((each) => ({ value: each, label: names[each] ?? each }))}
      onChange={(event) => edit({ change: 'display', display: { type: event.currentTarget.value } })}
    />
  )
}
