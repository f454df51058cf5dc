import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { dialogIn } from './routed-dialog-address.ts'
import { useLeavingPost } from './use-leaving-post.ts'

export type LeaveGuard = { asking: false } | { asking: true; answer: (leave: boolean) => void }

/**
 * Asks before a changed form is left, by link, by Back, by a form that `LEAVES_PAGE` or by closing the tab. The browser
 * words the last one itself; for the others draw `<LeaveDialog guard={…} />`.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isLetGo && !isOverPage(currentLocation, nextLocation),
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

type Address = { pathname: string; search: string }

/** A dialog over the page, and what is said on coming back from it, leave nothing. */
function isOverPage(now: Address, next: Address): boolean {
  if (now.pathname !== next.pathname) return false
  return dialogIn(now) !== null || dialogIn(next) !== null || withoutNotice(now) === withoutNotice(next)
}

function withoutNotice({ search }: Address): string {
  const query = new URLSearchParams(search)
  query.delete('notice')
  return query.toString()
}

let isLetGo = false

/** Goes where the answer to a form leads: whoever sent it has been asked, or has nothing to lose any more. */
export async function leaveUnasked(go: () => unknown): Promise<void> {
  isLetGo = true
  try {
    await go()
  } finally {
    isLetGo = false
  }
}
