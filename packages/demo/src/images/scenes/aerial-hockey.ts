import { mix } from '@clubhouse/artwork/colour'
import { along, canopy, cars, coast, dinghy, dots, hockeyLines, roof, stripes } from '../from-above.ts'
import type { Point } from '@clubhouse/artwork/geometry'
import { scene, type Scene } from '../scene.ts'
import { line, rect } from '@clubhouse/artwork/svg'
import { stipple } from '../texture.ts'

/** Shore Road: one blue pitch between the boat club and the water. */
export const aerialHockey: Scene = scene('aerial-hockey', 'noon', ({ random, tones, width, height }) => {
  const pitch = {
    x: 330,
    y: 300,
    width: 860,
    height: 500,
    light: tones.field,
    dark: mix(tones.field, tones.primary, 0.1),
    bands: 10,
  }
  const edge: Point[] = [
    [-40, 130],
    [180, 190],
    [420, 150],
    [700, 200],
    [960, 170],
    [1200, 230],
    [1420, 330],
    [1520, 540],
    [1500, 760],
    [1560, 940],
  ]
  const land = mix('#8fae8a', tones.mist, 0.45)
  const water = mix(tones.primary, '#3f6ea6', 0.45)
  return [
    rect(0, 0, width, height, water),
    stipple(random, { x: 0, y: 0, width, height }, 2200, '#ffffff', () => 0.25, 2),
    coast(edge, 'L-40 940Z', { water, land, sand: mix(tones.glow, '#d8b878', 0.5) }),
    rect(
      pitch.x - 44,
      pitch.y - 40,
      pitch.width + 88,
      pitch.height + 80,
      mix(tones.accent, tones.ember, 0.15),
      'rx="10"',
    ),
    stripes(pitch),
    hockeyLines(pitch, '#ffffff'),
    roof(70, 360, 170, 240, tones.primary),
    cars(random, 60, 640, 8, tones),
    cars(random, 60, 700, 8, tones),
    line('M-20 860Q400 880 800 862T1500 890', mix(tones.paper, '#8d8a80', 0.4), 34),
    ...[
      [1440, 180, 30],
      [1520, 300, 60],
      [1380, 110, 10],
      [300, 70, -8],
      [760, 90, 14],
      [1570, 460, 80],
    ].map(([x = 0, y = 0, turn = 0], i) => dinghy(x, y, turn, i % 2 ? tones.accent : tones.paper)),
    canopy(random, [...along(30, 230, 280, 240, 8), ...along(1290, 400, 1340, 800, 9)], 24, {
      ...tones,
      primary: mix('#3f6b4d', tones.primary, 0.3),
    }),
    dots(
      [
        [560, 470],
        [640, 560],
        [720, 500],
        [820, 600],
        [690, 650],
        [900, 480],
        [980, 560],
        [480, 590],
      ],
      [tones.paper, tones.accent],
    ),
  ]
})
