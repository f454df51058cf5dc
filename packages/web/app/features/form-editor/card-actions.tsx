import type { FormQuestion } from '@clubhouse/contract/forms'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { useEditor } from './editor-context.ts'
import { cardId, keepButtonId, labelFieldId, moveButtonId } from './element-ids.ts'
import { QUESTION } from './messages.ts'
import type { Move } from './question-card.tsx'
import styles from './question-card.module.css'

type Props = { question: FormQuestion; isFixed: boolean; onUp: Move; onDown: Move }

export function CardActions({ question, isFixed, onUp, onDown }: Props) {
  const { question_id: id, label } = question
  const { dispatch, say, focusLater, opened, open } = useEditor()
  const isOpen = opened === id
  return (
    <div className={styles.actions}>
      <IconButton
        size="small"
        id={moveButtonId(id, 'up')}
        icon="chevron-up"
        label={QUESTION.up(label)}
        disabled={onUp === null}
        onClick={() => onUp?.()}
      />
      <IconButton
        size="small"
        id={moveButtonId(id, 'down')}
        icon="chevron-down"
        label={QUESTION.down(label)}
        disabled={onDown === null}
        onClick={() => onDown?.()}
      />
      <span className={styles.space} />
      {!isFixed && (
        <IconButton
          size="small"
          icon="trash"
          label={QUESTION.delete(label)}
          onClick={() => {
            dispatch({ type: 'delete-question', question_id: id })
            say(QUESTION.deleted(label, question.newAdded))
            focusLater(keepButtonId(id))
          }}
        />
      )}
      <Button
        size="small"
        icon={isOpen ? 'check' : 'edit'}
        variant={isOpen ? 'primary' : 'secondary'}
        aria-expanded={isOpen}
        aria-label={isOpen ? undefined : QUESTION.edit(label)}
        className={styles.edit}
        onClick={() => {
          open(isOpen ? null : id)
          focusLater(isOpen ? cardId(id) : labelFieldId(id))
        }}
      >
        {isOpen ? QUESTION.done : QUESTION.editShort}
      </Button>
    </div>
  )
}
