import type { FormQuestion } from '@clubhouse/contract/people/forms'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useEditor } from '../editor-context.ts'
import { keepButtonId, moveButtonId, toggleId } from '../element-ids.ts'
import { QUESTION } from '../messages.ts'
import styles from './question-card.module.css'

export type Move = (() => void) | null

type Moves = { question: FormQuestion; onUp: Move; onDown: Move; inWords?: boolean }

/** What every drag can be done by as well. */
export function MoveButtons({ question, onUp, onDown, inWords = false }: Moves) {
  const { question_id: id, label } = question
  return (
    <>
      {(['up', 'down'] as const).map((step) => {
        const move = step === 'up' ? onUp : onDown
        const shared = {
          id: moveButtonId(id, step),
          icon: `chevron-${step}`,
          size: 'small',
          disabled: move === null,
          onClick: () => move?.(),
        } as const
        return inWords ? (
          <Button key={step} {...shared} variant="quiet" aria-label={QUESTION[step](label)}>
            {QUESTION[`${step}Short`]}
          </Button>
        ) : (
          <IconButton key={step} {...shared} label={QUESTION[step](label)} />
        )
      })}
    </>
  )
}

/** FORMED-04, FORMED-05 */
export function DeleteButton({ question, inWords = false }: { question: FormQuestion; inWords?: boolean }) {
  const { question_id: id, label } = question
  const { dispatch, say, focusLater } = useEditor()
  const shared = {
    size: 'small',
    icon: 'trash',
    onClick: () => {
      dispatch({ type: 'delete-question', question_id: id })
      say(QUESTION.deleted(label, question.newAdded))
      focusLater(keepButtonId(id))
    },
  } as const
  return inWords ? (
    <Button {...shared} variant="quiet" aria-label={QUESTION.delete(label)}>
      {QUESTION.deleteShort}
    </Button>
  ) : (
    <IconButton {...shared} label={QUESTION.delete(label)} />
  )
}

type Props = Moves & { isFixed: boolean }

/** At the end of an open card. */
export function CardActions({ question, isFixed, onUp, onDown }: Props) {
  const { focusLater, open } = useEditor()
  return (
    <footer className={styles.actions}>
      <MoveButtons question={question} onUp={onUp} onDown={onDown} />
      <span className={styles.space} />
      {!isFixed && <DeleteButton question={question} />}
      <Button
        size="small"
        icon="check"
        variant="primary"
        className={styles.done}
        onClick={() => {
          open(null)
          focusLater(toggleId(question.question_id))
        }}
      >
        {QUESTION.done}
      </Button>
    </footer>
  )
}
