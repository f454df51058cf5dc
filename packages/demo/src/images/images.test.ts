import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoWorld } from '../world/world.ts'
import { renderOriginal } from './render.ts'

const { images } = demoWorld(new Date('2026-09-14T08:30:00.000Z'))
const MOST_BYTES = 6_000_000

test('a picture is drawn the same way every time', () => {
  const hash = () => images.map(({ svg }) => createHash('sha256').update(svg()).digest('hex'))
  expect(hash()).toEqual(hash())
})

test.each(images)(
  '$key is outlines only, at the size it says',
  ({ svg, width, height, filename, format }) => {
    const drawing = svg()
    expect(drawing).toMatch(
      new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
    )
    expect(drawing).not.toMatch(/<text|<image|font-family|NaN|undefined|null/)
    expect(filename).toMatch(/^[a-z0-9-]+\.(jpg|png)$/)
    expect(filename.endsWith(format === 'jpeg' ? '.jpg' : '.png')).toBe(true)
  },
)

test('all but decoration is described', () => {
  const silent = images.filter(({ alt }) => alt === '').map(({ key }) => key)
  expect(silent).toEqual(['dunvarra/sponsors-background'])
})

test('the whole set weighs at most 6 MB', async () => {
  let bytes = 0
  for (const image of images) {
    const file = await renderOriginal(image.svg(), image)
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({
      width: image.width,
      height: image.height,
      format: image.format,
    })
    bytes += file.length
  }
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
