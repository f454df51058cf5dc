import type { Theme } from '@clubhouse/contract/site/club'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chosenPaletteCss,
  clubPalette,
  contrastRatio,
  paletteCss,
  paletteProperties,
  SURFACES,
} from './theme-colours.ts'

const theme = (color: Partial<Theme['color']> = {}, dark_mode = false): Theme => ({
  color: { primary: '#0B5D3B', accent: '#F2B705', warning: '#C2410C', logo_background: '#FFFFFF', ...color },
  heading_font: 'outfit',
  dark_mode,
})
const inishvarn = { primary: '#14213D', accent: '#FF6B57', logo_background: '#E8EEF7' }

function expectReadable(primary: string) {
  const colour = clubPalette(theme({ primary })).primary
  for (const scheme of ['light', 'dark'] as const) {
    const { solid, on, hover, active, text, line, soft, softOn } = colour[scheme]
    for (const ground of [solid, hover, active]) expect(contrastRatio(on, ground)).toBeGreaterThanOrEqual(4.5)
    for (const surface of [SURFACES[scheme].page, SURFACES[scheme].raised]) {
      expect(contrastRatio(text, surface)).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(line, surface)).toBeGreaterThanOrEqual(3)
    }
    expect(contrastRatio(softOn, soft)).toBeGreaterThanOrEqual(5.5)
    expect(hover).not.toBe(solid)
    expect(active).not.toBe(hover)
  }
}

test('any colour gives readable words, visible lines and a hover that shows', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(fc.property(hex, expectReadable), { numRuns: 300 })
})

test.each([
  { colour: '#0B5D3B', on: '#ffffff', adjusted: false, why: 'pine' },
  { colour: '#F2B705', on: '#10151c', adjusted: false, why: 'gold' },
  { colour: '#C2410C', on: '#ffffff', adjusted: false, why: 'rust' },
  { colour: '#14213D', on: '#ffffff', adjusted: false, why: 'navy' },
  { colour: '#FF6B57', on: '#10151c', adjusted: false, why: 'coral' },
  { colour: '#E8EEF7', on: '#10151c', adjusted: false, why: 'pale blue' },
  { colour: '#FFFF00', on: '#10151c', adjusted: false, why: 'yellow' },
  { colour: '#FFFFFF', on: '#10151c', adjusted: false, why: 'white' },
  { colour: '#000000', on: '#ffffff', adjusted: false, why: 'black' },
  { colour: '#7B7B7B', on: '#10151c', adjusted: true, why: 'a grey that neither suits, nearer to ink' },
  { colour: '#787878', on: '#ffffff', adjusted: true, why: 'a grey that neither suits, nearer to white' },
])('$why $colour carries $on, adjusted: $adjusted', ({ colour, on, adjusted }) => {
  const { primary } = clubPalette(theme({ primary: colour }))
  expect(primary.light.on).toBe(on)
  expect(primary.adjusted).toBe(adjusted)
  if (!adjusted) expect(primary.light.solid).toBe(colour.toLowerCase())
  expectReadable(colour)
})

test('an adjusted colour moves as little as it can', () => {
  const { given, light } = clubPalette(theme({ primary: '#7B7B7B' })).primary
  expect(contrastRatio(given, light.solid)).toBeLessThan(1.15)
})

test.each([
  { plate: '#FFFFFF', on: '#10151c', light: SURFACES.light.hairline, dark: 'transparent' },
  { plate: '#E8EEF7', on: '#10151c', light: 'transparent', dark: 'transparent' },
  { plate: '#10151C', on: '#ffffff', light: 'transparent', dark: SURFACES.dark.hairline },
])('a plate of $plate shows its edge where it equals the page', ({ plate, on, light, dark }) => {
  const palette = clubPalette(theme({ logo_background: plate }))
  expect(palette.plate).toEqual({ solid: plate.toLowerCase(), on, line: { light, dark } })
})

test('SHELL-02 all four colours of the account become custom properties', () => {
  const css = paletteCss(clubPalette(theme(inishvarn)))
  expect(css).toContain('--primary:#14213d;--primary-on:#ffffff;--primary-hover:#')
  expect(css).toContain('--accent:#ff6b57;--accent-on:#10151c;')
  expect(css).toContain('--warning:#c2410c;')
  expect(css).toContain('--logo-plate:#e8eef7;--logo-plate-on:#10151c;--logo-plate-line:transparent;')
  expect(css).not.toContain('@media')
  for (const name of ['active', 'text', 'line', 'soft', 'soft-on'])
    expect(css).toContain(`--accent-${name}:#`)
})

