import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useEditor } from './editor-context.ts'
import { canRedo, canUndo, type EditorState } from './editor-state.ts'
import styles from './form-editor.module.css'
import { EDITOR } from './messages.ts'

export function UndoBar({ state }: { state: EditorState }) {
  const { dispatch, say } = useEditor()

  function step(type: 'undo' | 'redo') {
    dispatch({ type })
    say(type === 'undo' ? EDITOR.undone : EDITOR.redone)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z'
    // In a field the browser knows better what was typed there.
    if (!isUndoKey || isTyping(event.target)) return
    event.preventDefault()
    step(event.shiftKey ? 'redo' : 'undo')
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <div className={styles.bar}>
      <Button
        size="small"
        variant="quiet"
        icon="undo"
        disabled={!canUndo(state)}
        onClick={() => step('undo')}
      >
        {EDITOR.undo}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="redo"
        disabled={!canRedo(state)}
        onClick={() => step('redo')}
      >
        {EDITOR.redo}
      </Button>
    </div>
  )
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null
