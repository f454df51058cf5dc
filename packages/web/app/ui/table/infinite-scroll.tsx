import { useEffect, useRef, useState, type ReactNode } from 'react'
import { INFINITE_SCROLL } from '@clubhouse/domain/web/list-state'
import { Button } from '../button/button.tsx'
import styles from './table.module.css'

type Props = {
  children: ReactNode
  hasMore: boolean
  onLoadMore: () => void
  label?: string
}

/**
 * Asks for the next page when the end of the list comes within 200px of the window. The button does the same for
 * whoever does not scroll; one second after asking either may ask again.
 */
export function InfiniteScroll({ children, hasMore, onLoadMore, label = 'Load more' }: Props) {
  const end = useRef<HTMLDivElement>(null)
  const ask = useRef(onLoadMore)
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    ask.current = onLoadMore
  })
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLoading(false), INFINITE_SCROLL.resetMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  useEffect(() => {
    if (!end.current || !hasMore || isLoading) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setLoading(true)
        ask.current()
      },
      { rootMargin: `0px 0px ${INFINITE_SCROLL.offsetPx}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, isLoading])

  return (
    <>
      {children}
      {hasMore && (
        <div ref={end} className={styles.endOfList}>
          <Button
            loading={isLoading}
            onClick={() => {
              setLoading(true)
              ask.current()
            }}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  )
}
