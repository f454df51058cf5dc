import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { longest } from '@clubhouse/domain/people/forms/check/check-validations'
import { TextField } from '#ui/field/text-field.tsx'
import { ruleFieldId } from '../element-ids.ts'
import { RULES } from '../messages.ts'
import styles from './rules-editor.module.css'
import { useEdit } from '../editor-context.ts'

/** FORM-15, FORM-16 */
export function LengthRule({ question, validation }: { question: FormQuestion; validation: FormValidation }) {
  const edit = useEdit(question)
  const { type, validation_id, metadata } = validation
  const isMost = type === 'maxLength'
  const length = isMost ? metadata.max_length : metadata.min_length
  const most = longest(question)
  const error =
    length === null || (isMost && length === 0)
      ? RULES.noNumber
      : !isMost && length > most
        ? RULES.tooLong(most)
        : undefined

  function change(typed: string) {
    const digits = typed.replace(/\D/g, '')
    const number = digits === '' ? null : Math.min(Number(digits), FORM_LIMITS.answer)
    edit({
      change: 'bound-validation',
      validation_id,
      metadata: isMost ? { max_length: number } : { min_length: number },
    })
  }

  return (
    <TextField
      id={ruleFieldId(question.question_id, type)}
      label={isMost ? RULES.most : RULES.least}
      inputMode="numeric"
      autoComplete="off"
      className={styles.number}
      value={length ?? ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
