import type { Image } from '@clubhouse/contract/file'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  EMBLEM_WIDTH,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  imageUrl,
  originalOf,
  parseVariant,
  sourcesFor,
  variantUrl,
} from './image-url.ts'

const pitch: Image = { size: 'original', filepath: '/media/dunvarra/ab12', filename: 'pitch.jpg' }
const thumb: Image = { ...pitch, size: 'thumb', filename: 'thumb.jpg' }

test('SHELL-45 the entry of size original is chosen, whatever its place', () => {
  expect(originalOf([thumb, pitch])).toBe(pitch)
  expect(originalOf([thumb])).toBeNull()
  expect(imageUrl([], 'https://cdn.example')).toBeNull()
})

test.each([
  { cdn: '', filepath: '/media/dunvarra/ab12', url: '/media/dunvarra/ab12/pitch.jpg' },
  { cdn: 'https://cdn.example', filepath: '/a/', url: 'https://cdn.example/a/pitch.jpg' },
  { cdn: 'https://cdn.example/', filepath: 'a', url: 'https://cdn.example/a/pitch.jpg' },
  { cdn: 'cdn.example', filepath: 'a', url: 'https://cdn.example/a/pitch.jpg' },
  { cdn: '/files', filepath: 'a', url: '/files/a/pitch.jpg' },
  { cdn: '', filepath: '//evil.example', url: '/evil.example/pitch.jpg' },
  { cdn: '', filepath: '/a/../../b', url: '/a/b/pitch.jpg' },
])('SHELL-45 host "$cdn" and path $filepath join to $url', ({ cdn, filepath, url }) => {
  expect(imageUrl([{ ...pitch, filepath }], cdn)).toBe(url)
})

test('a variant stands beside its original', () => {
  expect(variantUrl(pitch, '', 800, 'avif')).toBe('/media/dunvarra/ab12/pitch.w800.avif')
  expect(variantUrl({ ...pitch, filename: 'pitch' }, '', 400, 'jpeg')).toBe(
    '/media/dunvarra/ab12/pitch.w400.jpeg',
  )
})

test('a variant name is read back', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,8}(\.[a-z0-9]{1,4})?$/)
  fc.assert(
    fc.property(
      name,
      fc.constantFrom(...IMAGE_WIDTHS),
      fc.constantFrom(...IMAGE_FORMATS),
      (filename, width, format) => {
        const made = variantUrl({ filepath: 'a', filename }, '', width, format).slice('/a/'.length)
        expect(parseVariant(made)).toMatchObject({ width, format })
        expect(filename.startsWith(parseVariant(made)?.name ?? '?')).toBe(true)
      },
    ),
  )
})

test.each([
  'pitch.jpg',
  'pitch.w801.avif',
  'pitch.w0800.avif',
  'pitch.w800.png',
  'pitch.w800.avif.exe',
  '.w800.avif',
  '../pitch.w800.avif',
  'a\\b.w800.avif',
  'a\u0000.w800.avif',
  'pitch.w99999999999999999999.avif',
  '',
])('%j is no variant that we make', (filename) => {
  expect(parseVariant(filename)).toBeNull()
})

test.each([
  { width: 4000, widths: [400, 800, 1600] },
  { width: 1600, widths: [400, 800, 1600] },
  { width: 1599, widths: [400, 800] },
  { width: 400, widths: [400] },
  { width: 120, widths: [400] },
])('an original of $width px is offered at $widths', ({ width, widths }) => {
  const sources = sourcesFor([{ ...pitch, width, height: 90, alt: 'The pitch' }], '')
  expect(sources).toMatchObject({
    src: '/media/dunvarra/ab12/pitch.jpg',
    width,
    height: 90,
    alt: 'The pitch',
  })
  expect(sources?.avifSrcSet).toBe(
    widths.map((w) => `/media/dunvarra/ab12/pitch.w${w}.avif${widths.length > 1 ? ` ${w}w` : ''}`).join(', '),
  )
  expect(sources?.webp).toBe(width > 800 ? '/media/dunvarra/ab12/pitch.w800.webp' : null)
})

test('where it is shown small it is not offered large', () => {
  const sources = sourcesFor([{ ...pitch, width: 1600 }], '', 400)
  expect(sources?.avifSrcSet).toBe('/media/dunvarra/ab12/pitch.w400.avif')
})

test('an image without measures is offered at all widths, none without an original', () => {
  expect(sourcesFor([pitch], '')).toMatchObject({ alt: '', avifSrcSet: expectedFull() })
  expect(sourcesFor([thumb], '')).toBeNull()
})

test('a name with spaces and commas cannot split a srcset', () => {
  const sources = sourcesFor([{ ...pitch, filename: 'my pitch, summer.jpg', width: 500 }], '')
  expect(sources?.avifSrcSet).toBe('/media/dunvarra/ab12/my%20pitch%2C%20summer.w400.avif')
})

test('hostile names stay under the host and never throw', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, (filepath, filename) => {
      const url = new URL(imageUrl([{ ...pitch, filepath, filename }], 'https://cdn.example') ?? '')
      expect(url.host).toBe('cdn.example')
      expect(url.search + url.hash).toBe('')
    }),
  )
})

function expectedFull(): string {
  return IMAGE_WIDTHS.map((width) => `/media/dunvarra/ab12/pitch.w${width}.avif ${width}w`).join(', ')
}

test('what is never larger than a key comes in one small size, and nothing else is offered so small', () => {
  expect(sourcesFor([pitch], '', EMBLEM_WIDTH)?.avifSrcSet).toMatch(/pitch\.w160\.avif$/)
  expect(sourcesFor([pitch], '')?.avifSrcSet).not.toContain('.w160.')
  expect(parseVariant('crest.w160.avif')).toEqual({ name: 'crest', width: 160, format: 'avif' })
})
