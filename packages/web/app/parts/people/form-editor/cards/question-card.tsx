import type { ComponentProps, KeyboardEvent } from 'react'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { isFixedRequired } from '@clubhouse/domain/people/forms/fixed-required'
import { CardActions, type Move } from './card-actions.tsx'
import { CardHead } from './card-head.tsx'
import { useEditor } from '../editor-context.ts'
import { cardId } from '../element-ids.ts'
import { OrphanedConditions } from '../conditions/orphaned-conditions.tsx'
import { Problems } from '../problems/problem-summary.tsx'
import { messagesOf } from '../problems/problems-of.ts'
import styles from './question-card.module.css'
import { QuestionDetails } from './question-details.tsx'
import { QuestionNotes } from './question-notes.tsx'
type Props = {
  question: FormQuestion
  handle: ComponentProps<'span'>
  onUp: Move
  onDown: Move
}

/** FORMED-02: a question in one line; opened, as it will be asked, with what an admin can do about it. */
export function QuestionCard({ question, handle, onUp, onDown }: Props) {
  const { kind, problems, opened } = useEditor()
  const { question_id: id } = question
  const isOpen = opened === id
  const messages = messagesOf(problems, id, isOpen)
  const actions = { question, isFixed: isFixedRequired(kind, question), onUp, onDown }

  /** The arrows alone belong to whatever has the focus. */
  function onKeyDown(event: KeyboardEvent) {
    const move = !event.altKey
      ? null
      : event.key === 'ArrowUp'
        ? onUp
        : event.key === 'ArrowDown'
          ? onDown
          : null
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <article
      id={cardId(id)}
      className={styles.card}
      aria-labelledby={`${cardId(id)}-title`}
      tabIndex={-1}
      data-invalid={messages.length > 0 || undefined}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
    >
      <CardHead {...actions} handle={handle} isOpen={isOpen} />
      {!isOpen && <QuestionNotes question={question} />}
      <Problems messages={messages} />
      <OrphanedConditions question={question} />
      {isOpen && (
        <>
          <QuestionDetails question={question} />
          <CardActions {...actions} />
        </>
      )}
    </article>
  )
}
