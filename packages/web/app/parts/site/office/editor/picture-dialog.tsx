import { type ChangeEvent, useState } from 'react'
import { IMAGE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import type { UploadedImage } from '@clubhouse/contract/site/office/images'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { uploadImage } from '#parts/office/upload-image.ts'
import { pictureProblem, sizeOfFile } from './check-picture.ts'
import styles from './editor.module.css'
import { PICTURE } from './messages.ts'

export interface ChosenPicture {
  src: string
  /** Only of one that was uploaded just now. */
  uploaded: UploadedImage | null
  alt: string
  isDecorative: boolean
  caption: string
}

interface Props {
  /** The one that is there already. */
  before: Omit<ChosenPicture, 'uploaded'> | null
  hasCaption?: boolean
  /** False where it found no place: then the dialog stays, and says so. */
  onDone: (picture: ChosenPicture) => boolean
  onRemove?: (() => void) | undefined
  onClose: () => void
}

/** EDITOR-01, EDITOR-11: a picture and what it shows, or that it only decorates; none goes in without. */
export function PictureDialog({ before, hasCaption = false, onDone, onRemove, onClose }: Props) {
  const [src, setSrc] = useState(before?.src ?? '')
  const [uploaded, setUploaded] = useState<UploadedImage | null>(null)
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [isDecorative, setDecorative] = useState(before?.isDecorative ?? false)
  const [caption, setCaption] = useState(before?.caption ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [lacksAlt, setLacksAlt] = useState(false)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0]
    if (!file) return
    setBusy(true)
    setError(null)
    const problem = await pictureProblem(file, () => sizeOfFile(file))
    const sent = problem ? null : await uploadImage(file)
    setBusy(false)
    if (sent?.ok) {
      setSrc(sent.image.file_path)
      setUploaded(sent.image)
    } else setError(problem ?? sent?.message ?? PICTURE.failed)
  }

  function done() {
    if (!src) return setError(PICTURE.wrongType)
    if (!isDecorative && alt.trim() === '') return setLacksAlt(true)
    const words = { alt: isDecorative ? '' : alt.trim(), isDecorative, caption: caption.trim() }
    setError(onDone({ src, uploaded, ...words }) ? null : PICTURE.notPlaced)
  }

  return (
    <Dialog
      title={PICTURE.title}
      onClose={onClose}
      footer={
        <>
          {onRemove && <Button onClick={onRemove}>{PICTURE.remove}</Button>}
          <Button variant="primary" loading={isBusy} keepsFocus onClick={done}>
            {before ? PICTURE.save : PICTURE.add}
          </Button>
        </>
      }
    >
      <div className={styles.picture}>
        {src && <img src={src} alt={alt} className={styles.shown} />}
        <label className={styles.file}>
          <span>{PICTURE.file}</span>
          <input
            type="file"
            accept={IMAGE_LIMITS.types.join(',')}
            onChange={(event) => void choose(event)}
            aria-describedby="picture-hint"
            aria-invalid={error !== null}
          />
        </label>
        <p id="picture-hint" className={styles.hint}>
          {PICTURE.hint}
        </p>
        <p role="alert" className={styles.wrong}>
          {isBusy ? PICTURE.uploading : error}
        </p>
        <TextField
          label={PICTURE.alt}
          hint={PICTURE.altHint}
          value={isDecorative ? '' : alt}
          disabled={isDecorative}
          maxLength={300}
          error={lacksAlt && !isDecorative && alt.trim() === '' ? PICTURE.needsAlt : undefined}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Checkbox
          label={PICTURE.decorative}
          checked={isDecorative}
          onChange={(event) => setDecorative(event.currentTarget.checked)}
        />
        {hasCaption && (
          <TextField
            label={PICTURE.caption}
            optional
            value={caption}
            maxLength={300}
            onChange={(event) => setCaption(event.currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
