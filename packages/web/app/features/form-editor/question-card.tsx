import type { ComponentProps, KeyboardEvent } from 'react'
import type { FormQuestion } from '@clubhouse/contract/forms'
import { isFixedRequired } from '@clubhouse/domain/forms/fixed-required'
import { inputTypeOf } from '@clubhouse/domain/forms/structure'
import { Badge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { AnswerPreview } from './answer-preview.tsx'
import { CardActions } from './card-actions.tsx'
import { useEditor } from './editor-context.ts'
import { cardId } from './element-ids.ts'
import { QUESTION, TYPES } from './messages.ts'
import { OrphanedConditions } from './orphaned-conditions.tsx'
import { PageLinkField } from './page-link-field.tsx'
import { Problems } from './problem-summary.tsx'
import { messagesOf } from './problems-of.ts'
import styles from './question-card.module.css'
import { QuestionDetails } from './question-details.tsx'
import { QuestionNotes } from './question-notes.tsx'
import { RequiredFlag } from './required-flag.tsx'

export type Move = (() => void) | null

type Props = {
  question: FormQuestion
  handle: ComponentProps<'span'>
  onUp: Move
  onDown: Move
}

/** FORMED-02: a question as it will be asked, with what an admin can do about it. */
export function QuestionCard({ question, handle, onUp, onDown }: Props) {
  const { kind, problems, opened } = useEditor()
  const { question_id: id, label } = question
  const type = inputTypeOf(question)
  const messages = messagesOf(problems, id)
  const isFixed = isFixedRequired(kind, question)

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
      data-open={opened === id || undefined}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        <span {...handle} className={styles.handle} title={QUESTION.drag} aria-hidden>
          <Icon name="drag" />
        </span>
        <div className={styles.words}>
          <h3 id={`${cardId(id)}-title`} className={styles.label}>
            {label.trim() || QUESTION.unnamed}
          </h3>
          <div className={styles.facts}>
            {type && (
              <span>
                <Icon name={TYPES[type].icon} />
                {TYPES[type].name}
              </span>
            )}
            {question.default_question_id !== null && (
              <span title={QUESTION.platformNote}>{QUESTION.platform}</span>
            )}
            {question.newAdded && <Badge tone="success">{QUESTION.isNew}</Badge>}
            <RequiredFlag question={question} isFixed={isFixed} />
          </div>
        </div>
      </header>
      {opened !== id && (
        <>
          <AnswerPreview question={question} isSmall />
          <QuestionNotes question={question} />
        </>
      )}
      <Problems messages={messages} />
      <OrphanedConditions question={question} />
      {opened === id && <QuestionDetails question={question} />}
      <footer className={styles.foot}>
        {opened !== id && <PageLinkField question={question} />}
        <CardActions question={question} isFixed={isFixed} onUp={onUp} onDown={onDown} />
      </footer>
    </article>
  )
}
