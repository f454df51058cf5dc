import { loadSharp } from '@clubhouse/artwork/load-sharp'
import { parseVariant } from '@clubhouse/domain/site/content/image-url'
import { LRUCache } from 'lru-cache'
import { keepIfPossible } from '#kernel/files/watch-storage.ts'
import type { Storage } from '#providers/storage/port.ts'
import { localTurns } from '#kernel/turns.ts'

const ORIGINAL_EXTENSIONS = ['jpg', 'png', 'webp']
const UNKEPT_BYTES = 16_000_000
/** Then it is tried again. */
const UNKEPT_MS = 60_000
const MAX_PIXELS = 40_000_000
const VARIANT_NAME = /\.w[0-9]+$/

export interface Media {
  bytes: Buffer
  type: string
}

const TYPES = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
])

/**
 * Sizes and formats of an image, made when first asked for and kept beside the original. The set of
 * variants is closed, so nobody can fill the disk by asking for odd sizes.
 */
export class MediaLibrary {
  readonly #storage: Storage
  readonly #making = new Map<string, Promise<Buffer | null>>()
  /** What could not be written, so that nobody who asks again makes it anew. */
  readonly #unkept = new LRUCache<string, Buffer>({
    maxSize: UNKEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: UNKEPT_MS,
  })
  // Encoding is heavy: one at a time leaves the other core to the pages.
  readonly #turns = localTurns(1)

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async find(folder: string, filename: string): Promise<Media | null> {
    const type = TYPES.get(filename.slice(filename.lastIndexOf('.') + 1))
    if (!type) return null
    const key = `${folder}/${filename}`
    const kept = this.#unkept.get(key) ?? (await this.#storage.read(key))
    if (kept) return { bytes: kept, type }
    const bytes = await this.#makeOnce(folder, filename)
    return bytes && { bytes, type }
  }

  #makeOnce(folder: string, filename: string): Promise<Buffer | null> {
    const key = `${folder}/${filename}`
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#make(folder, filename).finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  async #make(folder: string, filename: string): Promise<Buffer | null> {
    const variant = parseVariant(filename)
    // A variant is no original: else one could be made of another without end.
    if (!variant || VARIANT_NAME.test(variant.name)) return null
    return this.#turns.take(async () => {
      const original = await this.#original(folder, variant.name)
      if (!original) return null
      const bytes = await encode(original, variant.width, variant.format)
      if (!(await keepIfPossible(this.#storage, `${folder}/${filename}`, bytes)))
        this.#unkept.set(`${folder}/${filename}`, bytes)
      return bytes
    })
  }

  async #original(folder: string, name: string): Promise<Buffer | null> {
    for (const extension of ORIGINAL_EXTENSIONS) {
      const bytes = await this.#storage.read(`${folder}/${name}.${extension}`)
      if (bytes) return bytes
    }
    return null
  }
}

async function encode(original: Buffer, width: number, format: 'avif' | 'webp' | 'jpeg'): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(original, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 15 })
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return image.webp({ quality: 76, effort: 4 }).toBuffer()
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
