import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { SkeletonLines } from '#ui/skeleton/skeleton.tsx'
import { useSize } from '#ui/use-size.ts'
import { PREVIEW } from '../messages.ts'
import styles from './site-preview.module.css'
import { usePreview } from './use-preview.ts'
import { useScaled } from './use-scaled.ts'

/** As wide as a visitor's screen, in pixels. */
const WIDTHS = { desktop: 1280, phone: 375 } as const
type Width = keyof typeof WIDTHS

/**
 * The club's own pages in a frame, as wide as on a visitor's screen and made smaller until they fit. They run no script there and
 * send no form; links lead on within the frame.
 */
export function SitePreview({ revision }: { revision: number }) {
  const size = useSize()
  const [chosen, setChosen] = useState<Width | null>(null)
  const width = chosen ?? (size === 'large' ? 'desktop' : 'phone')
  const { shown, coming, hasFailed, onLoad, again } = usePreview(revision)
  const screen = useScaled(WIDTHS[width])
  return (
    <section className={styles.preview} aria-label={PREVIEW.title}>
      <div className={styles.head}>
        <h2>{PREVIEW.title}</h2>
        <div className={styles.widths} role="group" aria-label={PREVIEW.width}>
          {(['desktop', 'phone'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={width === each} onClick={() => setChosen(each)}>
              {PREVIEW[each]}
            </button>
          ))}
        </div>
      </div>
      <div ref={screen} className={styles.screen} data-width={width} aria-busy={coming !== null}>
        {!shown && !hasFailed && (
          <div className={styles.waiting}>
            <SkeletonLines count={6} />
          </div>
        )}
        {[shown, coming].map(
          (url) =>
            url && (
              <iframe
                key={url}
                src={url}
                title={PREVIEW.frame}
                className={styles.site}
                data-state={url === shown ? 'shown' : 'coming'}
                // What is not in sight yet is nothing to keys and screen readers either.
                inert={url !== shown}
                sandbox="allow-same-origin"
                referrerPolicy="no-referrer"
                onLoad={() => onLoad(url)}
              />
            ),
        )}
      </div>
      {hasFailed && (
        <p className={styles.failed} role="status">
          {PREVIEW.failed}{' '}
          <Button size="small" onClick={() => void again()}>
            {PREVIEW.again}
          </Button>
        </p>
      )}
      <p className={styles.note}>{PREVIEW.note}</p>
    </section>
  )
}
