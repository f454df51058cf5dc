import { FORM_LIMITS } from '@clubhouse/contract/people/form-words'
import type { FormSection } from '@clubhouse/contract/people/forms'
import { mayRemoveSection } from '@clubhouse/domain/people/forms/edit/edit-sections'
import { IconButton } from '#ui/button/icon-button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useEditor } from '../editor-context.ts'
import { moveButtonId, sectionTitleId, UNDO_SECTION_ID } from '../element-ids.ts'
import { SECTION } from '../messages.ts'
import { Problems } from '../problems/problem-summary.tsx'
import styles from './section-head.module.css'

/** The title of the section that is shown, and what can be done with it as a whole. */
export function SectionHead({ section }: { section: FormSection }) {
  const { kind, draft, dispatch, problems, say, focusLater } = useEditor()
  const { section_id: id, label } = section
  const at = draft.sections.findIndex(({ section_id }) => section_id === id)
  const isRemovable = mayRemoveSection(kind, section)
  const own = problems.filter(({ question_id, section_id }) => question_id === null && section_id === id)

  function move(step: 'up' | 'down') {
    const to = at + (step === 'up' ? -1 : 1)
    dispatch({ type: 'move-section', section_id: id, to })
    say(SECTION.moved(label, to + 1, draft.sections.length))
    focusLater(moveButtonId(id, step))
  }

  return (
    <div className={styles.head} tabIndex={-1}>
      {/* The field below shows the title; this is for those who go from heading to heading. */}
      <h2 className="visually-hidden">{label || SECTION.fresh}</h2>
      <div className={styles.title}>
        <TextField
          id={sectionTitleId(id)}
          label={SECTION.title}
          value={label}
          maxLength={FORM_LIMITS.label}
          className={styles.input}
          onChange={(event) =>
            dispatch({ type: 'rename-section', section_id: id, label: event.currentTarget.value })
          }
        />
      </div>
      <div className={styles.actions}>
        <IconButton
          id={moveButtonId(id, 'up')}
          icon="chevron-up"
          label={SECTION.up}
          disabled={at <= 0}
          onClick={() => move('up')}
        />
        <IconButton
          id={moveButtonId(id, 'down')}
          icon="chevron-down"
          label={SECTION.down}
          disabled={at >= draft.sections.length - 1}
          onClick={() => move('down')}
        />
        {isRemovable && (
          <IconButton
            icon="trash"
            label={SECTION.remove}
            onClick={() => {
              dispatch({ type: 'remove-section', section_id: id })
              focusLater(UNDO_SECTION_ID)
            }}
          />
        )}
      </div>
      {!isRemovable && <p className={styles.kept}>{SECTION.kept}</p>}
      <Problems messages={own.map(({ message }) => message)} />
    </div>
  )
}
