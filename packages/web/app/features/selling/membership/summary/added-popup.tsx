import { useEffect, useState } from 'react'
import { useSize } from '#ui/use-size.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { SUMMARY } from '../messages.ts'
import styles from './summary.module.css'

/** CONST-19 */
export const SUMMARY_POPUP = { opensAfterMs: 200, closesAfterMs: 4000 } as const

type Props = { additions: number; counts: string; total: string }

/** MEMB-33, OPEN-085: between 768 and 991.98 px the summary stands below the plans, so it says when it has grown. */
export function AddedPopup({ additions, counts, total }: Props) {
  const isMedium = useSize() === 'medium'
  const [shownFor, setShownFor] = useState<number | null>(null)
  useEffect(() => {
    if (additions === 0 || !isMedium) return
    const { opensAfterMs, closesAfterMs } = SUMMARY_POPUP
    const opening = setTimeout(() => setShownFor(additions), opensAfterMs)
    const closing = setTimeout(() => setShownFor(null), opensAfterMs + closesAfterMs)
    return () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
  }, [additions, isMedium])
  return (
    <div role="status" className={styles.popupPlace}>
      {shownFor !== null && isMedium && (
        <div className={styles.popup}>
          <Icon name="success" />
          <p>
            <b>{SUMMARY.added}</b>
            <span>
              {counts} · {total}
            </span>
          </p>
          <a href="#summary">{SUMMARY.see}</a>
        </div>
      )}
    </div>
  )
}
