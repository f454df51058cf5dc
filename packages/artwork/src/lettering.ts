import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph } from 'opentype.js'
import { circlePath } from './geometry.ts'
import { n } from './svg.ts'

/** Letters are drawn as outlines, so it never matters which fonts a machine has. */
export type Face = 'condensed' | 'round'

const FILES: Record<Face, string[]> = {
  condensed: [
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff',
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff',
  ],
  round: [
    '@fontsource/outfit/files/outfit-latin-600-normal.woff',
    '@fontsource/outfit/files/outfit-latin-ext-600-normal.woff',
  ],
}

const DOT_ABOVE = '\u0307'
const loaded = new Map<Face, Font[]>()

function fontsOf(face: Face): Font[] {
  const known = loaded.get(face)
  if (known) return known
  const { resolve } = createRequire(import.meta.url)
  const fonts = FILES[face].map((file) => {
    const bytes = readFileSync(resolve(file))
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  })
  loaded.set(face, fonts)
  return fonts
}

interface Sign {
  font: Font
  glyph: Glyph
  /** Drawn above the letter: old Irish type dots its consonants, and few fonts know how. */
  isDotted: boolean
}

function signOf(character: string, fonts: Font[]): Sign | null {
  for (const font of fonts) {
    if (font.charToGlyphIndex(character) > 0)
      return { font, glyph: font.charToGlyph(character), isDotted: false }
  }
  const [base, ...marks] = [...character.normalize('NFD')]
  if (base === undefined || base === character) return null
  const sign = signOf(base, fonts)
  return sign && { ...sign, isDotted: marks.includes(DOT_ABOVE) }
}

export interface Lettering {
  /** Path data with the baseline of the first line at y = 0 and the left edge at x = 0. */
  d: string
  width: number
}

interface Placed {
  sign: Sign
  x: number
}

/** Where each letter stands; measuring needs no outlines. */
function place(
  text: string,
  face: Face,
  size: number,
  tracking: number,
): { placed: Placed[]; width: number } {
  const fonts = fontsOf(face)
  const room = (tracking * size) / 1000
  const placed: Placed[] = []
  let x = 0
  for (const character of text.normalize('NFC')) {
    const sign = signOf(character, fonts)
    if (!sign) continue
    const { font, glyph } = sign
    const scale = size / font.unitsPerEm
    const previous = placed.at(-1)?.sign
    if (previous?.font === font) x += font.getKerningValue(previous.glyph, glyph) * scale
    placed.push({ sign, x })
    x += (glyph.advanceWidth ?? 0) * scale + room
  }
  return { placed, width: Math.max(0, x - room) }
}

/** `tracking` is extra room between letters, in thousandths of the size. */
export function lettering(text: string, face: Face, size: number, tracking = 0): Lettering {
  const { placed, width } = place(text, face, size, tracking)
  const d = placed.map(
    ({ sign, x }) => outline(sign.glyph, x, size) + (sign.isDotted ? dotOver(sign, x, size) : ''),
  )
  return { d: d.join(''), width }
}

// The library's own path text glues two numbers together when one rounds to minus zero.
function outline(glyph: Glyph, x: number, size: number): string {
  return glyph
    .getPath(x, 0, size)
    .commands.map((step) => {
      switch (step.type) {
        case 'M':
        case 'L':
          return `${step.type}${n(step.x)} ${n(step.y)}`
        case 'Q':
          return `Q${n(step.x1)} ${n(step.y1)} ${n(step.x)} ${n(step.y)}`
        case 'C':
          return `C${n(step.x1)} ${n(step.y1)} ${n(step.x2)} ${n(step.y2)} ${n(step.x)} ${n(step.y)}`
        case 'Z':
          return 'Z'
      }
    })
    .join('')
}

function dotOver({ font, glyph }: Sign, x: number, size: number): string {
  const scale = size / font.unitsPerEm
  const { x1, x2, y2 } = glyph.getBoundingBox()
  return circlePath([x + ((x1 + x2) / 2) * scale, -y2 * scale - size * 0.11], size * 0.065)
}

export const widthOf = (text: string, face: Face, size: number, tracking = 0): number =>
  place(text, face, size, tracking).width

export interface Placing {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  fill: string
  tracking?: number
}

/** A line of letters as one path element. */
export function words(
  text: string,
  face: Face,
  size: number,
  { x, y, anchor, fill, tracking }: Placing,
): string {
  const { d, width } = lettering(text, face, size, tracking)
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  return `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)})" d="${d}" fill="${fill}"/>`
}

/** Breaks a text into lines that fit; where it does not all fit, the last line ends with an ellipsis. */
export function wrap(text: string, face: Face, size: number, width: number, maxLines: number): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width
  const lines: string[] = []
  const rest = text.trim().split(/\s+/)
  while (rest.length > 0 && lines.length < maxLines) {
    let line = rest.shift() ?? ''
    while (rest.length > 0 && fits(`${line} ${rest[0]}`)) line += ` ${rest.shift()}`
    lines.push(fits(line) ? line : cut(line, fits))
  }
  if (rest.length > 0) lines.push(elide(lines.pop() ?? '', fits))
  return lines
}

/** Ends at a whole word. */
function elide(line: string, fits: (line: string) => boolean): string {
  const kept = line.replace(/…$/, '').split(' ')
  const ended = () => `${kept.join(' ').replace(/[,;:–-]+$/, '')}…`
  while (kept.length > 1 && !fits(ended())) kept.pop()
  return fits(ended()) ? ended() : cut(kept.join(' '), fits)
}

/** One word that is wider than the line has to lose its end. */
function cut(word: string, fits: (line: string) => boolean): string {
  const letters = [...word]
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('')}…`
}
