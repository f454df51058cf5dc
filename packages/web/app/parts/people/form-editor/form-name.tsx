import { TextField } from '#ui/field/text-field.tsx'
import { useEditor } from './editor-context.ts'
import type { EditorState } from './editor-state.ts'
import styles from './form-editor.module.css'
import { EDITOR } from './messages.ts'
import { UndoBar } from './undo-bar.tsx'

/** As long as the contract allows. */
const LONGEST_NAME = 100

export function FormName({ state }: { state: EditorState }) {
  const { draft, dispatch } = useEditor()
  return (
    <div className={styles.top}>
      <TextField
        label={EDITOR.name}
        value={draft.name}
        maxLength={LONGEST_NAME}
        error={draft.name.trim() === '' ? EDITOR.noName : undefined}
        onChange={(event) => dispatch({ type: 'rename', name: event.currentTarget.value })}
      />
      <UndoBar state={state} />
    </div>
  )
}
