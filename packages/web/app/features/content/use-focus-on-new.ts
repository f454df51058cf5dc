import { useEffect, useRef } from 'react'

/** When cards were added, the focus goes to the first new one: the link that was pressed may be gone. */
export function useFocusOnNew(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const first = before.current + 1
    const hasGrown = before.current > 0 && count > before.current
    before.current = count
    if (hasGrown) document.querySelector<HTMLElement>(`#news-${first} a`)?.focus({ preventScroll: true })
  }, [count])
}
