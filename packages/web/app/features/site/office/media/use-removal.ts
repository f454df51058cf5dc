import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'

/** How long a picture that was deleted can be had back. */
export const UNDO_MS = 8000

export interface Removal {
  id: string
  name: string
}

/**
 * A file that is gone cannot be brought back, so it goes a moment later: the picture is out of sight at once, and is deleted when
 * nobody took that back, or when the page is left.
 */
export function useRemoval() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const removal = removalIn(state)
  const keep = useRef(() => {})
  const forget = useRef(() => {})
  const look = useRef(revalidate)
  useEffect(() => {
    look.current = revalidate
    forget.current = () =>
      void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  })
  const id = removal?.id
  useEffect(() => {
    if (!id) return
    let isOpen = true
    keep.current = () => (isOpen = false)
    const remove = async () => {
      if (!isOpen) return
      isOpen = false
      await fetch(`/media/${id}`, {
        method: 'POST',
        keepalive: true,
        redirect: 'manual',
        body: new URLSearchParams({ intent: 'delete' }),
      }).catch(() => undefined)
    }
    const expire = async () => {
      await remove()
      await look.current()
      forget.current()
    }
    const leave = () => void remove()
    const timer = setTimeout(() => void expire(), UNDO_MS)
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', leave)
      void remove()
    }
  }, [id])
  return {
    removal,
    undo: () => {
      keep.current()
      forget.current()
    },
  }
}

function removalIn(state: unknown): Removal | null {
  const found = state && typeof state === 'object' && 'removing' in state ? state.removing : null
  if (!found || typeof found !== 'object' || !('id' in found) || !('name' in found)) return null
  return typeof found.id === 'string' && typeof found.name === 'string'
    ? { id: found.id, name: found.name }
    : null
}
