import type { ReactNode } from 'react'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { AnswerFields } from './answer-fields.tsx'
import { AnswerPreview } from './answer-preview.tsx'
import { ConditionsEditor } from '../conditions/conditions-editor.tsx'
import { DETAILS } from '../messages.ts'
import { OptionsEditor } from '../options/options-editor.tsx'
import { PageLinkField } from './page-link-field.tsx'
import styles from './question-details.module.css'
import { RulesEditor } from '../rules/rules-editor.tsx'
import { WordingFields } from './wording-fields.tsx'

/** Everything about one question, in the card itself. */
export function QuestionDetails({ question }: { question: FormQuestion }) {
  const type = inputTypeOf(question)
  const isChoice = type === 'singleChoice' || type === 'multipleChoice'
  return (
    <div className={styles.details}>
      <WordingFields question={question} />
      <AnswerPreview question={question} />
      <PageLinkField question={question} />
      <Group title={DETAILS.answer}>
        <AnswerFields question={question} />
      </Group>
      {isChoice && (
        <Group title={DETAILS.options}>
          <OptionsEditor question={question} />
        </Group>
      )}
      <Group title={DETAILS.rules}>
        <RulesEditor question={question} />
      </Group>
      <Group title={DETAILS.conditions} hint={DETAILS.conditionsHint}>
        <ConditionsEditor question={question} />
      </Group>
    </div>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  )
}
