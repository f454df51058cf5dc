import sharp from 'sharp'
import { expect, test } from 'vitest'
import { widthOf, wrap } from './lettering.ts'
import { renderIcon, renderShare } from './club-pictures.ts'
import { initialsOf, shareImage } from './share-image.ts'

const DUNVARRA = { primary: '#0B5D3B', accent: '#F2B705', plate: '#FFFFFF' }
const INISHVARN = { primary: '#14213D', accent: '#FF6B57', plate: '#E8EEF7' }

const LONG =
  'Cruinniú cinn bliana an chumainn: tuarascáil an chathaoirligh, toghchán na n-oifigeach nua agus plé ar an bpáirc úr, le tae, ceapairí agus ceol ina dhiaidh sin sa chlubtheach ar an gcé'

test('a very long title fits in three lines and says that it goes on', () => {
  const title = LONG.padEnd(200, ' agus tuilleadh')
  const lines = wrap(title, 'condensed', 58, 660, 3)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/…$/)
  for (const line of lines) expect(widthOf(line, 'condensed', 58)).toBeLessThanOrEqual(660)
  expect(shareImage({ title, clubName: 'Dunvarra Rovers FC', crest: null, palette: DUNVARRA })).not.toContain(
    '<text',
  )
})

test('a word without a space is cut, not lost', () => {
  const [line = ''] = wrap('x'.repeat(200), 'condensed', 66, 660, 3)
  expect(line).toMatch(/^x{10,}…$/)
  expect(widthOf(line, 'condensed', 66)).toBeLessThanOrEqual(660)
})

test.each(['Á', 'É', 'í', 'ó', 'ú', 'ḃ', 'ċ', 'ḋ', 'Ġ', 'ł', '€', '’', '–'])(
  'the letter %s is drawn',
  (letter) => {
    expect(widthOf(letter, 'condensed', 100)).toBeGreaterThan(10)
    expect(widthOf(letter, 'round', 100)).toBeGreaterThan(10)
  },
)

test('a sign that no font knows is left out', () => {
  expect(widthOf('a🏑b', 'condensed', 100)).toBeCloseTo(
    widthOf('a', 'condensed', 100) + widthOf('b', 'condensed', 100),
    0,
  )
})

test('an empty title still makes a picture', async () => {
  const file = await renderShare({
    title: '',
    clubName: 'Inishvarn Hockey Club',
    crest: null,
    palette: INISHVARN,
  })
  expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
})

test.each([192, 512] as const)('an icon of %i keeps the crest inside what a mask leaves', async (size) => {
  const round =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#FF6B57"/></svg>'
  const logo = await sharp(Buffer.from(round)).resize(800, 800).png().toBuffer()
  const icon = await renderIcon({ crest: logo, clubName: 'Inishvarn Hockey Club', palette: INISHVARN, size })
  const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: size, height: size })
  const plate = [...data.subarray(0, 3)]
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (Math.hypot(x - size / 2, y - size / 2) <= size * 0.42) continue
      const at = (y * size + x) * 3
      const pixel = [...data.subarray(at, at + 3)]
      if (pixel.some((channel, i) => Math.abs(channel - (plate[i] ?? 0)) > 6)) expect.fail(`ink at ${x},${y}`)
    }
  }
})

test.each([
  ['Dunvarra Rovers FC', 'DRF'],
  ['Cumann Lúthchleas Óige', 'CLÓ'],
  ['O’Grady Park', 'OGP'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
