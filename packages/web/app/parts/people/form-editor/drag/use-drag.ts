import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

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
  // What is drawn. A quick hand lets go before its last move was, so the place of a drop is never read from here.
  const [dragging, setDragging] = useState<Dragging<Target> | null>(null)
  const point = useRef<Point>({ x: 0, y: 0 })
  const held = useRef<{ id: string; hasMoved: boolean } | null>(null)
  const isDragging = dragging !== null

  const letGo = useCallback(() => {
    held.current = null
    setDragging(null)
  }, [])

  const showTarget = () => {
    const id = held.current?.id
    if (id !== undefined) setDragging({ id, target: findTarget(point.current, id) })
  }
  const followScroll = useEffectEvent(showTarget)

  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function follow() {
      const step = scrollStep(point.current.y)
      if (step !== 0) {
        window.scrollBy(0, step)
        followScroll()
      }
      frame = requestAnimationFrame(follow)
    })
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && letGo()
    window.addEventListener('keydown', giveUp)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', giveUp)
    }
  }, [isDragging, letGo])

  const handleOf = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      point.current = pointOf(event)
      held.current = { id, hasMoved: false }
      setDragging({ id, target: null })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held.current === null) return
      held.current.hasMoved = true
      point.current = pointOf(event)
      showTarget()
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const target = held.current?.hasMoved ? findTarget(pointOf(event), id) : null
      letGo()
      if (target !== null) onDrop(id, target)
    },
    onPointerCancel: letGo,
  })

  return { dragging, handleOf }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

function scrollStep(y: number): number {
  if (y < EDGE.height) return -EDGE.step
  return y > window.innerHeight - EDGE.height ? EDGE.step : 0
}
