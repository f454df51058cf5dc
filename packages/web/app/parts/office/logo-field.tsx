import { type ChangeEvent, useId, useRef, useState } from 'react'
import { IMAGE_LIMITS } from '@clubhouse/contract/backoffice/article-limits'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './logo-field.module.css'
import { uploadImage } from './upload-image.ts'

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
  uploading: 'Uploading…',
  none: 'No picture',
  failed: 'We couldn’t upload the picture. Please try again.',
  wrongType: 'Choose a PNG, GIF, JPEG or WebP picture',
  tooHeavy: 'The picture is larger than 5 MB',
  needsScript: 'To choose a picture, turn on JavaScript.',
} as const

/** A picture beside words that say the same, so it needs none of its own. It is uploaded when chosen, and kept with the form. */
export function LogoField({ label, hint, name, imageId, src, error, onChange }: Props) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState({ imageId, src })
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const said = refused ?? error ?? null

  function set(next: { imageId: string | null; src: string | null }) {
    setChosen(next)
    setRefused(null)
    onChange?.(next.src)
    // The form hears of it as of anything typed.
    file.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const picture = input.files?.[0]
    if (!picture) return
    const problem = problemOf(picture)
    if (problem) return setRefused(problem)
    setBusy(true)
    const sent = await uploadImage(picture, 'media')
    setBusy(false)
    input.value = ''
    if (sent.ok) set({ imageId: sent.image.image_id, src: sent.image.file_path })
    else setRefused(sent.message ?? LOGO.failed)
  }

  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={styles.label}>
        {label} <span className={styles.optional}>(optional)</span>
      </span>
      <input type="hidden" name={name} value={chosen.imageId ?? ''} />
      <div className={styles.row}>
        <span className={styles.plate}>
          {chosen.src ? <img src={chosen.src} alt="" /> : <span className={styles.none}>{LOGO.none}</span>}
        </span>
        <div className={styles.tools}>
          <label className={styles.choose} aria-disabled={isBusy || undefined}>
            <Icon name={isBusy ? 'spinner' : 'picture'} />
            <span>{isBusy ? LOGO.uploading : chosen.src ? LOGO.replace : LOGO.choose}</span>
            <input
              ref={file}
              type="file"
              className="visually-hidden"
              accept={IMAGE_LIMITS.types.join(',')}
              disabled={isBusy}
              aria-describedby={`${id}-hint ${id}-error`}
              onChange={(event) => void choose(event)}
            />
          </label>
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
        {said}
      </p>
      <noscript>{LOGO.needsScript}</noscript>
    </div>
  )
}

/** OPEN-125: before it is sent; the server looks again, by its content, and scales down what is large. */
function problemOf({ type, size }: File): string | null {
  if (!(IMAGE_LIMITS.types as readonly string[]).includes(type)) return LOGO.wrongType
  return size > IMAGE_LIMITS.bytes ? LOGO.tooHeavy : null
}
