import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * PAY-03: while a payment is in progress nobody leaves by a link, by Back or by closing the tab. The bank's own page may come,
 * which a script opens and no hand: browsers that can tell the two apart ask in the one case only.
 */
export function useStay(isPaying: boolean, mayLeave: RefObject<boolean>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isPaying && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isPaying) return
    let isScripted = false
    const navigation = 'navigation' in window ? (window.navigation as EventTarget) : null
    const look = (event: Event) => {
      isScripted = !('userInitiated' in event && event.userInitiated)
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (navigation && !isScripted && !mayLeave.current) event.preventDefault()
    }
    navigation?.addEventListener('navigate', look)
    window.addEventListener('beforeunload', ask)
    return () => {
      navigation?.removeEventListener('navigate', look)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isPaying, mayLeave])

  useEffect(() => {
    if (!isPaying && blocker.state === 'blocked') blocker.reset()
  }, [isPaying, blocker])

  return { isAsking: blocker.state === 'blocked', stay: () => blocker.state === 'blocked' && blocker.reset() }
}
