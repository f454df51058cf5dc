import type { ComponentProps } from 'react'
import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { inputTypeOf } from '@clubhouse/domain/people/forms/structure'
import { ActionMenu } from '#ui/action-menu/action-menu.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DeleteButton, MoveButtons, type Move } from './card-actions.tsx'
import styles from './card-head.module.css'
import { useEditor } from '../editor-context.ts'
import { cardId, toggleId } from '../element-ids.ts'
import { QUESTION, TYPES } from '../messages.ts'
import { RequiredFlag } from './required-flag.tsx'

type Props = {
  question: FormQuestion
  isFixed: boolean
  isOpen: boolean
  handle: ComponentProps<'span'>
  onUp: Move
  onDown: Move
}

/** The one line of a card: press it anywhere to open the rest. */
export function CardHead({ question, isFixed, isOpen, handle, onUp, onDown }: Props) {
  const { open, focusLater } = useEditor()
  const { question_id: id, label } = question
  const type = inputTypeOf(question)
  return (
    <header className={styles.head}>
      <span {...handle} className={styles.handle} title={QUESTION.drag} aria-hidden>
        <Icon name="drag" />
      </span>
      <div className={styles.main}>
        <h3 id={`${cardId(id)}-title`} className={styles.label}>
          <button
            id={toggleId(id)}
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => {
              open(isOpen ? null : id)
              // What closes above it would carry it out of sight.
              focusLater(toggleId(id))
            }}
          >
            <span className={styles.name}>{label.trim() || QUESTION.unnamed}</span>
            <Icon name="chevron-down" className={styles.chevron} />
          </button>
        </h3>
        <div className={styles.facts}>
          {question.newAdded && <Badge tone="success">{QUESTION.isNew}</Badge>}
          {type && (
            <span className={styles.fact}>
              <Icon name={TYPES[type].icon} />
              {TYPES[type].name}
            </span>
          )}
          {isOpen && question.default_question_id !== null && (
            <span className={styles.fact} title={QUESTION.platformNote}>
              {QUESTION.platform}
            </span>
          )}
          <RequiredFlag question={question} isFixed={isFixed} isOpen={isOpen} />
        </div>
      </div>
      {!isOpen && (
        <ActionMenu label={QUESTION.more(label)}>
          <MoveButtons question={question} onUp={onUp} onDown={onDown} inWords />
          {!isFixed && <DeleteButton question={question} inWords />}
        </ActionMenu>
      )}
    </header>
  )
}
