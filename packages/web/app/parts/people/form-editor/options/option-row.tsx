import type { ClipboardEvent, KeyboardEvent } from 'react'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormOption, FormQuestion } from '@clubhouse/contract/people/forms'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { moveButtonId, optionFieldId } from '../element-ids.ts'
import { OPTIONS } from '../messages.ts'
import styles from './options-editor.module.css'

type Props = {
  question: FormQuestion
  option: FormOption
  at: number
  onAdd: (labels: string[], at: number) => void
}

export function OptionRow({ question, option, at, onAdd }: Props) {
  const edit = useEdit(question)
  const { focusLater } = useEditor()
  const { question_id: id } = question
  const name = option.label || OPTIONS.option(at + 1)
  const { options } = question.input.metadata
  const last = options.length - 1
  const isTwice =
    option.value.trim() !== '' && options.filter(({ value }) => value === option.value).length > 1

  function move(step: 'up' | 'down') {
    const to = at + (step === 'up' ? -1 : 1)
    edit({ change: 'move-option', at, to })
    focusLater(moveButtonId(`${id}-${to}`, step))
  }

  /** Enter goes on to the next line, as on paper. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onAdd([''], at + 1)
  }

  /** A list from a spreadsheet becomes as many options as it has lines. */
  function onPaste(event: ClipboardEvent) {
    const lines = linesIn(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    if (option.label !== '') return onAdd(lines, at + 1)
    edit({ change: 'remove-option', at })
    onAdd(lines, at)
  }

  return (
    <li className={styles.row} tabIndex={-1}>
      <div className={styles.words}>
        <TextField
          id={optionFieldId(id, at)}
          label={OPTIONS.option(at + 1)}
          hidesLabel
          value={option.label}
          maxLength={FORM_LIMITS.label}
          placeholder={OPTIONS.option(at + 1)}
          error={isTwice ? OPTIONS.twice : undefined}
          onChange={(event) => edit({ change: 'rename-option', at, label: event.currentTarget.value })}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <IconButton
        icon="close"
        label={OPTIONS.remove(name)}
        onClick={() => {
          edit({ change: 'remove-option', at })
          focusLater(optionFieldId(id, Math.max(0, Math.min(at, last - 1))))
        }}
      />
      <div className={styles.extras}>
        <Checkbox
          label={
            <>
              {OPTIONS.preselected}
              <span className="visually-hidden">: {name}</span>
            </>
          }
          checked={option.default}
          onChange={(event) =>
            edit({ change: 'preselect-option', at, isPreselected: event.currentTarget.checked })
          }
        />
        <IconButton
          id={moveButtonId(`${id}-${at}`, 'up')}
          icon="chevron-up"
          label={OPTIONS.up(name)}
          disabled={at === 0}
          onClick={() => move('up')}
        />
        <IconButton
          id={moveButtonId(`${id}-${at}`, 'down')}
          icon="chevron-down"
          label={OPTIONS.down(name)}
          disabled={at === last}
          onClick={() => move('down')}
        />
      </div>
    </li>
  )
}

const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, FORM_LIMITS.label))
    .filter((line) => line !== '')
