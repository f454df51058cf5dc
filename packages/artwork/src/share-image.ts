import { mix } from './colour.ts'
import { words, wrap } from './lettering.ts'
import { contrastRatio } from '@clubhouse/domain/site/theme/contrast'
import { inkOn, type Palette } from './contrast.ts'
import { path, rect, svg } from './svg.ts'

export interface ShareImage {
  title: string
  clubName: string
  /** The club's own logo as a `data:` address; without one its initials stand on the plate. */
  crest: string | null
  palette: Palette
}

export const SHARE_SIZE = { width: 1200, height: 630 }

/** Long titles get smaller letters before they lose words. */
const SIZES = [
  { size: 150, most: 1 },
  { size: 112, most: 2 },
  { size: 94, most: 3 },
  { size: 78, most: 3 },
  { size: 64, most: 3 },
]
const SMALLEST = { size: 58, most: 3 }
const TEXT_WIDTH = 660

function fit(title: string): { lines: string[]; size: number } {
  for (const { size, most } of SIZES) {
    const lines = wrap(title, 'condensed', size, TEXT_WIDTH, most)
    if (!lines.some((line) => line.endsWith('…'))) return { lines, size }
  }
  return { lines: wrap(title, 'condensed', SMALLEST.size, TEXT_WIDTH, SMALLEST.most), size: SMALLEST.size }
}

export const initialsOf = (name: string): string =>
  [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)]
    .slice(0, 3)
    .map(([letter]) => letter.toLocaleUpperCase('en-IE'))
    .join('')

/** What a link to an article looks like when it is passed on: 1200 × 630. */
export function shareImage({ title, clubName, crest, palette }: ShareImage): string {
  const { primary, accent, plate } = palette
  const ink = inkOn(primary)
  const { lines, size } = fit(title)
  const leading = size * 1.04
  const firstBaseline = 292 - ((lines.length - 1) * leading) / 2 + size * 0.36
  const band = mix(primary, ink === '#ffffff' ? '#000000' : '#ffffff', 0.2)
  const mark = contrastRatio(accent, band) >= 3 ? accent : ink
  const [clubLine = ''] = wrap(clubName, 'condensed', 40, TEXT_WIDTH - 40, 1)

  return svg(
    1200,
    630,
    rect(0, 0, 1200, 630, primary),
    // Hoops cut on the slant, quiet enough to read over.
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      path(`M${i * 190 - 260} 0h95l-260 630h-95Z`, mix(primary, ink, 0.05), 'opacity="0.8"'),
    ),
    path('M820 0H1200V630H694Z', plate),
    path('M808 0H832L706 630H682Z', accent),
    rect(0, 538, 1200, 92, band),
    path('M0 538H1200V544H0Z', mark),
    crest
      ? `<image href="${crest}" x="800" y="62" width="362" height="414" preserveAspectRatio="xMidYMid meet"/>`
      : words(initialsOf(clubName), 'condensed', 210, {
          x: 980,
          y: 346,
          anchor: 'middle',
          fill: contrastRatio(primary, plate) >= 3 ? primary : inkOn(plate),
        }),
    ...lines.map((line, i) =>
      words(line, 'condensed', size, { x: 64, y: firstBaseline + i * leading, fill: ink }),
    ),
    rect(64, 572, 26, 26, mark),
    words(clubLine, 'condensed', 40, { x: 106, y: 599, fill: inkOn(band), tracking: 12 }),
  )
}
