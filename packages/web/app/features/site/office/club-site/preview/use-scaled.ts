import { useEffect, useRef } from 'react'

/** Says how much smaller than `width` there is room for, as `--scale` on the element. */
export function useScaled(width: number) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const fit = () => box.style.setProperty('--scale', String(Math.min(1, box.clientWidth / width)))
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => observer.disconnect()
  }, [width])
  return element
}
