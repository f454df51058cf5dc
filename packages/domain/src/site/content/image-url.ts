import type { Image } from '@clubhouse/contract/file'

export const IMAGE_WIDTHS = [400, 800, 1600] as const
/** For what is never larger than a key: the crest in the navbar, the small pictures of an item. */
export const EMBLEM_WIDTH = 160
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number] | typeof EMBLEM_WIDTH
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export interface Variant {
  /** The original's name without its extension. */
  name: string
  width: ImageWidth
  format: ImageFormat
}

export interface ImageSources {
  src: string
  width: number | undefined
  height: number | undefined
  alt: string
  avifSrcSet: string
  /** Whether the browser has to know how large it will be shown. */
  hasChoice: boolean
  /** For browsers without AVIF: one size that serves most; null where the original is no larger. */
  webp: string | null
}

const FALLBACK_WIDTH = 800

type StoredFile = Pick<Image, 'filepath' | 'filename'>

const VARIANT = /^(.+)\.w([0-9]+)\.([a-z]+)$/

/** SHELL-45: the entry that is shown. */
export function originalOf(images: readonly Image[]): Image | null {
  return images.find((image) => image.size === 'original') ?? null
}

export function imageUrl(images: readonly Image[], cdnHost: string): string | null {
  const original = originalOf(images)
  return original === null ? null : fileUrl(original, cdnHost)
}

/** `pitch.jpg` at 800 as AVIF is `pitch.w800.avif`, beside the original. */
export function variantUrl(
  image: StoredFile,
  cdnHost: string,
  width: ImageWidth,
  format: ImageFormat,
): string {
  const dot = image.filename.lastIndexOf('.')
  const stem = dot > 0 ? image.filename.slice(0, dot) : image.filename
  return fileUrl({ filepath: image.filepath, filename: `${stem}.w${width}.${format}` }, cdnHost)
}

/** What a variant's file name asks for; null for every size or format that we do not make. */
export function parseVariant(filename: string): Variant | null {
  const [, name, digits, extension] = VARIANT.exec(filename) ?? []
  const width = ([EMBLEM_WIDTH, ...IMAGE_WIDTHS] as const).find((known) => String(known) === digits)
  const format = IMAGE_FORMATS.find((known) => known === extension)
  if (name === undefined || /[/\\\p{Cc}]/u.test(name)) return null
  return width === undefined || format === undefined ? null : { name, width, format }
}

/** What a picture element needs; a variant wider than the original would only be a blurred copy of it. */
export function sourcesFor(
  images: readonly Image[],
  cdnHost: string,
  upTo: ImageWidth = 1600,
): ImageSources | null {
  const original = originalOf(images)
  if (original === null) return null
  const widest = original.width ?? Number.POSITIVE_INFINITY
  const offered = upTo === EMBLEM_WIDTH ? ([EMBLEM_WIDTH] as const) : IMAGE_WIDTHS
  const sharp = offered.filter((width) => width <= Math.min(widest, upTo))
  const widths = sharp.length > 0 ? sharp : offered.slice(0, 1)
  // One size is no choice, and needs no measure.
  const measure = (width: ImageWidth) => (widths.length > 1 ? ` ${width}w` : '')
  return {
    src: fileUrl(original, cdnHost),
    width: original.width,
    height: original.height,
    alt: original.alt ?? '',
    avifSrcSet: widths
      .map((width) => variantUrl(original, cdnHost, width, 'avif') + measure(width))
      .join(', '),
    hasChoice: widths.length > 1,
    webp: widest > FALLBACK_WIDTH ? variantUrl(original, cdnHost, FALLBACK_WIDTH, 'webp') : null,
  }
}

/** Each segment is encoded, since a space or comma in a name would split a srcset. */
function fileUrl({ filepath, filename }: StoredFile, cdnHost: string): string {
  const segments = `${filepath}/${filename}`.split('/').filter((segment) => !/^\.{0,2}$/.test(segment))
  return `${hostPrefix(cdnHost)}/${segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/')}`
}

/** No host means this site; a bare host name is a CDN, so it is reached by https. */
function hostPrefix(cdnHost: string): string {
  const host = cdnHost.trim().replace(/\/+$/, '')
  return host === '' || host.startsWith('/') || /^https?:\/\//i.test(host) ? host : `https://${host}`
}
