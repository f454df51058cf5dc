import { useEffect, useRef, useState } from 'react'

/** On a form whose post leads away from the page, such as signing out. */
export const LEAVES_PAGE = { 'data-leaves-page': '' } as const

interface Held {
  form: HTMLFormElement
  submitter: HTMLElement | null
}

/**
 * Holds back a post that leads away while something is changed: the router asks nobody before a fetcher's answer takes
 * the page away. Null while nothing is held; answered with yes, it is posted after all.
 */
export function useLeavingPost(isChanged: boolean): ((leave: boolean) => void) | null {
  const [held, hold] = useState<Held | null>(null)
  const isAllowed = useRef(false)

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: SubmitEvent) => {
      const form = event.target
      if (isAllowed.current || !(form instanceof HTMLFormElement) || !form.matches('[data-leaves-page]'))
        return
      event.preventDefault()
      event.stopPropagation()
      hold({ form, submitter: event.submitter })
    }
    // Before anybody else hears of it, React too.
    window.addEventListener('submit', ask, { capture: true })
    return () => window.removeEventListener('submit', ask, { capture: true })
  }, [isChanged])

  if (!held) return null
  return (leave) => {
    hold(null)
    if (!leave || !held.form.isConnected) return
    // For this one post only: should it fail, there is still something to lose.
    isAllowed.current = true
    held.form.requestSubmit(held.submitter)
    isAllowed.current = false
  }
}
