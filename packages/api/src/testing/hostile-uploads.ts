import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** What people send in place of a picture, or in a picture. What is cleaned is taken, and nothing of `MARK` is left in it. */
export const MARK = '<script>alert(document.domain)</script>'

export interface HostileUpload {
  what: string
  bytes: () => Promise<Buffer> | Buffer
  type?: 'media'
  /** The code of the refusal, or that it is taken without what was hidden in it. */
  answer: string
}

export const still = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d6b3a' }, limitInputPixels: false })

const small = () => still(64, 48)
const jpeg = () => small().jpeg().toBuffer()
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** A PNG whose header says that it is huge, with a few bytes that unpack to much. */
export function pngOf(width: number, height: number, data = deflateSync(Buffer.alloc(1_000_000))): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
  const end = chunk('IEND', Buffer.alloc(0))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), end])
}

/** Frames of one pixel, or as large as they say, on a canvas that is as large as it says. */
export function gifOf(width: number, height: number, frames: number, isFull = false): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  header.writeUInt16LE(width, 6)
  header.writeUInt16LE(height, 8)
  const frame = Buffer.from(
    '\x21\xf9\x04\x04\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
    'latin1',
  )
  if (isFull) header.copy(frame, 13, 6, 10)
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

const text = (content: string) => () => Buffer.from(content)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${MARK}</svg>`

/** A comment segment of a JPEG. */
const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARK.length + 2]), Buffer.from(MARK)])

export const HOSTILE_UPLOADS: readonly HostileUpload[] = [
  { what: 'an SVG', bytes: text(svg), answer: 'wrong_type' },
  { what: 'an SVG after a declaration', bytes: text(`<?xml version="1.0"?>${svg}`), answer: 'wrong_type' },
  { what: 'a page', bytes: text(`<!doctype html>${MARK}`), answer: 'wrong_type' },
  { what: 'a PDF', bytes: text('%PDF-1.7\n%âãÏÓ\n'), answer: 'wrong_type' },
  { what: 'a ZIP', bytes: text('PK\u0003\u0004'), answer: 'wrong_type' },
  { what: 'a TIFF', bytes: () => small().tiff().toBuffer(), answer: 'wrong_type' },
  { what: 'an AVIF', bytes: () => small().avif({ effort: 0 }).toBuffer(), answer: 'wrong_type' },
  { what: 'a HEIC', bytes: text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), answer: 'wrong_type' },
  { what: 'nothing', bytes: text(''), answer: 'wrong_type' },
  { what: 'one byte', bytes: text('G'), answer: 'wrong_type' },
  {
    what: 'a script that begins like a GIF',
    bytes: text(`GIF89a/*${MARK}*/=1;alert(1)`),
    answer: 'unreadable',
  },
  { what: 'a JPEG of three bytes', bytes: () => Buffer.from([0xff, 0xd8, 0xff]), answer: 'unreadable' },
  {
    what: 'a page that begins like a JPEG',
    bytes: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(MARK)]),
    answer: 'unreadable',
  },
  {
    what: 'a JPEG that is cut short',
    bytes: async () => (await noise(600, 400).jpeg().toBuffer()).subarray(0, 20_000),
    answer: 'unreadable',
  },
  {
    what: 'a PNG that is cut short',
    bytes: async () => (await noise(300, 200).png().toBuffer()).subarray(0, 40_000),
    answer: 'unreadable',
  },
  {
    what: 'a WebP that is cut short',
    bytes: async () => (await noise(300, 200).webp().toBuffer()).subarray(0, 5000),
    answer: 'unreadable',
  },
  { what: 'a PNG without its data', bytes: () => pngOf(64, 48, Buffer.alloc(0)), answer: 'unreadable' },
  { what: 'a PNG that unpacks to gigabytes', bytes: () => pngOf(60_000, 60_000), answer: 'too_large' },
  {
    what: 'a PNG that unpacks to gigabytes, for the library',
    bytes: () => pngOf(60_000, 60_000),
    type: 'media',
    answer: 'too_many_pixels',
  },
  {
    what: 'a PNG of one line without end',
    bytes: () => pngOf(2_000_000_000, 1),
    type: 'media',
    answer: 'unreadable',
  },
  {
    what: 'an animation of thousands of frames',
    bytes: () => gifOf(16, 16, 5000),
    answer: 'too_much_motion',
  },
  {
    what: 'an animation of huge frames',
    bytes: () => gifOf(1900, 1000, 100),
    answer: 'too_much_motion',
  },
  {
    what: 'a GIF of 4 gigapixels',
    bytes: () => gifOf(65_535, 65_535, 1, true),
    type: 'media',
    answer: 'too_many_pixels',
  },
  {
    what: 'a JPEG of a thousand passes',
    bytes: async () =>
      Buffer.concat([
        await jpeg(),
        ...Array<Buffer>(1000).fill(Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0])),
      ]),
    answer: 'unreadable',
  },
  {
    what: 'a progressive JPEG of 25 megapixels',
    bytes: () => still(5000, 5000).jpeg({ progressive: true }).toBuffer(),
    type: 'media',
    answer: 'too_many_pixels',
  },
  {
    what: 'an interlaced PNG of 16 megapixels',
    bytes: () => still(4000, 4000).png({ progressive: true }).toBuffer(),
    type: 'media',
    answer: 'too_many_pixels',
  },
  {
    what: 'a JPEG with a page behind it',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.from(MARK)]),
    answer: 'cleaned',
  },
  {
    what: 'a JPEG with a page in a comment',
    bytes: async () => {
      const plain = await jpeg()
      return Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)])
    },
    answer: 'cleaned',
  },
  {
    what: 'a PNG with a page in its text',
    bytes: async () => {
      const plain = await small().png().toBuffer()
      return Buffer.concat([
        plain.subarray(0, 33),
        chunk('tEXt', Buffer.from(`a\0${MARK}`)),
        plain.subarray(33),
      ])
    },
    answer: 'cleaned',
  },
  {
    what: 'a WebP with a page behind it',
    bytes: async () => Buffer.concat([await small().webp().toBuffer(), Buffer.from(MARK)]),
    answer: 'cleaned',
  },
  {
    what: 'a JPEG with a page and a place in its EXIF',
    bytes: () =>
      small()
        .withExif({ IFD0: { ImageDescription: MARK, Artist: MARK }, IFD3: { GPSLatitude: '53/1 20/1 0/1' } })
        .jpeg()
        .toBuffer(),
    answer: 'cleaned',
  },
]
