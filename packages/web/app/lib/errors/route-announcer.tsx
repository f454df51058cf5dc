import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A change of page is silent in the browser's eyes: this moves the focus to the new heading and says the title.
 * A changed query is still the same page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    // The router has put the page where it belongs: at the top, or where Back found it.
    heading.focus({ preventScroll: true })
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