test('where the reader chooses, the dark variants follow the device and the choice, whatever the club says', () => {
  const palette = clubPalette(theme())
  const css = chosenPaletteCss(palette)
  const [, dark = ''] = css.split(':root[data-scheme=dark]{')
  expect(css).toContain(`:root[data-scheme=auto]{${dark}`)
  expect(dark).toContain(`--primary-text:${palette.primary.dark.text};`)
})

test('a club that follows the device adds the variants for dark surfaces', () => {
  const palette = clubPalette(theme(inishvarn, true))
  const [, dark = ''] = paletteCss(palette).split(
    '@media (prefers-color-scheme: dark){:root[data-scheme=auto]{',
  )
  expect(dark).toContain(`--primary-text:${palette.primary.dark.text};`)
  expect(dark).toContain(`--accent-soft:${palette.accent.dark.soft};`)
  // Coral is seen on dark as it is, so it is not written twice.
  expect(dark).not.toContain('--accent:')
})

test.each(['red', '#fff', '#12345g', 'rgb(0,0,0)', '#000000;}body{display:none', '#000000\n', '', null, 7])(
  'a stored colour of %j never reaches the style sheet',
  (stored) => {
    // What the database holds is not what the type says: the test must be able to say so.
    const broken: Theme = JSON.parse(
      JSON.stringify({
        ...theme(),
        color: { primary: stored, accent: stored, warning: stored, logo_background: stored },
      }),
    )
    expect(paletteCss(clubPalette(broken))).toMatch(/^:root\{(--[a-z-]+:(#[0-9a-f]{6}|transparent);)+\}$/)
  },
)

test('contrast goes from 1 to 21 and claims nothing for what is no colour', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#777777')).toBe(1)
  expect(contrastRatio('black', '#ffffff')).toBe(1)
})

test.each(['#14213D', '#000000', '#0B5D3B', '#F2B705'])(
  'U39 on a dark page a button in %s stands out, whatever is on it or done with it',
  (hex) => {
    const { solid, on, hover, active } = clubPalette(theme({ primary: hex }, true)).darkButton
    for (const ground of [SURFACES.dark.page, SURFACES.dark.raised])
      expect(contrastRatio(solid, ground)).toBeGreaterThanOrEqual(3)
    for (const ground of [solid, hover, active]) expect(contrastRatio(on, ground)).toBeGreaterThanOrEqual(4.5)
    const [light = '', dark = ''] = paletteCss(clubPalette(theme({ primary: hex }, true))).split('@media')
    expect(light).toContain(`--button:${clubPalette(theme({ primary: hex })).primary.light.solid};`)
    if (!light.includes(`--button:${solid};`)) expect(dark).toContain(`--button:${solid};`)
  },
)

test.each([
  { colour: 'pine', hex: '#0B5D3B', soft: '#e5f3ea' },
  { colour: 'navy', hex: '#14213D', soft: '#ebeff6' },
  { colour: 'gold', hex: '#F2B705', soft: '#f9edd6' },
  { colour: 'grey', hex: '#777777', soft: '#eeeeee' },
])('U41 the tint of $colour is as strong as $colour is: $soft', ({ hex, soft }) => {
  expect(clubPalette(theme({ primary: hex })).primary.light.soft).toBe(soft)
})

test.each(['#14213D', '#000000', '#0B5D3B'])(
  'on a dark page %s stays the club’s own colour, with a line around it that can be seen',
  (hex) => {
    const { solid, on, line } = clubPalette(theme({ primary: hex }, true)).primary.dark
    expect(solid).toBe(hex.toLowerCase())
    expect(contrastRatio(solid, on)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(line, '#1a212b')).toBeGreaterThanOrEqual(3)
  },
)

test.each(['#14213D', '#000000'])('on a dark page a sash in %s can be told from the page', (hex) => {
  const { solid, on } = clubPalette(theme({ accent: hex }, true)).accent.dark
  expect(contrastRatio(solid, '#1a212b')).toBeGreaterThanOrEqual(1.8)
  expect(contrastRatio(solid, on)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  { primary: '#0B5D3B', accent: '#F2B705', why: 'gold on pine' },
  { primary: '#14213D', accent: '#FF6B57', why: 'coral on navy' },
  { primary: '#FFD400', accent: '#FFFFFF', why: 'white on yellow cannot be read' },
  { primary: '#0B5D3B', accent: '#0B5D3B', why: 'twice the same colour' },
])('words in the second colour can be read on the first: $why', (color) => {
  for (const scheme of ['light', 'dark'] as const) {
    const said = paletteProperties(clubPalette(theme(color)), scheme)
    for (const ground of ['--primary', '--primary-active'] as const) {
      expect(contrastRatio(said['--primary-accent'] ?? '', said[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
    }
  }
})
