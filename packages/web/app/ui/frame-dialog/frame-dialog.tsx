import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './frame-dialog.module.css'

/** On a bad signal a page takes its time; after this long we say so, and go on waiting. */
const PATIENCE_MS = 6000

type Frame = 'waiting' | 'slow' | 'shown'

const COMMON = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin'

const isOurs = (src: string): boolean => src.startsWith('/') && !src.startsWith('//')

/** Our own pages read well without script, and with it they could lift the sandbox; another site cannot. */
const sandboxFor = (src: string): string => (isOurs(src) ? COMMON : `${COMMON} allow-scripts`)

/**
 * SHELL-35: only the page that was asked for, without a second navbar, ways to other pages, and a banner of which no
 * button works here.
 */
function hideChrome({ contentDocument }: HTMLIFrameElement): void {
  for (const mark of ['data-embed', 'data-framed', 'data-cookie-choice']) {
    contentDocument?.documentElement.setAttribute(mark, '')
  }
}

/** What the page calls itself; another site does not tell. */
const headingOf = ({ contentDocument }: HTMLIFrameElement): string | null =>
  contentDocument?.querySelector('h1')?.textContent.trim() || null

type Props = {
  /** Until the page has said its own. */
  title: string
  src: string
  onClose: () => void
}

/** Another page over the whole screen, with a way out into a tab of its own for pages that refuse frames. */
export function FrameDialog({ title: begun, src, onClose }: Props) {
  const modal = useModal(useRef(null), onClose)
  const id = useId()
  const [frame, setFrame] = useState<Frame>('waiting')
  const [title, setTitle] = useState(begun)

  useEffect(() => {
    const timer = setTimeout(() => setFrame((now) => (now === 'waiting' ? 'slow' : now)), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  function show({ currentTarget: loaded }: SyntheticEvent<HTMLIFrameElement>) {
    if (isOurs(src)) {
      hideChrome(loaded)
      setTitle(headingOf(loaded) ?? begun)
    }
    setFrame('shown')
  }

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <ButtonLink
          to={src}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="small"
          iconAfter="external"
          className={styles.away}
        >
          Open in a new tab
        </ButtonLink>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles.stage}>
        {frame !== 'shown' && (
          <div className={styles.waiting} role="status">
            <Icon name="spinner" label="Loading" />
            {frame === 'slow' && (
              <p>This page is taking longer than usual. You can wait, or open it in a new tab instead.</p>
            )}
          </div>
        )}
        <iframe
          className={styles.frame}
          data-state={frame === 'shown' ? 'shown' : 'waiting'}
          src={src}
          title={title}
          sandbox={sandboxFor(src)}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={show}
        />
      </div>
      <div className={styles.foot}>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </dialog>
  )
}
