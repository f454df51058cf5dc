import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

export interface Point {
  x: number
  y: number
}

interface Dragging<Target> {
  id: string
  target: Target | null
}

/** Near the edge of the window the page scrolls along. */
const EDGE = { height: 72, step: 14 }

/**
 * Dragging by mouse, pen or finger, from a handle. What can be dragged can be moved by buttons too, so the handle is
 * nothing to screen readers and keys.
 */
export function useDrag<Target>({
  findTarget,
  onDrop,
}: {
  findTarget: (point: Point, id: string) => Target | null
  onDrop: (id: string, target: Target) => void
}) {
  const [dragging, setDragging] = useState<Dragging<Target> | null>(null)
  const point = useRef<Point>({ x: 0, y: 0 })
  const isDragging = dragging !== null

  const look = useEffectEvent(() => {
    setDragging((held) => held && { ...held, target: findTarget(point.current, held.id) })
  })

  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function follow() {
      const step = scrollStep(point.current.y)
      if (step !== 0) {
        window.scrollBy(0, step)
        look()
      }
      frame = requestAnimationFrame(follow)
    })
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && setDragging(null)
    window.addEventListener('keydown', giveUp)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', giveUp)
    }
  }, [isDragging])

  const handleOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      point.current = { x: event.clientX, y: event.clientY }
      setDragging({ id, target: null })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!isDragging) return
      point.current = { x: event.clientX, y: event.clientY }
      setDragging((held) => held && { ...held, target: findTarget(point.current, held.id) })
    },
    onPointerUp() {
      if (dragging !== null && dragging.target !== null) onDrop(dragging.id, dragging.target)
      setDragging(null)
    },
    onPointerCancel: () => setDragging(null),
  })

  return { dragging, handleOf }
}

function scrollStep(y: number): number {
  if (y < EDGE.height) return -EDGE.step
  return y > window.innerHeight - EDGE.height ? EDGE.step : 0
}
