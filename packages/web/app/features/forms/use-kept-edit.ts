import { useEffect, useRef, useState } from 'react'
import type { EditorState } from '../form-editor/editor-state.ts'
import { forgetEdit, keepEdit, type KeptEdit, readKeptEdit } from './kept-edit.ts'

/** Typing is written down when it pauses. */
const KEEP_AFTER_MS = 500

/** Writes unsaved work down as it grows, and finds what an earlier visit left. */
export function useKeptEdit(formId: string, userId: string, state: EditorState, hasChanges: boolean) {
  const [found, setFound] = useState<KeptEdit | null>(null)
  const hadChanges = useRef(false)

  useEffect(() => setFound(readKeptEdit(formId, userId)), [formId, userId])

  useEffect(() => {
    if (!hasChanges) {
      // Saved, or taken back. What an earlier visit left waits for its answer.
      if (hadChanges.current) forgetEdit(formId, userId)
      hadChanges.current = false
      return
    }
    hadChanges.current = true
    const timer = setTimeout(() => {
      const { version, saved, draft } = state
      keepEdit(formId, userId, { version, base: saved, draft, at: new Date().toISOString() })
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [formId, userId, state, hasChanges])

  return {
    found,
    /** It was taken up, or is not wanted. */
    settle: () => setFound(null),
    forget: () => {
      setFound(null)
      forgetEdit(formId, userId)
    },
  }
}
