import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureHash, readAssociationCrest, readPicture } from './pictures.ts'
import { demoImages } from './world/world.ts'

const images = demoImages()
const FOLDER = new URL('../pictures/', import.meta.url)

/** A clone carries them for ever. */
const MOST_BYTES = 3_000_000

test.each(images)('$key is there, of the size and the kind that it says', async (image) => {
  const { width, height, format } = await sharp(await readPicture(image)).metadata()
  expect({ width, height, format }).toEqual({
    width: image.width,
    height: image.height,
    format: image.format,
  })
  expect(image.filename).toMatch(image.format === 'jpeg' ? /^[a-z0-9-]+\.jpg$/ : /^[a-z0-9-]+\.png$/)
})

test('no two are the same', () => {
  expect(new Set(images.map(pictureHash)).size).toBe(images.length)
})

test('none lies there that nobody shows', async () => {
  for (const club of ['dunvarra', 'inishvarn']) {
    const shown = images.filter((image) => image.club === club).map(({ filename }) => filename)
    expect((await readdir(new URL(`${club}/`, FOLDER))).toSorted()).toEqual(shown.toSorted())
  }
})

test('all but decoration is described', () => {
  const silent = images.filter(({ alt }) => alt === '').map(({ key }) => key)
  expect(silent).toEqual(['dunvarra/sponsors-background'])
})

test('the crest of the association is outlines only', () => {
  expect(readAssociationCrest()).toMatch(/^<svg xmlns/)
  expect(readAssociationCrest()).not.toMatch(/<text|<image|<script|font-family/)
})

test('the whole set weighs at most 3 MB', async () => {
  const files = await Promise.all(images.map(readPicture))
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
