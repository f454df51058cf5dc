import type { Answer, FormAnswers } from '@clubhouse/contract/people/forms'
import { Badge } from '#ui/badge/badge.tsx'
import styles from './form-preview.module.css'
import { EDIT } from '../messages.ts'

interface Props {
  answers: FormAnswers | null
  isValid: boolean
}

/** What the club would get, as it stands: what does not apply is not among it. */
export function SentAnswers({ answers, isValid }: Props) {
  const given = (answers?.sections ?? [])
    .flatMap(({ questions }) => questions)
    .filter(({ answer }) => inWords(answer) !== '')
  return (
    <details className={styles.sent}>
      <summary>{EDIT.wouldBeSent}</summary>
      {given.length === 0 ? (
        <p className={styles.quiet}>{EDIT.nothingSent}</p>
      ) : (
        <>
          <Badge tone={isValid ? 'success' : 'warning'}>
            {isValid ? EDIT.isComplete : EDIT.isIncomplete}
          </Badge>
          <dl className={styles.answers}>
            {given.map(({ question_id, label, answer }) => (
              <div key={question_id}>
                <dt>{label}</dt>
                <dd>{inWords(answer)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </details>
  )
}

function inWords(answer: Answer): string {
  if (answer === null) return ''
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  return typeof answer === 'string' ? answer : answer.join(', ')
}
