import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecipientFilter } from '@clubhouse/contract/messages/office/recipient-filters'
import { useDebounced } from '#ui/use-debounced.ts'
import { askOffice } from './ask-office.ts'
import type { Reached } from './reach.tsx'

const PAUSE_MS = 250

/** Counts anew when the conditions change; an answer that comes late says nothing about newer conditions. */
export function useReach(first: Reached | null, filters: readonly RecipientFilter[] | null) {
  const [reached, setReached] = useState(first)
  const [state, setState] = useState<'known' | 'counting' | 'failed'>(first ? 'known' : 'failed')
  const asked = useRef(0)
  const text = filters === null ? null : JSON.stringify(filters)
  const counted = useRef(text)

  const count = async () => {
    if (text === null) return
    asked.current += 1
    const mine = asked.current
    const answer = await askOffice<Reached>({ do: 'count', filters: JSON.parse(text) as RecipientFilter[] })
    if (mine !== asked.current) return
    if (answer) setReached(answer)
    setState(answer ? 'known' : 'failed')
  }
  const later = useDebounced(() => void count(), PAUSE_MS)
  const changed = useEffectEvent((now: string | null) => {
    if (now === counted.current) return
    counted.current = now
    // What is on its way is about other conditions.
    asked.current += 1
    setState('counting')
    later()
  })
  useEffect(() => changed(text), [text])

  return {
    reached,
    state,
    retry: () => {
      setState('counting')
      void count()
    },
  }
}
