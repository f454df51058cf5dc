import type { FormQuestion, FormValidation } from '@clubhouse/contract/people/forms'
import { ruleInWords } from '@clubhouse/domain/people/forms/edit/rule-words'
import { boundDay } from '@clubhouse/domain/people/forms/answers/date-bounds'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { BoundField } from './bound-field.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { ruleFieldId } from '../element-ids.ts'
import { RULES } from '../messages.ts'
import styles from './rules-editor.module.css'

/** FORM-17, OPEN-090: between which days a date has to lie, said by the calendar of today. */
export function DateRule({ question, validation }: { question: FormQuestion; validation: FormValidation }) {
  const edit = useEdit(question)
  const { today } = useEditor()
  const { type, validation_id, metadata } = validation
  const { greater_than: above, less_than: below } = metadata
  const change = (bound: Partial<FormValidation['metadata']>) =>
    edit({ change: 'bound-validation', validation_id, metadata: bound })
  const days = [
    above && RULES.afterDay(displayDate(boundDay(above, today, 'greater') ?? '')),
    below && RULES.beforeDay(displayDate(boundDay(below, today, 'less') ?? '')),
  ]
  const rule = ruleInWords(validation)
  return (
    <>
      <div className={styles.pair}>
        <BoundField
          id={ruleFieldId(question.question_id, type)}
          label={RULES.after}
          bound={above}
          onChange={(bound) => change({ greater_than: bound })}
        />
        <BoundField label={RULES.before} bound={below} onChange={(bound) => change({ less_than: bound })} />
      </div>
      {rule && (
        <p className={styles.words}>
          {rule}. {RULES.asOf(days.filter(Boolean).join(' and '))}
        </p>
      )}
    </>
  )
}
