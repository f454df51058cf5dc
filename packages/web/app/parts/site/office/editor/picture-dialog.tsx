import { useState } from 'react'
import { IMAGE_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import type { UploadedImage } from '@clubhouse/contract/site/office/images'
import { fitPicture, sizeOfFile } from '#lib/picture/fit-picture.ts'
import { uploadImage } from '#parts/office/upload-image.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { pictureProblem } from './check-picture.ts'
import { PICTURE } from './messages.ts'
import { PictureSource } from './picture-source.tsx'
import styles from './picture-dialog.module.css'

export interface ChosenPicture {
  src: string
  /** Only of one that was uploaded or chosen just now. */
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

/** EDITOR-01, EDITOR-11: a picture and what it shows, or that it is decorative; none goes in without. */
export function PictureDialog({ before, hasCaption = false, onDone, onRemove, onClose }: Props) {
  const [src, setSrc] = useState(before?.src ?? '')
  const [uploaded, setUploaded] = useState<UploadedImage | null>(null)
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [isDecorative, setDecorative] = useState(before?.isDecorative ?? false)
  const [caption, setCaption] = useState(before?.caption ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [lacksAlt, setLacksAlt] = useState(false)
  const [isChoosing, setChoosing] = useState(before === null)

  function take(image: UploadedImage) {
    setSrc(image.file_path)
    setUploaded(image)
    setError(null)
    setChoosing(false)
  }

  async function send(chosen: File) {
    setBusy(true)
    setError(null)
    const file = await fitPicture(chosen, IMAGE_LIMITS)
    const problem = await pictureProblem(file, () => sizeOfFile(file))
    const sent = problem ? null : await uploadImage(file)
    setBusy(false)
    if (sent?.ok) {
      take(sent.image)
      // What the one before shows says nothing about this one.
      setAlt((said) => (said === before?.alt ? '' : said))
    } else setError(problem ?? sent?.message ?? PICTURE.failed)
  }

  function done() {
    if (isBusy) return
    // What is wrong with the one that was chosen stays said.
    if (!src) return setError(error ?? PICTURE.needsOne)
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
        {src && (
          <div className={styles.chosen}>
            <img src={src} alt={alt || PICTURE.preview} className={styles.shown} />
            {!isChoosing && (
              <Button size="small" icon="picture" onClick={() => setChoosing(true)}>
                {PICTURE.another}
              </Button>
            )}
          </div>
        )}
        {isChoosing && (
          <PictureSource
            isBusy={isBusy}
            onFile={(file) => void send(file)}
            onPicked={(image) => {
              take(image)
              setAlt(image.alt)
              setDecorative(image.is_decorative)
            }}
          />
        )}
        <p role="alert" className={styles.wrong}>
          {error}
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
