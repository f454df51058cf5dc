import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@clubhouse/domain/site/content/image-url'
import { MemoryStorage } from '#testing/memory-storage.ts'
import { MediaLibrary } from './variants.ts'

const FOLDER = 'media/dunvarra/0123456789abcdef'
const SHARP_FORMAT = { avif: 'heif', webp: 'webp', jpeg: 'jpeg' }
let storage: MemoryStorage
let library: MediaLibrary
let wide: Buffer
let small: Buffer

beforeAll(async () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 11, g: 93, b: 59, alpha: 0.5 } } })
      .png()
      .toBuffer()
  ;[wide, small] = await Promise.all([flat(1000, 500), flat(120, 80)])
})
beforeEach(() => {
  storage = new MemoryStorage()
  storage.files.set(`${FOLDER}/pitch.png`, wide)
  storage.files.set(`${FOLDER}/badge.png`, small)
  library = new MediaLibrary(storage)
})
const sizeOf = async (filename: string) => {
  const media = await library.find(FOLDER, filename)
  const { width, height, format } = await sharp(media?.bytes).metadata()
  return { width, height, format, type: media?.type }
}

test.each(IMAGE_FORMATS.map((format) => ({ format })))(
  'a picture is made as $format in the width that is asked for',
  async ({ format }) => {
    expect(await sizeOf(`pitch.w400.${format}`)).toEqual({
      width: 400,
      height: 200,
      format: SHARP_FORMAT[format],
      type: `image/${format}`,
    })
  },
)

test('it is never made larger than it is', async () => {
  for (const width of IMAGE_WIDTHS)
    expect(await sizeOf(`badge.w${width}.webp`)).toMatchObject({ width: 120, height: 80 })
  expect(await sizeOf('pitch.w1600.webp')).toMatchObject({ width: 1000 })
})

test('the original is given as it is', async () => {
  expect((await library.find(FOLDER, 'pitch.png'))?.bytes).toBe(wide)
})

test('transparency becomes white where the format knows none', async () => {
  const media = await library.find(FOLDER, 'badge.w400.jpeg')
  const { data } = await sharp(media?.bytes).raw().toBuffer({ resolveWithObject: true })
  // Half of the club's green on white.
  expect(data[1]).toBeGreaterThan(150)
})

test.each([
  'pitch.w401.webp',
  'pitch.w0.webp',
  'pitch.w99999.webp',
  'pitch.w0400.webp',
  'pitch.w400.gif',
  'pitch.w400.png',
  'pitch.w400.svg',
  'pitch.w400.webp.exe',
  'pitch.W400.webp',
  'pitch.webp',
  'nothing.w400.webp',
  '.w400.webp',
  'pitch.w400',
  'pitch',
])('the set of variants is closed: there is no %s', async (filename) => {
  expect(await library.find(FOLDER, filename)).toBeNull()
  expect(storage.writes).toBe(0)
})

test('a variant is no original: nobody fills the disk with variants of variants', async () => {
  for (const format of IMAGE_FORMATS) await library.find(FOLDER, `pitch.w400.${format}`)
  const made = storage.writes
  for (const format of IMAGE_FORMATS) {
    for (const width of IMAGE_WIDTHS)
      expect(await library.find(FOLDER, `pitch.w400.w${width}.${format}`)).toBeNull()
  }
  expect(storage.writes).toBe(made)
})

describe('making one', () => {
  test('happens once for all who ask at the same moment, and is kept for those who come later', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => library.find(FOLDER, 'badge.w400.webp')))
    expect(new Set(all.map((media) => media?.bytes)).size).toBe(1)
    expect(storage.writes).toBe(1)
    await library.find(FOLDER, 'badge.w400.webp')
    expect(storage.writes).toBe(1)
  })

  test('negative control: another process, which cannot know, makes its own', async () => {
    await Promise.all(
      [library, new MediaLibrary(storage)].map((each) => each.find(FOLDER, 'badge.w400.webp')),
    )
    expect(storage.writes).toBe(2)
  })

  test('a file that is no picture fails and is not kept, and the next picture is made', async () => {
    storage.files.set(`${FOLDER}/broken.jpg`, Buffer.from('not a picture'))
    await expect(library.find(FOLDER, 'broken.w400.webp')).rejects.toThrow(/unsupported image format/)
    expect(storage.writes).toBe(0)
    expect(await library.find(FOLDER, 'badge.w400.webp')).not.toBeNull()
  })

  test('a picture of more pixels than any camera makes is refused before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    storage.files.set(`${FOLDER}/bomb.png`, bomb)
    await expect(library.find(FOLDER, 'bomb.w400.webp')).rejects.toThrow(/pixel limit/)
  })
})
