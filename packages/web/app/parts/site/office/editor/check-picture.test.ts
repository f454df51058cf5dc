import { expect, test } from 'vitest'
import { pictureProblem } from './check-picture.ts'

const LARGE = 'The image exceeds the maximum allowed resolution of 1920x1080. Please upload a smaller image.'
const of = (type: string, size: number, width: number, height: number) =>
  pictureProblem({ name: 'cup.png', type, size }, async () => (width ? { width, height } : null))

test.each([
  { what: 'as large as may be', given: of('image/png', 1000, 1920, 1080), says: null },
  { what: 'one pixel too wide', given: of('image/jpeg', 1000, 1921, 1080), says: LARGE },
  { what: 'one pixel too high', given: of('image/webp', 1000, 1920, 1081), says: LARGE },
  { what: 'on its side', given: of('image/gif', 1000, 1080, 1920), says: LARGE },
])('EDITOR-09 CONST-23 $what', async ({ given, says }) => {
  expect(await given).toBe(says)
})

test.each(['image/png', 'image/gif', 'image/jpeg', 'image/webp'])('EDITOR-10 %s is taken', async (type) => {
  expect(await of(type, 1000, 800, 600)).toBeNull()
})

test.each(['image/svg+xml', 'image/bmp', 'application/pdf', ''])('EDITOR-10 %s is not', async (type) => {
  expect(await of(type, 1000, 800, 600)).toBe('Choose a PNG, GIF, JPEG or WebP picture.')
})

test('OPEN-125 ERR-51 more than 5 MB, and what is no picture at all', async () => {
  expect(await of('image/png', 5_000_001, 800, 600)).toContain('5 MB')
  expect(await of('image/png', 1000, 0, 0)).toBe('Error loading image: cup.png')
})
