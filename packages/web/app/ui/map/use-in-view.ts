import { useEffect, useState, type RefObject } from 'react'

/** A little early, so that most people find it there when they arrive. */
const MARGIN = '120px 0px'

/** True from the moment the element first comes into view, and for good. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false)

  useEffect(() => {
    const watched = element.current
    if (!watched || wasSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, wasSeen])

  return wasSeen
}
