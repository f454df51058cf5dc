import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { isCountryQuestion, isCountyQuestion } from '@clubhouse/domain/people/forms/default-question-ids'
import { inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { optionFieldId } from '../element-ids.ts'
import { OPTIONS } from '../messages.ts'
import { OptionRow } from './option-row.tsx'
import styles from './options-editor.module.css'

/** FORM-06: what can be chosen. */
export function OptionsEditor({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { focusLater } = useEditor()
  const { options, url, has_other_option: hasOther } = question.input.metadata
  if (isCountryQuestion(question)) return <p className={styles.note}>{OPTIONS.countries}</p>
  if (isCountyQuestion(question)) return <p className={styles.note}>{OPTIONS.counties}</p>

  function add(labels: string[], at: number) {
    const room = labels.slice(0, FORM_LIMITS.options - options.length)
    if (room.length === 0) return
    edit({ change: 'add-options', labels: room, at })
    focusLater(optionFieldId(question.question_id, at + room.length - 1))
  }

  return (
    <>
      {url === null && (
        <>
          <ol className={styles.list}>
            {options.map((option, at) => (
              // By its place: its words change with every key.
              <OptionRow key={at} question={question} option={option} at={at} onAdd={add} />
            ))}
          </ol>
          <Button
            size="small"
            icon="plus"
            className={styles.add}
            disabled={options.length >= FORM_LIMITS.options}
            onClick={() => add([''], options.length)}
          >
            {OPTIONS.add}
          </Button>
        </>
      )}
      {inputTypeOf(question) === 'singleChoice' && (
        <Checkbox
          label={OPTIONS.other}
          hint={OPTIONS.otherHint}
          checked={hasOther}
          onChange={(event) => edit({ change: 'other', isAllowed: event.currentTarget.checked })}
        />
      )}
      <OptionsAddress question={question} />
    </>
  )
}

/** API-88: a list that is kept elsewhere, asked for by our server. */
function OptionsAddress({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { url } = question.input.metadata
  return (
    <>
      <Checkbox
        label={OPTIONS.load}
        hint={OPTIONS.loadHint}
        checked={url !== null}
        onChange={(event) => edit({ change: 'options-url', url: event.currentTarget.checked ? '' : null })}
      />
      {url !== null && (
        <TextField
          label={OPTIONS.address}
          hint={OPTIONS.addressHint}
          value={url}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={FORM_LIMITS.url}
          onChange={(event) => edit({ change: 'options-url', url: event.currentTarget.value.trim() })}
        />
      )}
    </>
  )
}
