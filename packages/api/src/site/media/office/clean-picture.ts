import { MEDIA_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import type { Crop } from '@clubhouse/contract/site/office/images'
import { isRefusal } from '@clubhouse/contract/refusal'
import { loadSharp } from '@clubhouse/artwork/load-sharp'
import { localTurns } from '#kernel/turns.ts'
import type { Inspected } from './inspect-picture.ts'
import * as refusals from './refusals.ts'

export type Extension = 'jpg' | 'png' | 'webp'

export interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
  extension: Extension
}

export const CONTENT_TYPES: Record<Extension, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Decoding is heavy: one at a time in a process, whoever uploads. */
const TURNS = localTurns(1)
const MOST_SECONDS = 20

/**
 * Made anew from its pixels: turned the right way up, no larger than pages need, and nothing of the file that was sent is
 * in it, neither where it was taken nor what somebody hid behind it.
 */
export function cleanPicture(sent: Buffer, found: Inspected, crop?: Crop): Promise<CleanPicture> {
  return TURNS.take(async () => {
    const sharp = await loadSharp()
    const isMoving = found.frames > 1
    const extension = extensionFor(found)
    let image = sharp(sent, {
      failOn: 'error',
      limitInputPixels: MEDIA_LIMITS.pixels,
      sequentialRead: true,
      animated: isMoving,
    }).autoOrient()
    if (crop) image = image.extract(crop)
    image = image
      .resize({
        width: MEDIA_LIMITS.side,
        height: MEDIA_LIMITS.side,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .timeout({ seconds: MOST_SECONDS })
    try {
      const { data, info } = await encoded(image, extension).toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, extension }
    } catch (error) {
      if (isRefusal(error)) throw error
      throw refusals.unreadable()
    }
  })
}

type Image = ReturnType<Awaited<ReturnType<typeof loadSharp>>>

function encoded(image: Image, extension: Extension): Image {
  if (extension === 'jpg') return image.jpeg({ quality: 85 })
  if (extension === 'webp') return image.webp({ quality: 85, effort: 2 })
  return image.png({ compressionLevel: 6 })
}

/** Drawings keep their edges; a photograph that has to be scaled down anyway need not be a PNG. */
function extensionFor({ type, width, height, frames, hasAlpha }: Inspected): Extension {
  if (type === 'jpeg') return 'jpg'
  if (type === 'webp' || frames > 1) return 'webp'
  const isScaled = Math.max(width, height) > MEDIA_LIMITS.side
  if (!isScaled) return 'png'
  return hasAlpha ? 'webp' : 'jpg'
}
