import type { FormSection } from '@clubhouse/contract/people/forms'
import { type Place, placeBeside } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { dropMark } from '../drag/drag-order.ts'
import { DeletedQuestion } from './deleted-question.tsx'
import { useEditor } from '../editor-context.ts'
import { moveButtonId } from '../element-ids.ts'
import { EDITOR } from '../messages.ts'
import { QuestionCard } from './question-card.tsx'
import styles from './question-list.module.css'
import type { useDrag } from '../drag/use-drag.ts'

type Props = {
  id: string
  section: FormSection
  drag: ReturnType<typeof useDrag<Place>>
  onMove: (questionId: string, to: Place) => void
}

/** The questions of one section, as they are asked. */
export function QuestionList({ id, section, drag, onMove }: Props) {
  const { draft, focusLater } = useEditor()
  const { dragging, handleOf } = drag
  const ids = section.questions.map(({ question_id }) => question_id)
  if (ids.length === 0) return <p className={styles.empty}>{EDITOR.emptySection}</p>

  function stepOf(questionId: string, step: 'up' | 'down') {
    const place = placeBeside(draft.sections, questionId, step)
    return place === null
      ? null
      : () => {
          onMove(questionId, place)
          focusLater(moveButtonId(questionId, step))
        }
  }

  function markOf(questionId: string) {
    const target = dragging?.target
    if (!dragging || !target || target.section_id !== section.section_id) return undefined
    return dropMark(ids, dragging.id, target.index, questionId)
  }

  return (
    <ol id={id} className={styles.list}>
      {section.questions.map((question) => {
        const { question_id: questionId } = question
        return (
          <li
            key={questionId}
            className={styles.item}
            data-drag-item={questionId}
            data-dragging={dragging?.id === questionId || undefined}
            data-drop={markOf(questionId)}
          >
            {question.should_delete ? (
              <DeletedQuestion question={question} />
            ) : (
              <QuestionCard
                question={question}
                handle={handleOf(questionId)}
                onUp={stepOf(questionId, 'up')}
                onDown={stepOf(questionId, 'down')}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
