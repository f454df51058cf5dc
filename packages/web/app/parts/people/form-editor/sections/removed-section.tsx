import { Button } from '#ui/button/button.tsx'
import { useEditor } from '../editor-context.ts'
import type { EditorState } from '../editor-state.ts'
import { sectionTitleId, UNDO_SECTION_ID } from '../element-ids.ts'
import styles from '../form-editor.module.css'
import { EDITOR, SECTION } from '../messages.ts'

/** Undo where the eye is, for as long as the removal was the last thing done. */
export function RemovedSection({ state: { past, draft } }: { state: EditorState }) {
  const { dispatch, show, focusLater } = useEditor()
  const removed = past
    .at(-1)
    ?.sections.find(({ section_id: id }) => !draft.sections.some(({ section_id }) => section_id === id))
  if (!removed) return null
  const count = removed.questions.filter(({ should_delete: isGone }) => !isGone).length
  return (
    <div className={styles.notice} role="status">
      <span>{SECTION.removed(removed.label, count)}</span>
      <Button
        id={UNDO_SECTION_ID}
        size="small"
        icon="undo"
        onClick={() => {
          dispatch({ type: 'undo' })
          show(removed.section_id)
          focusLater(sectionTitleId(removed.section_id))
        }}
      >
        {EDITOR.undo}
      </Button>
    </div>
  )
}
