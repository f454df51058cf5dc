import { useId } from 'react'
import type { FormKind, FormQuestion } from '@clubhouse/contract/people/forms'
import { initialValues } from '@clubhouse/domain/people/forms/answers/initial-values'
import { optionsOf } from '@clubhouse/domain/people/forms/options'
import { type Form, inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import styles from './question.module.css'
import { Question } from './question.tsx'

type Props = { form: Form & { kind?: FormKind }; question: FormQuestion }

/** FORMED-02: how the question will look. It cannot be filled in and sends nothing. */
export function QuestionPreview({ form, question }: Props) {
  const id = useId()
  const values = initialValues(form)
  const answer = values[question.question_id] ?? (inputTypeOf(question) === 'multipleChoice' ? [] : null)
  return (
    <div className={styles.preview}>
      <Question
        question={question}
        id={id}
        answer={answer}
        kind={form.kind ?? 'juvenile'}
        name={`preview-${id}`}
        options={optionsOf(form, question, values)}
        loading={null}
        error={undefined}
        today=""
        hasScript
        isClosed={false}
        isDisabled
        onRetry={() => {}}
      />
    </div>
  )
}
