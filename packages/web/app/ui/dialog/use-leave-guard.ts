import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useLeavingPost } from './use-leaving-post.ts'

export type LeaveGuard = { asking: false } | { asking: true; answer: (leave: boolean) => void }

/**
 * Asks before a changed form is left, by link, by Back, by a form that `LEAVES_PAGE` or by closing the tab. The browser
 * words the last one itself; for the others draw `<LeaveDialog guard={…} />`.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && pageOf(currentLocation) !== pageOf(nextLocation),
  )
  const answerPost = useLeavingPost(isChanged)

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  if (answerPost) return { asking: true, answer: answerPost }
  if (blocker.state !== 'blocked') return { asking: false }
  return { asking: true, answer: (leave) => (leave ? blocker.proceed() : blocker.reset()) }
}

/** A dialog over the page, and what is said on coming back from it, leave nothing. */
const OVER_THE_PAGE = ['dialog', 'origin', 'notice']

function pageOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  for (const name of OVER_THE_PAGE) query.delete(name)
  return `${pathname}?${query}`
}
