import { beginUpload } from '#lib/visit/upload-flag.ts'
import type { UploadedImage } from '@clubhouse/contract/site/office/images'

export type Upload = { ok: true; image: UploadedImage } | { ok: false; message: string | null }

/** Where a script of the back office sends a picture; a page without a view, so that a sign-in that ran out is renewed on the way. */
export const UPLOAD_PATH = '/images/upload'

/** API-87: multipart, the picture in the field `image`. Never throws: what did not arrive is said. */
export async function uploadImage(file: File, purpose?: 'media'): Promise<Upload> {
  const form = new FormData()
  form.set('image', file)
  // Large photographs are scaled down then, in place of being refused.
  if (purpose) form.set('type', purpose)
  const end = beginUpload()
  try {
    const response = await fetch(UPLOAD_PATH, { method: 'POST', body: form })
    const answer: unknown = await response.json()
    if (response.ok && isImage(answer)) return { ok: true, image: answer }
    const said = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null
    return { ok: false, message: typeof said === 'string' ? said : null }
  } catch {
    return { ok: false, message: null }
  } finally {
    end()
  }
}

/** A proxy in between may answer with a page of its own. */
const isImage = (answer: unknown): answer is UploadedImage =>
  typeof answer === 'object' && answer !== null && 'file_path' in answer && 'image_id' in answer
