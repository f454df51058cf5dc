import { useId } from 'react'
import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { dropMark } from '../drag/drag-order.ts'
import { indexAt } from '../drag/drag-targets.ts'
import { useEditor } from '../editor-context.ts'
import { sectionTitleId } from '../element-ids.ts'
import { EDITOR, QUESTION, SECTION } from '../messages.ts'
import { problemsIn } from '../problems/problems-of.ts'
import styles from './section-list.module.css'
import { useDrag } from '../drag/use-drag.ts'

type Props = { shown: FormSection | null }

/** The sections in their order; they can be dragged, and a question can be dropped on one. */
export function SectionList({ shown, dropInto }: Props & { dropInto: string | null }) {
  const { draft, dispatch, say, show, problems } = useEditor()
  const listId = useId()
  const ids = draft.sections.map(({ section_id }) => section_id)
  const { dragging, handleOf } = useDrag<number>({
    findTarget: (point, id) => indexAt(document.getElementById(listId), point, id),
    onDrop(id, to) {
      const label = draft.sections.find(({ section_id }) => section_id === id)?.label ?? ''
      dispatch({ type: 'move-section', section_id: id, to })
      say(SECTION.moved(label, to + 1, ids.length))
    },
  })
  return (
    <ol id={listId} className={styles.list}>
      {draft.sections.map((section) => {
        const { section_id: id } = section
        const isShown = id === shown?.section_id
        const count = problemsIn(problems, section).length
        return (
          <li
            key={id}
            className={classNames(
              styles.item,
              isShown && styles.shown,
              dropInto === id && !isShown && styles.target,
            )}
            data-drag-item={id}
            data-drop-section={id}
            data-dragging={dragging?.id === id || undefined}
            data-drop={
              dragging?.target === null || !dragging
                ? undefined
                : dropMark(ids, dragging.id, dragging.target, id)
            }
          >
            <span className={styles.handle} title={QUESTION.drag} aria-hidden {...handleOf(id)}>
              <Icon name="drag" />
            </span>
            <button
              type="button"
              className={styles.open}
              aria-current={isShown || undefined}
              onClick={() => show(id)}
            >
              <span className={styles.label}>{section.label || SECTION.fresh}</span>
              <span className={styles.count}>{EDITOR.questions(liveCount(section))}</span>
            </button>
            {count > 0 && <Icon name="danger" className={styles.problem} label={EDITOR.problems(count)} />}
          </li>
        )
      })}
    </ol>
  )
}

/** The same on a phone. */
export function SectionSelect({ shown }: Props) {
  const { draft, show } = useEditor()
  if (draft.sections.length === 0) return null
  return (
    <div className={styles.select}>
      <Select
        label={EDITOR.section}
        value={shown?.section_id ?? ''}
        options={draft.sections.map((section, at) => ({
          value: section.section_id,
          label: `${at + 1}. ${section.label || SECTION.fresh} (${EDITOR.questions(liveCount(section))})`,
        }))}
        onChange={(event) => show(event.currentTarget.value)}
      />
    </div>
  )
}

export function AddSection() {
  const { draft, dispatch, show, focusLater, say } = useEditor()
  return (
    <Button
      size="small"
      icon="plus"
      className={styles.add}
      disabled={draft.sections.length >= FORM_LIMITS.sections}
      onClick={() => {
        const id = crypto.randomUUID()
        dispatch({ type: 'add-section', section_id: id, label: SECTION.fresh })
        show(id)
        focusLater(sectionTitleId(id))
        say(SECTION.added)
      }}
    >
      {SECTION.add}
    </Button>
  )
}

const liveCount = ({ questions }: FormSection): number =>
  questions.filter(({ should_delete: isGone }) => !isGone).length
