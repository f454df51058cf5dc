import { expect, test } from 'vitest'
import { fitInto, fitPicture, type Redraw } from './fit-picture.ts'

const LIMITS = { width: 1920, height: 1080, bytes: 5_000_000 }

test.each([
  { from: [4032, 3024], to: [1440, 1080], why: 'a phone held wide' },
  { from: [3024, 4032], to: [810, 1080], why: 'a phone held upright' },
  { from: [8000, 100], to: [1920, 24], why: 'a strip' },
  { from: [1920, 1080], to: [1920, 1080], why: 'as large as may be' },
  { from: [640, 480], to: [640, 480], why: 'a small one is not blown up' },
])('EDITOR-09 $from becomes $to: $why', ({ from: [width = 0, height = 0], to }) => {
  expect(Object.values(fitInto({ width, height }, LIMITS))).toEqual(to)
})

const photo = (type = 'image/jpeg', bytes = 10) =>
  new File([new Uint8Array(bytes)], 'IMG_0417.JPEG', { type })
const large = async () => ({ width: 4032, height: 3024 })

function drawing(bytes: number[]) {
  const asked: string[] = []
  const redraw: Redraw = async (_file, { width, height }, type, quality) => {
    asked.push(`${width}x${height} ${type} ${quality}`)
    return new Blob([new Uint8Array(bytes[asked.length - 1] ?? 1)], { type })
  }
  return { asked, redraw }
}

test('a photograph of a phone is drawn anew at the size that fits, without anything else of its file', async () => {
  const { asked, redraw } = drawing([1000])
  const fitted = await fitPicture(photo(), LIMITS, large, redraw)
  expect([asked, fitted.name, fitted.type, fitted.size]).toEqual([
    ['1440x1080 image/jpeg 0.85'],
    'IMG_0417.jpg',
    'image/jpeg',
    1000,
  ])
})

test('one that fits goes as it is; too heavy a one of a good size is drawn anew', async () => {
  const small = async () => ({ width: 800, height: 600 })
  const { asked, redraw } = drawing([100, 100])
  const light = photo()
  expect(await fitPicture(light, LIMITS, small, redraw)).toBe(light)
  const heavy = await fitPicture(photo('image/jpeg', 5_000_001), LIMITS, small, redraw)
  expect([asked, heavy.size]).toEqual([['800x600 image/jpeg 0.85'], 100])
})

test('a drawing that stays too heavy becomes a smaller kind', async () => {
  const { asked, redraw } = drawing([5_000_001, 400_000])
  const fitted = await fitPicture(photo('image/png'), LIMITS, large, redraw)
  expect([asked, fitted.name]).toEqual([
    ['1440x1080 image/png 0.85', '1440x1080 image/webp 0.7'],
    'IMG_0417.webp',
  ])
})

test.each([
  { what: 'what moves', file: photo('image/gif'), sizeOf: large },
  { what: 'what is no picture', file: photo('application/pdf'), sizeOf: large },
  { what: 'what cannot be read', file: photo(), sizeOf: async () => null },
])('$what is left as it is, for the limits to answer', async ({ file, sizeOf }) => {
  const { asked, redraw } = drawing([1])
  expect(await fitPicture(file, LIMITS, sizeOf, redraw)).toBe(file)
  expect(asked).toEqual([])
})

test('a browser that cannot draw leaves it as it is', async () => {
  const file = photo()
  expect(await fitPicture(file, LIMITS, large, () => Promise.reject(new Error('no canvas')))).toBe(file)
})
