import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { isRequired } from '@clubhouse/domain/people/forms/structure'
import { Icon } from '#ui/icon/icon.tsx'
import { useEditor } from '../editor-context.ts'
import { QUESTION } from '../messages.ts'
import styles from './question-card.module.css'

type Props = { question: FormQuestion; isFixed: boolean; isOpen: boolean }

/** FORMED-02, FORMED-03: a closed card says it, an open one can change it. */
export function RequiredFlag({ question, isFixed, isOpen }: Props) {
  const { dispatch, say } = useEditor()
  const { question_id, label } = question
  const isNeeded = isRequired(question)
  const word = isNeeded ? QUESTION.required : QUESTION.optional
  if (isFixed && isNeeded)
    return (
      <p className={styles.flag} title={QUESTION.fixed}>
        <Icon name="lock" />
        <span>{word}</span>
        <span className="visually-hidden">{QUESTION.fixed}</span>
      </p>
    )
  return (
    <p className={styles.flag} data-required={isNeeded || undefined}>
      <span>{word}</span>
      {isOpen && (
        <button
          type="button"
          className={styles.change}
          aria-label={`${QUESTION.change}: ${QUESTION.changeTo(label, isNeeded)}`}
          onClick={() => {
            dispatch({
              type: 'edit-question',
              question_id,
              edit: { change: 'required', isRequired: !isNeeded },
            })
            say(`${label}: ${isNeeded ? QUESTION.optional : QUESTION.required}`)
          }}
        >
          {QUESTION.change}
        </button>
      )}
    </p>
  )
}
