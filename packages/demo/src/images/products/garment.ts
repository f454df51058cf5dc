import { crestArt, DUNVARRA_CREST } from '../crest.ts'
import { mix } from '@clubhouse/artwork/colour'
import type { Palette } from '@clubhouse/artwork/contrast'
import { at, glow, group, line, oval, path, rect, svg } from '@clubhouse/artwork/svg'

export const SIZE = 800

/** Everything in the shop hangs in the same light over the same soft shadow. */
export function onDisplay(width: number, ...parts: string[]): string {
  const shade = `<defs>${glow('shade', [0, '#0a1410', 0.34], [0.6, '#0a1410', 0.12], [1, '#0a1410', 0])}</defs>`
  return svg(SIZE, SIZE, shade, oval(SIZE / 2, 738, width / 2, 34, 'url(#shade)'), ...parts)
}

export const badge = (palette: Palette, x: number, y: number, size: number): string =>
  at(x - size / 2, y - size / 2, size / 800, crestArt({ ...DUNVARRA_CREST, palette }))

/** Folds that any hanging cloth has, light from the left. */
const folds = [
  path('M250 360Q300 480 262 690H232V372Z', '#000000', 'opacity="0.07"'),
  path('M560 360Q520 500 548 690H572V372Z', '#000000', 'opacity="0.1"'),
  path('M420 300Q470 460 440 700H480Q520 470 470 300Z', '#000000', 'opacity="0.06"'),
  path('M310 250Q350 420 330 600Q300 420 290 250Z', '#ffffff', 'opacity="0.08"'),
]

export interface Shirt {
  body: string
  sleeves: string
  trim: string
  /** What lies on the body: hoops, a chevron, a panel. */
  pattern: string
  hasLongSleeves?: boolean
  collar?: 'round' | 'zip' | 'vee'
}

const BODY =
  'M288 128Q400 196 512 128L596 164L602 330Q588 520 596 700Q400 726 204 700Q212 520 198 330L204 164Z'
const SHORT_LEFT = 'M208 160Q150 186 120 246L72 372Q112 408 176 416L214 320Z'
const SHORT_RIGHT = 'M592 160Q650 186 680 246L728 372Q688 408 624 416L586 320Z'
const LONG_LEFT = 'M208 160Q150 186 132 260L64 620Q92 644 140 640L216 350Z'
const LONG_RIGHT = 'M592 160Q650 186 668 260L736 620Q708 644 660 640L584 350Z'

export function shirt({
  body,
  sleeves,
  trim,
  pattern,
  hasLongSleeves = false,
  collar = 'round',
}: Shirt): string {
  const [left, right] = hasLongSleeves ? [LONG_LEFT, LONG_RIGHT] : [SHORT_LEFT, SHORT_RIGHT]
  const cuffs = hasLongSleeves
    ? 'M66 604Q96 630 144 624M734 604Q704 630 656 624'
    : 'M78 358Q118 392 180 400M722 358Q682 392 620 400'
  return [
    '<defs><clipPath id="body">',
    `<path d="${BODY}"/>`,
    '</clipPath></defs>',
    path(left, sleeves),
    path(right, mix(sleeves, '#000000', 0.12)),
    line(cuffs, trim, 18),
    path(BODY, body),
    group(
      'clip-path="url(#body)"',
      pattern,
      ...folds,
      path('M520 120H620V720H560Q540 400 520 120Z', '#000000', 'opacity="0.06"'),
    ),
    line('M206 330L198 200M594 330L602 200', '#000000', 4, 'opacity="0.16"'),
    neck(collar, trim, body),
  ].join('')
}

function neck(collar: NonNullable<Shirt['collar']>, trim: string, body: string): string {
  const inside = mix(body, '#000000', 0.5)
  switch (collar) {
    case 'round':
      return (
        path('M288 128Q400 100 512 128Q400 196 288 128Z', inside) + line('M288 128Q400 204 512 128', trim, 20)
      )
    case 'vee':
      return path('M288 128Q400 100 512 128L400 224Z', inside) + line('M286 128L400 228L514 128', trim, 20)
    case 'zip':
      return [
        path('M296 132L318 76Q400 52 482 76L504 132Q400 190 296 132Z', mix(body, '#ffffff', 0.06)),
        path('M330 84Q400 64 470 84Q400 118 330 84Z', inside),
        line('M400 100V330', trim, 9),
        rect(391, 322, 18, 34, trim, 'rx="6"'),
      ].join('')
  }
}
