import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { actionsIn } from './actions.ts'
import { areSingleKeysOn } from './single-keys.ts'
import type { OfficeMenuEntry } from './navigation.ts'

export type Overlay = 'palette' | 'keys'

interface Props {
  entries: readonly OfficeMenuEntry[]
  onOpen: (overlay: Overlay) => void
}

/** How long the second letter is waited for. */
const SECOND_MS = 1500

/** ⌘K, `?`, `/`, and `g` or `c` with a letter; none of them while somebody types or answers a dialog. */
export function useOfficeKeys({ entries, onOpen }: Props): void {
  const navigate = useNavigate()
  const submit = useSubmit()
  const first = useRef<{ key: string; at: number } | null>(null)

  function go(event: KeyboardEvent, letter: string) {
    const entry = entries.find(({ key }) => key === letter)
    if (!entry) return
    event.preventDefault()
    void navigate(entry.path)
  }

  function act(event: KeyboardEvent, letter: string) {
    const action = actionsIn(entries).find(({ key }) => key !== undefined && key === letter)
    if (!action) return
    event.preventDefault()
    if (action.fields) void submit(action.fields, { method: 'post', action: action.to })
    else void navigate(action.to)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event.target) || hasDialog()) return
    if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      return onOpen('palette')
    }
    if (event.metaKey || event.ctrlKey || event.altKey || !areSingleKeysOn()) return
    const before = first.current && event.timeStamp - first.current.at < SECOND_MS ? first.current.key : null
    first.current = null
    if (before === 'g') return go(event, event.key)
    if (before === 'c') return act(event, event.key)
    if (event.key === 'g' || event.key === 'c') first.current = { key: event.key, at: event.timeStamp }
    else if (event.key === '?') {
      event.preventDefault()
      onOpen('keys')
    } else if (event.key === '/') {
      event.preventDefault()
      const field = searchField()
      if (field) field.focus()
      else onOpen('palette')
    }
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Boxes and buttons take no letters. */
const NOT_TYPED_INTO =
  'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"])'

function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(TYPED_INTO) : null
  return field !== null && !field.matches(NOT_TYPED_INTO)
}

const hasDialog = (): boolean => document.querySelector('dialog[open]') !== null

const searchField = (): HTMLElement | null => document.querySelector('main input[type="search"]')
