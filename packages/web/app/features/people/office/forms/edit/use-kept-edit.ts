import { useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import type { EditorState } from '#parts/people/form-editor/editor-state.ts'
import { forgetEdit, keepEdit, type KeptEdit, readKeptEdit } from './kept-edit.ts'

/** Typing is written down when it pauses. */
const KEEP_AFTER_MS = 500

/** Writes unsaved work down as it grows, and finds what an earlier visit left. */
export function useKeptEdit(formId: string, userId: string, state: EditorState, hasChanges: boolean) {
  const isHydrated = useHydrated()
  const [isSettled, setSettled] = useState(false)
  const left = useMemo<KeptEdit | null>(
    () => (isHydrated ? readKeptEdit(formId, userId) : null),
    [isHydrated, formId, userId],
  )
  const found = isSettled ? null : left
  const hadChanges = useRef(false)

  useEffect(() => {
    // What an earlier visit left waits for its answer, and is not written over before.
    if (found) return
    if (!hasChanges) {
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
  }, [formId, userId, state, hasChanges, found])

  return {
    found,
    /** It was taken up: from here on it is what is being written. */
    settle: () => setSettled(true),
    forget: () => {
      setSettled(true)
      forgetEdit(formId, userId)
    },
  }
}
