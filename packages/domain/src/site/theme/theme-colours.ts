import type { Theme } from '@clubhouse/contract/site/club'
import { contrastRatio, hexOr, lowestContrast } from './contrast.ts'
import { atLightness, chromaOf, lightnessOf, moveUntil } from './lightness.ts'

export { contrastRatio } from './contrast.ts'

export const INK = '#10151c'
export const WHITE = '#ffffff'
export const SURFACES = {
  light: { page: WHITE, raised: '#f6f7f9', hairline: '#d5dae1' },
  dark: { page: INK, raised: '#1a212b', hairline: '#3a4453' },
} as const
type Scheme = keyof typeof SURFACES

/** WCAG 2.2 AA: words, and the shapes one must see to use the page. */
const READABLE = 4.5
const VISIBLE = 3
/** Chips are small, and on a tint the eye has less to hold on to. */
const READABLE_SMALL = 5.5
/** Enough to see where a filled shape ends that has no edge of its own. */
const APART = 1.8
/** Under this a plate cannot be told from the page behind it. */
const SAME_SURFACE = 1.1
/** Ours, for a theme that was stored wrongly: the site stays readable rather than failing. */
const SAFE = { primary: '#1f4e79', accent: '#8a6d1f', warning: '#b4532a', logo_background: WHITE }

export interface Shades {
  solid: string
  on: string
  hover: string
  active: string
  text: string
  line: string
  soft: string
  softOn: string
}
export interface ClubColour {
  given: string
  /** The solid was moved, since neither white nor ink could be read on the given colour. */
  adjusted: boolean
  light: Shades
  dark: Shades
}
export interface Palette {
  primary: ClubColour
  accent: ClubColour
  warning: ClubColour
  plate: { solid: string; on: string; line: Record<Scheme, string> }
  /** What is pressed on a dark page: a field of the club’s colour may sink into it, a button may not. */
  darkButton: Pick<Shades, 'solid' | 'on' | 'hover' | 'active'>
  darkMode: boolean
}

/** SHELL-02: the club's four colours and everything derived from them, readable whatever the club chose. */
export function clubPalette(theme: Theme): Palette {
  const { primary, accent, warning, logo_background } = theme.color
  return {
    primary: clubColour(hexOr(primary, SAFE.primary), { isEdged: true }),
    accent: clubColour(hexOr(accent, SAFE.accent)),
    warning: clubColour(hexOr(warning, SAFE.warning)),
    darkButton: darkButton(hexOr(primary, SAFE.primary)),
    plate: logoPlate(hexOr(logo_background, SAFE.logo_background)),
    darkMode: theme.dark_mode,
  }
}

/** What is filled with an edged colour has a line around it, so that it may stay what it is on a dark page too. */
function clubColour(given: string, { isEdged = false } = {}): ClubColour {
  const solid = readableSolid(given)
  return {
    given,
    adjusted: solid !== given,
    light: shades(given, solid, 'light'),
    dark: shades(given, isEdged ? solid : liftedSolid(solid), 'dark'),
  }
}

function shades(given: string, solid: string, scheme: Scheme): Shades {
  const { page, raised } = SURFACES[scheme]
  const away = scheme === 'light' ? 'black' : 'white'
  const text = moveUntil(given, away, (colour) => lowestContrast(colour, [page, raised]) >= READABLE)
  const soft =
    scheme === 'light' ? atLightness(given, 0.95, tintChroma(given)) : atLightness(given, 0.3, 0.06)
  return {
    solid,
    on: onColour(solid),
    ...pressed(solid),
    text,
    line: moveUntil(given, away, (colour) => lowestContrast(colour, [page, raised]) >= VISIBLE),
    soft,
    softOn: moveUntil(text, away, (colour) => contrastRatio(colour, soft) >= READABLE_SMALL),
  }
}

/** A tint is as strong as its colour: of a dark green the strongest would be a mint that is nobody’s. */
const tintChroma = (given: string): number => Math.min(0.04, chromaOf(given) * 0.2)

/** White wherever it can be read, since most crests and kits are drawn so; else the better of the two. */
function onColour(solid: string): string {
  if (contrastRatio(WHITE, solid) >= READABLE) return WHITE
  return contrastRatio(INK, solid) > contrastRatio(WHITE, solid) ? INK : WHITE
}

/** The nearest lightness, up or down, on which white or ink can be read. */
function readableSolid(given: string): string {
  const isReadable = (colour: string) => contrastRatio(onColour(colour), colour) >= READABLE
  const darker = moveUntil(given, 'black', isReadable)
  const lighter = moveUntil(given, 'white', isReadable)
  const distance = (colour: string) => Math.abs(lightnessOf(colour) - lightnessOf(given))
  return distance(darker) <= distance(lighter) ? darker : lighter
}

