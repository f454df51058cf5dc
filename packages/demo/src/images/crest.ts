import { mix } from '@clubhouse/artwork/colour'
import { emblemArt, type Emblem } from './emblem.ts'
import { words } from '@clubhouse/artwork/lettering'
import { inkOn, type Palette } from '@clubhouse/artwork/contrast'
import { at, group, line, path, rect, svg } from '@clubhouse/artwork/svg'

export type Outline = 'heater' | 'round' | 'notched'
export type Division = 'hoops' | 'chevron' | 'quarters'

export interface Crest {
  palette: Palette
  outline: Outline
  division: Division
  emblem: Emblem
  /** In the band on top. */
  name: string
  /** In the foot of the shield. */
  year: string
}

/** All outlines fill the same box, 640 × 740 around the middle of 800 × 800. */
const OUTLINES: Record<Outline, string> = {
  heater: 'M80 64Q250 74 400 34Q550 74 720 64V390C720 590 560 700 400 765C240 700 80 590 80 390Z',
  round: 'M92 60H708Q720 60 720 74V430A320 322 0 0 1 400 752A320 322 0 0 1 80 430V74Q80 60 92 60Z',
  notched:
    'M130 44H670Q668 112 726 118V400C726 590 570 696 400 762C230 696 74 590 74 400V118Q132 112 130 44Z',
}

export const DUNVARRA_CREST: Omit<Crest, 'palette'> = {
  outline: 'heater',
  division: 'hoops',
  emblem: 'tower',
  name: 'DUNVARRA',
  year: '1974',
}
export const INISHVARN_CREST: Omit<Crest, 'palette'> = {
  outline: 'round',
  division: 'chevron',
  emblem: 'wave',
  name: 'INISHVARN',
  year: '1931',
}
export const FOUR_COASTS_CREST: Omit<Crest, 'palette'> = {
  outline: 'notched',
  division: 'quarters',
  emblem: 'star',
  name: 'FOUR COASTS',
  year: '',
}

function divisionArt(division: Division, primary: string, accent: string): string {
  switch (division) {
    case 'hoops':
      return [0, 1, 2].map((i) => rect(0, 248 + i * 164, 800, 82, accent)).join('')
    case 'chevron':
      return path('M0 640L400 330L800 640V800H0Z', accent)
    case 'quarters':
      return rect(0, 0, 400, 440, accent) + rect(400, 440, 400, 400, accent) + rect(396, 0, 8, 800, primary)
  }
}

/** The crest alone, in a box of 800 × 800. */
export function crestArt({ palette, outline, division, emblem, name, year }: Crest): string {
  const { primary, accent } = palette
  const dark = mix(primary, '#000000', 0.35)
  const shape = OUTLINES[outline]
  const clip = `crest-${outline}`
  const isLong = name.length > 9
  return [
    `<defs><clipPath id="${clip}"><path d="${shape}"/></clipPath></defs>`,
    group(
      `clip-path="url(#${clip})"`,
      rect(0, 0, 800, 800, primary),
      divisionArt(division, primary, accent),
      // The light falls from the left, as on enamel.
      rect(400, 0, 400, 800, '#000000', 'opacity="0.09"'),
      path(`M400 226A226 226 0 1 1 399.9 226Z`, dark),
      path(`M400 242A210 210 0 1 1 399.9 242Z`, mix(primary, '#000000', 0.12)),
      at(400, 452, 1.62, emblemArt(emblem, palette)),
      rect(0, 0, 800, 196, dark),
      rect(0, 190, 800, 12, accent),
      words(name, 'condensed', isLong ? 104 : 116, {
        x: 400,
        y: isLong ? 158 : 172,
        anchor: 'middle',
        fill: inkOn(dark),
        tracking: isLong ? 24 : 40,
      }),
      year && path('M310 682H490V800H310Z', dark),
      year && words(year, 'condensed', 62, { x: 400, y: 734, anchor: 'middle', fill: accent, tracking: 30 }),
    ),
    line(shape, dark, 26),
    line(shape, accent, 9),
  ].join('')
}

export const crest = (design: Crest): string => svg(800, 800, crestArt(design))
