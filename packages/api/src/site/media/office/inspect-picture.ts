import { IMAGE_LIMITS, MEDIA_LIMITS } from '@clubhouse/contract/site/office/article-limits'
import { loadSharp } from '@clubhouse/artwork/load-sharp'
import * as refusals from './refusals.ts'

export type Purpose = 'editor' | 'media'
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp'

export interface Inspected {
  type: PictureType
  /** As it is seen, after it was turned the right way up. */
  width: number
  height: number
  frames: number
  hasAlpha: boolean
}

/** What a decoder holds in memory as a whole, at up to eight bytes a pixel; measured, as all here, to stay below 2 s and 300 MB. */
const MOST_PIXELS_AT_ONCE = { jpeg: 24_000_000, webp: 24_000_000, gif: 24_000_000, png: 12_000_000 }
/** Of all frames together. */
const MOST_PIXELS_MOVING = 8_000_000
const MOST_FRAMES = 120
/** Each pass over a progressive JPEG costs as much as the whole; cameras and editors write ten or so. */
const MOST_SCANS = 40

/**
 * What a file is, by its first bytes and its header: nothing of the picture itself is decoded before this says that its
 * decoding is bounded. Whatever is no picture of the four types never reaches a decoder.
 */
export async function inspectPicture(bytes: Buffer, purpose: Purpose): Promise<Inspected> {
  const most = purpose === 'media' ? MEDIA_LIMITS.bytes : IMAGE_LIMITS.bytes
  if (bytes.length > most) throw refusals.tooHeavy(most)
  const type = typeOf(bytes)
  if (type === 'jpeg' && hasTooManyScans(bytes)) throw refusals.unreadable()
  const found = await headerOf(bytes)
  if (found.format !== type) throw refusals.wrongType()
  const { width, height } = found.autoOrient
  // Of an animation the header counts the height of one frame apart.
  const frames = found.pages ?? 1
  const pixels = width * (found.pageHeight ?? height)
  if (purpose === 'editor' && (width > IMAGE_LIMITS.width || height > IMAGE_LIMITS.height))
    throw refusals.tooLarge()
  if (frames > MOST_FRAMES || (frames > 1 && pixels * frames > MOST_PIXELS_MOVING))
    throw refusals.tooMuchMotion()
  if (pixels > MEDIA_LIMITS.pixels) throw refusals.tooManyPixels()
  const isWhole = type === 'webp' || type === 'gif' || found.isProgressive || found.depth === 'ushort'
  if (isWhole && pixels > MOST_PIXELS_AT_ONCE[type]) throw refusals.tooManyPixels(MOST_PIXELS_AT_ONCE[type])
  return { type, width, height, frames, hasAlpha: found.hasAlpha }
}

function typeOf(bytes: Buffer): PictureType {
  const starts = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text
  if (starts('\xFF\xD8\xFF')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1A\n')) return 'png'
  if (starts('GIF87a') || starts('GIF89a')) return 'gif'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('ftyphei', 4) || starts('ftypmif1', 4)) throw refusals.heic()
  throw refusals.wrongType()
}

/** Inside of a picture's data these two bytes never stand together, so each is the beginning of a scan. */
function hasTooManyScans(bytes: Buffer): boolean {
  const mark = Buffer.from([0xff, 0xda])
  let at = -1
  for (let found = 0; found <= MOST_SCANS; found += 1) {
    at = bytes.indexOf(mark, at + 1)
    if (at < 0) return false
  }
  return true
}

async function headerOf(bytes: Buffer) {
  const sharp = await loadSharp()
  try {
    // The limit is asked for below, in words; without one here the header alone is read.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw refusals.unreadable()
  }
}
