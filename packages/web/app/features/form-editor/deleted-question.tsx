import type { FormQuestion } from '@clubhouse/contract/forms'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useEditor } from './editor-context.ts'
import { cardId, keepButtonId } from './element-ids.ts'
import { QUESTION } from './messages.ts'
import styles from './question-list.module.css'

/** FORMED-05: it stays in its place until the form is saved, so that it can be had back. */
export function DeletedQuestion({ question: { question_id: id, label } }: { question: FormQuestion }) {
  const { dispatch, say, focusLater } = useEditor()
  return (
    <div className={styles.deleted}>
      <Icon name="trash" />
      <span>{QUESTION.gone(label)}</span>
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
