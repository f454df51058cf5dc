import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isChangedForm } from '../../ui/field/changed-form.ts'
import { forgetStoredDraft, readStoredDraft, storeDraft } from './draft-storage.ts'
import { type Typed, typeAgain, typedIn } from './typed-fields.ts'

/**
 * What is typed outlives a reload, Back and a sign-in that ran out: it waits in the tab until it has been sent or thrown
 * away. No key, no draft.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string | null,
  mayTakeUp: boolean,
) {
  const takeUp = useEffectEvent(() => {
    const typed = key === null || !mayTakeUp ? null : readTyped(key)
    // The browser may have put back what stood there before, or a quick hand has begun anew.
    if (form.current && typed && !isChangedForm(form.current)) typeAgain(form.current, typed)
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => takeUp())
    return () => cancelAnimationFrame(frame)
  }, [])

  return {
    keep: () => {
      if (key === null || !form.current) return
      if (isChangedForm(form.current)) storeDraft(key, JSON.stringify(typedIn(form.current)))
      else forgetStoredDraft(key)
    },
    forget: () => {
      if (key !== null) forgetStoredDraft(key)
    },
  }
}

function readTyped(key: string): Typed | null {
  try {
    const read: unknown = JSON.parse(readStoredDraft(key) ?? 'null')
    return isTyped(read) ? read : null
  } catch {
    return null
  }
}

/** Storage is written by us, but anybody can write to it. */
const isTyped = (read: unknown): read is Typed =>
  Array.isArray(read) &&
  read.every(
    (entry) => Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string'),
  )
