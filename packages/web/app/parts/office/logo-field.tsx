import { useId, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import styles from './logo-field.module.css'
import { UploadButton } from './upload-button.tsx'

interface Props {
  label: string
  hint: string
  /** Carries the id of the picture, empty for none. */
  name: string
  imageId: string | null
  /** Where the one that is there stands. */
  src: string | null
  error?: string | undefined
  onChange?: (src: string | null) => void
}

const LOGO = {
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove picture',
  none: 'No picture',
  needsScript: 'To choose a picture, turn on JavaScript.',
} as const

/** A picture beside words that say the same, so it needs none of its own. It is uploaded when chosen, and kept with the form. */
export function LogoField({ label, hint, name, imageId, src, error, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState({ imageId, src })
  const [refused, setRefused] = useState<string | null>(null)

  function set(next: { imageId: string | null; src: string | null }) {
    setChosen(next)
    setRefused(null)
    onChange?.(next.src)
    // The form hears of it as of anything typed.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div ref={field} className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label} <span className={styles.optional}>(optional)</span>
      </span>
      <input type="hidden" name={name} value={chosen.imageId ?? ''} />
      <div className={styles.row}>
        <span className={styles.plate}>
          {chosen.src ? <img src={chosen.src} alt="" /> : <span className={styles.none}>{LOGO.none}</span>}
        </span>
        <div className={styles.tools}>
          <UploadButton
            label={chosen.src ? LOGO.replace : LOGO.choose}
            describedBy={`${id}-hint ${id}-error`}
            onUploaded={(image) => set({ imageId: image.image_id, src: image.file_path })}
            onRefused={setRefused}
          />
          {chosen.src && (
            <Button size="small" variant="quiet" onClick={() => set({ imageId: null, src: null })}>
              {LOGO.remove}
            </Button>
          )}
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        </div>
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {refused ?? error ?? null}
      </p>
      <noscript>{LOGO.needsScript}</noscript>
    </div>
  )
}
