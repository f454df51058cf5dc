import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { wordsWithoutOwn } from '@clubhouse/domain/people/forms/edit/rule-words'
import { TextField } from '#ui/field/text-field.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { RULES } from '../messages.ts'
import styles from './rules-editor.module.css'

type Props = { question: FormQuestion; validation: FormValidation }

/** FORM-18, OPEN-089: what is said where the rule is broken; ours until the club has words of its own. */
export function OwnWords({ question, validation }: Props) {
  const edit = useEdit(question)
  const { today } = useEditor()
  const { type, validation_id, error } = validation
  const ours = wordsWithoutOwn(question, validation, today)
  return (
    <details className={styles.own}>
      <summary>
        {RULES.says(error || ours)} <span className={styles.change}>{RULES.reword}</span>
      </summary>
      <TextField
        label={RULES.words}
        hint={type === 'date' ? RULES.dateWordsHint : RULES.wordsHint}
        optional
        value={error ?? ''}
        placeholder={ours}
        maxLength={FORM_LIMITS.error}
        onChange={(event) =>
          edit({ change: 'word-validation', validation_id, error: event.currentTarget.value || null })
        }
      />
    </details>
  )
}