/** A navy or black sash would sink into a dark page: there the same hue is lifted until its shape can be seen. */
function liftedSolid(solid: string, apart = APART): string {
  const { page, raised } = SURFACES.dark
  return readableSolid(moveUntil(solid, 'white', (colour) => lowestContrast(colour, [page, raised]) >= apart))
}

function darkButton(given: string): Palette['darkButton'] {
  const solid = liftedSolid(readableSolid(given), VISIBLE)
  return { solid, on: onColour(solid), ...pressed(solid) }
}

/**
 * Hover and active move away from their label, or towards it where there is no room left. Under .12 all
 * colours look black, so a dark solid is lifted from there.
 */
function pressed(solid: string): { hover: string; active: string } {
  const lightness = lightnessOf(solid)
  const isDarkening = onColour(solid) === WHITE ? lightness >= 0.2 : lightness > 0.92
  const start = isDarkening ? lightness : Math.max(lightness, 0.12)
  const sign = isDarkening ? -1 : 1
  return {
    hover: atLightness(solid, start + sign * 0.04),
    active: atLightness(solid, start + sign * 0.08),
  }
}

function logoPlate(solid: string): Palette['plate'] {
  const line = (scheme: Scheme) =>
    contrastRatio(solid, SURFACES[scheme].page) < SAME_SURFACE ? SURFACES[scheme].hairline : 'transparent'
  const on = contrastRatio(INK, solid) >= contrastRatio(WHITE, solid) ? INK : WHITE
  return { solid, on, line: { light: line('light'), dark: line('dark') } }
}

/** The palette as custom properties; a club that follows the device adds what differs on dark surfaces. */
export function paletteCss(palette: Palette): string {
  const { light, changed } = paletteLines(palette)
  return palette.darkMode ? light + onDarkDevice(changed) : light
}

/** The same where not the club but the reader says whether it is dark: light, as the device is, or dark. */
export function chosenPaletteCss(palette: Palette): string {
  const { light, changed } = paletteLines(palette)
  return `${light}${onDarkDevice(changed)}:root[data-scheme=dark]{${changed}}`
}

const onDarkDevice = (changed: string) =>
  `@media (prefers-color-scheme: dark){:root[data-scheme=auto]{${changed}}}`

function paletteLines(palette: Palette): { light: string; changed: string } {
  const written = (scheme: Scheme) =>
    Object.entries(paletteProperties(palette, scheme)).map(([name, value]) => `${name}:${value};`)
  const light = written('light')
  const changed = written('dark').filter((line) => !light.includes(line))
  return { light: `:root{${light.join('')}}`, changed: changed.join('') }
}

/** Custom properties by name, dashes included. */
export type PaletteProperties = Record<`--${string}`, string>

export function paletteProperties(
  { primary, accent, warning, plate, ...palette }: Palette,
  scheme: Scheme = 'light',
): PaletteProperties {
  const button =
    scheme === 'light' ? primary.light : { ...palette.darkButton, line: palette.darkButton.solid }
  return {
    ...shadesOf('primary', primary[scheme]),
    ...shadesOf('accent', accent[scheme]),
    ...shadesOf('warning', warning[scheme]),
    '--button': button.solid,
    '--button-on': button.on,
    '--button-hover': button.hover,
    '--button-active': button.active,
    '--button-line': button.line,
    '--primary-accent': accentOnPrimary(accent[scheme], primary[scheme]),
    '--logo-plate': plate.solid,
    '--logo-plate-on': plate.on,
    '--logo-plate-line': plate.line[scheme],
  }
}

/** Words in the club's second colour on a field of its first, such as a jackpot: moved until they can be read. */
function accentOnPrimary(accent: Shades, { solid, on, hover, active }: Shades): string {
  const away = on === WHITE ? 'white' : 'black'
  const grounds = [solid, hover, active]
  return moveUntil(accent.solid, away, (colour) => lowestContrast(colour, grounds) >= READABLE)
}

const shadesOf = (name: string, from: Shades): PaletteProperties => ({
  [`--${name}`]: from.solid,
  [`--${name}-on`]: from.on,
  [`--${name}-hover`]: from.hover,
  [`--${name}-active`]: from.active,
  [`--${name}-text`]: from.text,
  [`--${name}-line`]: from.line,
  [`--${name}-soft`]: from.soft,
  [`--${name}-soft-on`]: from.softOn,
})
