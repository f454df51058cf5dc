import { useEffect, useId, useRef, useState } from 'react'
import { FORM_LIMITS, INPUT_TYPES } from '@clubhouse/contract/people/form-words'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { type Addition, unusedDefaultQuestions } from '@clubhouse/domain/people/forms/edit/added-question'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon, type IconName } from '#ui/icon/icon.tsx'
import { useEditor } from './editor-context.ts'
import { cardId, labelFieldId } from './element-ids.ts'
import { PALETTE, QUESTION, TYPES } from './messages.ts'
import styles from './question-palette.module.css'

/** Below the questions of a section: what can be added to it. */
export function QuestionPalette({ section }: { section: FormSection }) {
  const { draft, dispatch, open, focusLater, say } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const palette = useRef<HTMLElement>(null)
  const isFull = draft.sections.flatMap(({ questions }) => questions).length >= FORM_LIMITS.questions

  function add(addition: Addition, label: string) {
    const id = 'type' in addition ? addition.question_id : addition.default_question_id
    const at = { section_id: section.section_id, index: section.questions.length }
    dispatch({ type: 'add-question', at, addition })
    setOpen(false)
    say(PALETTE.added(label))
    // A question of the club's own has no words yet; the platform's can be used as it is.
    const isOwn = 'type' in addition
    if (isOwn) open(id)
    focusLater(isOwn ? labelFieldId(id) : cardId(id))
  }

  // All of it in sight, and not only where it begins.
  useEffect(() => {
    if (isOpen) palette.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])

  if (isFull) return <p className={styles.full}>{PALETTE.full(FORM_LIMITS.questions)}</p>
  if (!isOpen)
    return (
      <Button
        id={`${titleId}-open`}
        icon="plus"
        wide
        className={styles.opener}
        onClick={() => {
          setOpen(true)
          focusLater(titleId)
        }}
      >
        {PALETTE.open}
      </Button>
    )
  return (
    <section ref={palette} className={styles.palette} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 id={titleId} tabIndex={-1}>
          {PALETTE.title}
        </h3>
        <IconButton
          icon="close"
          label={PALETTE.close}
          onClick={() => {
            setOpen(false)
            focusLater(`${titleId}-open`)
          }}
        />
      </header>
      <h4 className={styles.group}>{PALETTE.own}</h4>
      <div className={styles.tiles}>
        {INPUT_TYPES.map((type) => (
          <Tile
            key={type}
            {...TYPES[type]}
            onClick={() =>
              add({ type, question_id: crypto.randomUUID(), label: QUESTION.fresh }, TYPES[type].name)
            }
          />
        ))}
      </div>
      <PlatformQuestions onAdd={(id, label) => add({ default_question_id: id }, label)} />
    </section>
  )
}

function Tile({
  name,
  note,
  icon,
  onClick,
}: {
  name: string
  note: string
  icon: IconName
  onClick: () => void
}) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </button>
  )
}

function PlatformQuestions({ onAdd }: { onAdd: (id: string, label: string) => void }) {
  const { draft } = useEditor()
  const unused = unusedDefaultQuestions(draft)
  return (
    <>
      <h4 className={styles.group}>{PALETTE.platform}</h4>
      <p className={styles.hint}>{unused.length === 0 ? PALETTE.allUsed : PALETTE.platformHint}</p>
      <ul className={styles.chips}>
        {unused.map(({ id, label, type }) => (
          <li key={id}>
            <button type="button" className={styles.chip} onClick={() => onAdd(id, label)}>
              <Icon name={TYPES[type].icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
