import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './expandable-panel.module.css'

/** Taller content is folded (NOTIF-10); the same figure stands in the style sheet. */
export const EXPANDABLE_PANEL_PX = 496

type Props = {
  children: ReactNode
  /** Told the full height of content that is over 496px, once per change of height. */
  onTall?: (height: number) => void
  moreLabel?: string
  lessLabel?: string
}

export function ExpandablePanel({
  children,
  onTall,
  moreLabel = 'Show more',
  lessLabel = 'Show less',
}: Props) {
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const tell = useRef(onTall)
  const [height, setHeight] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const isTall = height > EXPANDABLE_PANEL_PX

  useEffect(() => {
    tell.current = onTall
  })
  useEffect(() => {
    const element = content.current
    if (!element) return
    const observer = new ResizeObserver(() => setHeight(Math.ceil(element.getBoundingClientRect().height)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (height > EXPANDABLE_PANEL_PX) tell.current?.(height)
  }, [height])

  return (
    <div>
      <div
        id={id}
        className={styles.window}
        data-state={isOpen ? 'open' : 'closed'}
        data-tall={isTall || undefined}
        // A keyboard reader who tabs into the folded part must see it.
        onFocus={() => setOpen(isTall || isOpen)}
      >
        <div ref={content}>{children}</div>
      </div>
      {isTall && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? lessLabel : moreLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
