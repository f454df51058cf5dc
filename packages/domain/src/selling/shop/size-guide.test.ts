import { expect, test } from 'vitest'
import { readSizeGuide } from './size-guide.ts'

test.each([
  { guide: '', sizes: [], notes: [] },
  { guide: ' \n ', sizes: [], notes: [] },
  { guide: 'M: chest 97 to 102 cm\r\n\nL : 103', sizes: ['M=chest 97 to 102 cm', 'L=103'], notes: [] },
  { guide: '5–6: height: 110 cm', sizes: ['5–6=height: 110 cm'], notes: [] },
  { guide: 'Cut a little roomy.\nS: 91', sizes: ['S=91'], notes: ['Cut a little roomy.'] },
  { guide: 'M:', sizes: [], notes: ['M:'] },
])('U31 a size guide of $guide', ({ guide, sizes, notes }) => {
  const read = readSizeGuide(guide)
  expect(read.sizes.map(({ size, measures }) => `${size}=${measures}`)).toEqual(sizes)
  expect(read.notes).toEqual(notes)
})
