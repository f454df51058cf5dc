import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { conditionsLeft } from '@clubhouse/domain/people/forms/edit/condition-rules'
import { Button } from '#ui/button/button.tsx'
import { useEdit, useEditor } from '../editor-context.ts'
import { cardId } from '../element-ids.ts'
import { CONDITIONS } from '../messages.ts'
import styles from '../cards/question-card.module.css'

/** The way out where a question waits for one that is deleted. */
export function OrphanedConditions({ question }: { question: FormQuestion }) {
  const edit = useEdit(question)
  const { draft, focusLater, say } = useEditor()
  const left = conditionsLeft(draft, question)
  if (left.length === question.input.condition.length) return null
  return (
    <Button
      size="small"
      icon="close"
      className={styles.orphaned}
      onClick={() => {
        edit({ change: 'conditions', condition: left })
        say(CONDITIONS.removed)
        focusLater(cardId(question.question_id))
      }}
    >
      {CONDITIONS.removeOrphaned}
    </Button>
  )
}
