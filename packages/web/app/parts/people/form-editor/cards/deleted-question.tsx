import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { dependentsOf } from '@clubhouse/domain/people/forms/edit/condition-rules'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useEditor } from '../editor-context.ts'
import { cardId, keepButtonId } from '../element-ids.ts'
import { CONDITIONS, QUESTION } from '../messages.ts'
import styles from './question-list.module.css'

/** FORMED-05: it stays in its place until the form is saved, so that it can be had back. */
export function DeletedQuestion({ question }: { question: FormQuestion }) {
  const { draft, dispatch, say, focusLater } = useEditor()
  const { question_id: id, label } = question
  const dependents = dependentsOf(draft, id)

  /** From each of them only what it asks of this question. */
  function removeConditions() {
    for (const { question_id, input } of dependents) {
      const condition = input.condition.filter((each) => each.question_id !== id)
      dispatch({ type: 'edit-question', question_id, edit: { change: 'conditions', condition } })
    }
    say(CONDITIONS.removed)
    focusLater(keepButtonId(id))
  }

  return (
    <div className={styles.deleted}>
      <Icon name="trash" />
      <span>
        {question.newAdded ? QUESTION.removed(label) : QUESTION.gone(label)}{' '}
        {dependents.length > 0 && QUESTION.neededBy(dependents.map((each) => each.label))}
      </span>
      {dependents.length > 0 && (
        <Button size="small" variant="quiet" onClick={removeConditions}>
          {CONDITIONS.removeOrphaned}
        </Button>
      )}
      <Button
        id={keepButtonId(id)}
        size="small"
        icon="undo"
        aria-label={QUESTION.keepIt(label)}
        onClick={() => {
          dispatch({ type: 'restore-question', question_id: id })
          say(QUESTION.kept(label))
          focusLater(cardId(id))
        }}
      >
        {QUESTION.keep}
      </Button>
    </div>
  )
}
