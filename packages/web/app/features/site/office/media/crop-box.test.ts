import { expect, test } from 'vitest'
import { byteWords } from './byte-words.ts'
import { moved, shaped, within } from './crop-box.ts'
import { problemOf } from './use-uploads.ts'

const PHOTO = { width: 1600, height: 900 }

test.each([
  { shape: 'square' as const, crop: { left: 350, top: 0, width: 900, height: 900 } },
  { shape: 'wide' as const, crop: { left: 0, top: 0, width: 1600, height: 900 } },
  { shape: 'tall' as const, crop: { left: 440, top: 0, width: 720, height: 900 } },
  { shape: 'free' as const, crop: { left: 80, top: 45, width: 1440, height: 810 } },
])('$shape is as large as it fits, in the middle', ({ shape, crop }) => {
  expect(shaped(PHOTO, shape)).toEqual(crop)
})

test('a frame never leaves the picture, however it is pushed or typed', () => {
  const crop = shaped(PHOTO, 'square')
  expect(moved(PHOTO, crop, { x: 9000, y: -9000 })).toEqual({ ...crop, left: 700, top: 0 })
  expect(within(PHOTO, { left: -5, top: 2000, width: 1, height: 99_999 })).toEqual({
    left: 0,
    top: 0,
    width: 16,
    height: 900,
  })
})

test.each([
  { type: 'image/jpeg', size: 5, said: null },
  { type: 'image/heic', size: 5, said: null },
  { type: 'text/html', size: 5, said: 'Choose a PNG, GIF, JPEG or WebP picture.' },
  { type: 'image/svg+xml', size: 5, said: 'Choose a PNG, GIF, JPEG or WebP picture.' },
  {
    type: 'image/png',
    size: 25_000_001,
    said: 'The picture is larger than 25 MB. Please upload a smaller image.',
  },
])('OPEN-125 of $type and $size bytes is said: $said', ({ said, ...file }) => {
  expect(problemOf(file)).toBe(said)
})

test('sizes as people say them', () => {
  expect([12, 412_300, 2_340_000].map(byteWords)).toEqual(['1 KB', '412 KB', '2.3 MB'])
})
