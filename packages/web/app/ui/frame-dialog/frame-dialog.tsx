import { useEffect, useId, useState } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './frame-dialog.module.css'

/** A page that will not be framed never reports back; after this long we say so. */
const PATIENCE_MS = 6000

type Frame = 'waiting' | 'shown' | 'refused'

const COMMON = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin'

/** Our own pages read well without script, and with it they could lift the sandbox; another site cannot. */
function sandboxFor(src: string): string {
  return src.startsWith('/') && !src.startsWith('//') ? COMMON : `${COMMON} allow-scripts`
}

type Props = { title: string; src: string; onClose: () => void }

/** Another page over the whole screen, with a way out into a tab of its own for pages that refuse frames. */
export function FrameDialog({ title, src, onClose }: Props) {
  const { dialog, wasServed } = useModal()
  const id = useId()
  const [frame, setFrame] = useState<Frame>('waiting')

  useEffect(() => {
    const timer = setTimeout(() => setFrame((now) => (now === 'waiting' ? 'refused' : now)), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <dialog
      ref={dialog}
      open
      data-served={wasServed || undefined}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.bar}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <ButtonLink to={src} target="_blank" rel="noopener" variant="quiet" size="small" iconAfter="external">
          Open in a new tab
        </ButtonLink>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className={styles.stage}>
        {frame !== 'shown' && (
          <div className={styles.waiting} role="status">
            {frame === 'waiting' ? (
              <Icon name="spinner" label="Loading" />
            ) : (
              <p>This page cannot be shown here. You can open it in a new tab instead.</p>
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
          onLoad={() => setFrame('shown')}
        />
      </div>
    </dialog>
  )
}
