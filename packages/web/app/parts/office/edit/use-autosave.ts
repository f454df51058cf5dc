import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetStoredDraft, readStoredDraft, storeDraft } from '../../../lib/form/draft-storage.ts'

/** What the server said to a save. `theirs` is what somebody else saved meanwhile. */
export type SaveAnswer<Content> =
  | { kind: 'saved'; revision: number; at: string }
  | { kind: 'conflict'; theirs: Saved<Content>; message: string }
  | { kind: 'signed-out' }
  | { kind: 'offline' }
  | { kind: 'failed'; message: string }

export interface Saved<Content> {
  revision: number
  content: Content
}

export interface Conflict<Content> {
  /** What both began with. */
  base: Content
  mine: Content
  theirs: Saved<Content>
  message: string
}

export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'signed-out'

interface Options<Content> {
  saved: Saved<Content>
  savedAt: string | null
  send: (base: number, content: Content) => Promise<SaveAnswer<Content>>
  /** Under which what was not saved waits in this tab. */
  keepAs: string
}

/** Typing is saved when it pauses. */
const PAUSE_MS = 1000
/** Without a signal it is tried again so often; the browser also says when there is one. */
const AGAIN_MS = 15_000

/**
 * A draft that saves itself: what is typed waits in the tab until the server has it, one save at a time, each on top of the
 * one before. Nothing is lost when a save is refused, lost, or comes second.
 */
export function useAutosave<Content>({ saved, savedAt, send, keepAs }: Options<Content>) {
  const [content, setContent] = useState(saved.content)
  const [state, setState] = useState<SaveState>('saved')
  const [message, setMessage] = useState<string | null>(null)
  const [at, setAt] = useState(savedAt)
  const [conflict, setConflict] = useState<Conflict<Content> | null>(null)
  const base = useRef(saved)
  const latest = useRef(saved.content)
  const flight = useRef<Promise<boolean> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isStopped = useRef(false)

  const isDirty = useCallback(() => latest.current !== base.current.content, [])

  const settle = useCallback(
    async (sent: Content): Promise<boolean> => {
      const answer = await send(base.current.revision, sent)
      switch (answer.kind) {
        case 'saved':
          base.current = { revision: answer.revision, content: sent }
          setAt(answer.at)
          setMessage(null)
          if (isDirty()) return true
          forgetStoredDraft(keepAs)
          setState('saved')
          return true
        case 'conflict':
          isStopped.current = true
          setState('failed')
          setConflict({
            base: base.current.content,
            mine: latest.current,
            theirs: answer.theirs,
            message: answer.message,
          })
          return false
        case 'offline':
          setState('offline')
          timer.current = setTimeout(() => void saveNow.current(), AGAIN_MS)
          return false
        case 'signed-out':
        case 'failed':
          setState(answer.kind)
          setMessage(answer.kind === 'failed' ? answer.message : null)
          return false
      }
    },
    [send, keepAs, isDirty],
  )

  /** All that was typed until now; whether the server has it. */
  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (isStopped.current) return false
    if (flight.current) {
      if (!(await flight.current)) return false
      return save()
    }
    if (!isDirty()) return true
    setState('saving')
    flight.current = settle(latest.current)
    const isSaved = await flight.current
    flight.current = null
    return isSaved && isDirty() ? save() : isSaved
  }, [isDirty, settle])
  const saveNow = useRef(save)
  saveNow.current = save

  const change = useCallback(
    (next: Content | ((before: Content) => Content)) => {
      latest.current =
        typeof next === 'function' ? (next as (before: Content) => Content)(latest.current) : next
      setContent(latest.current)
      if (!isDirty()) return
      storeDraft(keepAs, JSON.stringify({ base: base.current, mine: latest.current }))
      setState((now) => (now === 'offline' ? now : 'saving'))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void saveNow.current(), PAUSE_MS)
    },
    [isDirty, keepAs],
  )

  /** The server's own words, after a publication or what somebody else wrote; `mine` goes on top and is saved. */
  const adopt = useCallback(
    (next: Saved<Content>, mine: Content = next.content) => {
      base.current = next
      isStopped.current = false
      setConflict(null)
      setState('saved')
      forgetStoredDraft(keepAs)
      latest.current = next.content
      if (mine === next.content) setContent(mine)
      else change(mine)
    },
    [change, keepAs],
  )

  useEffect(() => {
    const kept = readKept<Content>(keepAs)
    // What an earlier visit could not send is sent now; if somebody saved since, both are shown.
    if (kept && JSON.stringify(kept.mine) !== JSON.stringify(base.current.content)) {
      base.current = { revision: kept.base.revision, content: kept.base.content }
      latest.current = kept.mine
      setContent(kept.mine)
      void saveNow.current()
    }
    const online = () => void saveNow.current()
    window.addEventListener('online', online)
    return () => {
      window.removeEventListener('online', online)
      clearTimeout(timer.current)
    }
  }, [keepAs])

  return {
    content,
    change,
    /** Fields in the same moment as the server's answer. */
    revision: () => base.current.revision,
    save,
    adopt,
    conflict,
    state,
    message,
    savedAt: at,
    hasUnsaved: state !== 'saved',
  }
}

function readKept<Content>(key: string): { base: Saved<Content>; mine: Content } | null {
  try {
    const read: unknown = JSON.parse(readStoredDraft(key) ?? 'null')
    const isKept = typeof read === 'object' && read !== null && 'base' in read && 'mine' in read
    return isKept ? (read as { base: Saved<Content>; mine: Content }) : null
  } catch {
    return null
  }
}
