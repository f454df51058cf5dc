import { mix } from '@clubhouse/artwork/colour'
import { along, canopy, cars, coast, dinghy, dots, footballLines, roof, stripes } from '../from-above.ts'
import type { Point } from '@clubhouse/artwork/geometry'
import { scene, type Scene } from '../scene.ts'
import { disc, line, path, rect } from '@clubhouse/artwork/svg'
import { stipple } from '../texture.ts'

/** Harbour Field: two grass pitches, the astro and the quay. */
export const aerialFootball: Scene = scene('aerial-football', 'noon', ({ random, tones, width, height }) => {
  const main = {
    x: 250,
    y: 330,
    width: 640,
    height: 410,
    light: mix(tones.field, '#ffffff', 0.14),
    dark: tones.field,
    bands: 12,
  }
  const back = {
    x: 1000,
    y: 470,
    width: 430,
    height: 262,
    light: mix(tones.field, '#d5dca0', 0.22),
    dark: mix(tones.field, '#d5dca0', 0.1),
    bands: 8,
  }
  const astro = {
    x: 1010,
    y: 320,
    width: 230,
    height: 110,
    light: mix(tones.primary, '#2f8f6b', 0.5),
    dark: mix(tones.primary, '#2f8f6b', 0.5),
    bands: 2,
  }
  const edge: Point[] = [
    [-40, 250],
    [160, 200],
    [380, 236],
    [600, 190],
    [840, 224],
    [1060, 170],
    [1290, 210],
    [1480, 150],
    [1640, 180],
  ]
  const water = mix(mix(tones.primary, '#2b8aa0', 0.55), tones.deep, 0.15)
  return [
    rect(0, 0, width, height, water),
    stipple(random, { x: 0, y: 0, width, height: 420 }, 1500, '#ffffff', (_, v) => 0.3 * (1 - v), 2),
    coast(edge, `V${height}H0Z`, {
      water,
      land: mix(tones.field, tones.haze, 0.35),
      sand: mix(tones.glow, '#d8b878', 0.5),
    }),
    line('M-20 800Q300 770 700 800T1620 780', mix(tones.paper, '#8d8a80', 0.4), 46),
    line('M-20 800Q300 770 700 800T1620 780', '#ffffff', 3, 'stroke-dasharray="26 22"'),
    line('M930 800V250', mix(tones.paper, '#8d8a80', 0.3), 24),
    path('M1120 60h36v140h-36Z', mix(tones.paper, '#8d8a80', 0.45)),
    dinghy(1090, 110, 80, tones.paper),
    dinghy(1188, 92, 100, tones.accent),
    dinghy(1192, 160, 84, tones.paper),
    dinghy(420, 110, 12, tones.paper),
    dinghy(760, 80, -20, tones.accent),
    stripes(main) + footballLines(main, '#ffffff'),
    stripes(back) + footballLines(back, '#ffffff'),
    stripes(astro) + footballLines(astro, '#ffffff'),
    roof(420, 270, 300, 42, tones.primary),
    roof(1290, 300, 150, 96, tones.accent),
    cars(random, 1290, 420, 6, tones),
    ...[
      [232, 322],
      [908, 322],
      [232, 750],
      [908, 750],
    ].map(
      ([x = 0, y = 0]) => disc(x + 12, y + 14, 9, '#000000', 'opacity="0.25"') + disc(x, y, 9, '#ffffff'),
    ),
    canopy(
      random,
      [
        ...along(40, 330, 180, 740, 13),
        ...along(250, 860, 900, 872, 16),
        ...along(1000, 850, 1560, 850, 13),
        ...along(1500, 300, 1560, 740, 10),
      ],
      26,
      tones,
    ),
    dots(
      [
        [420, 480],
        [520, 560],
        [600, 500],
        [690, 600],
        [480, 640],
        [780, 470],
        [350, 540],
      ],
      [tones.paper, tones.accent],
    ),
  ]
})
