import { memo, useCallback, useSyncExternalStore } from 'react'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { fieldName } from '@clubhouse/domain/people/forms/answers/posted-values'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { useFormScope } from './engine/form-scope.ts'
import styles from './question.module.css'
import { Question } from './question.tsx'

type Props = { question: FormQuestion }

/** One question of a form. It is drawn again when something about it changes, not when somebody types elsewhere. */
export const LiveQuestion = memo(function LiveQuestion({ question }: Props) {
  const { session, shown, kind, today, readOnly, isAboutOneself, saysOfBirth, idOf, loadOptions } =
    useFormScope()
  const hasScript = useHydrated()
  const id = question.question_id
  const subscribe = useCallback((tell: () => void) => session.subscribe(id, tell), [session, id])
  const stateOf = () => session.stateOf(id)
  const { isDisabled, fold, round, options, loading, note } = useSyncExternalStore(
    subscribe,
    stateOf,
    stateOf,
  )
  const listen = useCallback((tell: () => void) => shown.subscribe(id, tell), [shown, id])
  const errorOf = () => shown.of(id)
  const error = useSyncExternalStore(listen, errorOf, errorOf)
  // Before the script has come nobody could open what is closed; the server leaves out what does not apply.
  const isClosed = isDisabled && hasScript
  return (
    <div
      className={styles.question}
      data-question={id}
      data-width={question.input.display_as.width}
      // Whoever only reads a form over sees all of it.
      data-fold={readOnly ? undefined : fold}
      data-closed={isClosed || undefined}
    >
      <div className={styles.inside}>
        <Question
          key={round}
          question={question}
          kind={kind}
          isAboutOneself={isAboutOneself}
          saysOfBirth={saysOfBirth}
          today={today}
          options={options}
          loading={loading}
          note={note}
          hasScript={hasScript}
          isClosed={isClosed}
          id={idOf(id)}
          name={fieldName(id)}
          answer={session.answerOf(id)}
          error={error}
          isDisabled={isClosed || readOnly}
          onRetry={() => loadOptions(id)}
        />
      </div>
    </div>
  )
})
