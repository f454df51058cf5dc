import { type ChangeEvent, useState } from 'react'
import { IMAGE_LIMITS, MEDIA_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import type { UploadedImage } from '@clubhouse/contract/site/office/images'
import { fitPicture } from '../../lib/picture/fit-picture.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './logo-field.module.css'
import { uploadImage } from './upload-image.ts'

const UPLOAD = {
  uploading: 'Uploading…',
  failed: 'We couldn’t upload the picture. Please try again.',
  wrongType: 'Choose a PNG, GIF, JPEG or WebP picture',
  tooHeavy: 'The picture is larger than 5 MB',
} as const

/** No larger than the server keeps it, so that a phone sends less. */
const SENT = { width: MEDIA_LIMITS.side, height: MEDIA_LIMITS.side, bytes: IMAGE_LIMITS.bytes }

interface Props {
  label: string
  describedBy: string
  onUploaded: (image: UploadedImage) => void
  /** Why not, in words; null while another one is chosen. */
  onRefused: (message: string | null) => void
}

/** A picture that is sent as soon as it is chosen. */
export function UploadButton({ label, describedBy, onUploaded, onRefused }: Props) {
  const [isBusy, setBusy] = useState(false)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const chosen = input.files?.[0]
    if (!chosen) return
    setBusy(true)
    input.value = ''
    const picture = await fitPicture(chosen, SENT)
    const problem = problemOf(picture)
    onRefused(problem)
    if (problem) return setBusy(false)
    const sent = await uploadImage(picture, 'media')
    setBusy(false)
    if (sent.ok) onUploaded(sent.image)
    else onRefused(sent.message ?? UPLOAD.failed)
  }

  return (
    <label className={styles.choose} aria-disabled={isBusy || undefined}>
      <Icon name={isBusy ? 'spinner' : 'picture'} />
      <span>{isBusy ? UPLOAD.uploading : label}</span>
      <input
        type="file"
        className="visually-hidden"
        accept={IMAGE_LIMITS.types.join(',')}
        disabled={isBusy}
        aria-describedby={describedBy}
        onChange={(event) => void choose(event)}
      />
    </label>
  )
}

/** OPEN-125: before it is sent; the server looks again, by its content, and scales down what is large. */
function problemOf({ type, size }: File): string | null {
  if (!(IMAGE_LIMITS.types as readonly string[]).includes(type)) return UPLOAD.wrongType
  return size > IMAGE_LIMITS.bytes ? UPLOAD.tooHeavy : null
}
