import { useEffect, useState, useSyncExternalStore } from 'react'
import { Autosave, type AutosaveOptions } from './autosave.ts'

/** A draft that saves itself, for as long as its page is there. */
export function useAutosave<Content>(options: AutosaveOptions<Content>) {
  const [saving] = useState(() => new Autosave(options))
  const shown = useSyncExternalStore(saving.subscribe, saving.shown, saving.shown)
  useEffect(() => saving.start(), [saving])
  return { ...shown, hasUnsaved: shown.state !== 'saved', saving }
}
