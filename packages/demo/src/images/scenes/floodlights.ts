import { camera } from '../camera.ts'
import { mix } from '@clubhouse/artwork/colour'
import { beam, lightGlow, masts, type Mast } from '../floodlight.ts'
import { hills, ranges, sky, stars, sun } from '../landscape.ts'
import { goal, grass, marking, ring } from '../pitch.ts'
import { scene } from '../scene.ts'
import { glow, n, oval, rect } from '@clubhouse/artwork/svg'

/** New lights over an empty pitch. */
export const floodlights = scene('floodlights', 'night', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 560, eye: 5 })
  const poles: Mast[] = [
    { x: 250, foot: 640, top: 150, size: 132 },
    { x: 1350, foot: 640, top: 150, size: 132 },
    { x: 590, foot: 585, top: 330, size: 62 },
    { x: 1010, foot: 585, top: 330, size: 62 },
  ]
  const windows = Array.from({ length: 26 }, () =>
    rect(
      random.between(0, width),
      random.between(528, 552),
      random.between(4, 7),
      6,
      tones.glow,
      `opacity="${n(random.between(0.4, 0.9))}"`,
    ),
  )
  return [
    sky(mood, width, height),
    stars(random, width, 480, 150, tones.paper),
    sun(mood, 1120, 110, 34),
    ranges(random, mood, width, 562, 170, 2),
    hills(random, {
      width,
      base: 564,
      height: 36,
      bumps: 14,
      colour: mix(tones.night, tones.deep, 0.5),
      rough: 0.5,
    }),
    ...windows,
    lightGlow(poles, mood),
    grass(view, mood, { width, height, stripe: 4.5 }),
    `<defs>${glow('pool', [0, tones.glow, 0.5], [0.7, tones.glow, 0.14], [1, tones.glow, 0])}</defs>`,
    oval(800, 740, 780, 190, 'url(#pool)'),
    marking(
      view,
      [
        [-34, 60],
        [34, 60],
        [34, 8],
        [-34, 8],
        [-34, 60],
      ],
      mood.lines,
    ),
    marking(
      view,
      [
        [-20, 60],
        [-20, 43.5],
        [20, 43.5],
        [20, 60],
      ],
      mood.lines,
    ),
    marking(
      view,
      [
        [-9, 60],
        [-9, 54.5],
        [9, 54.5],
        [9, 60],
      ],
      mood.lines,
    ),
    ring(view, 0, 17, 8, mood.lines),
    marking(
      view,
      [
        [-34, 17],
        [34, 17],
      ],
      mood.lines,
    ),
    goal(view, 0, 60, '#ffffff', { mesh: 10 }),
    ...poles.slice(0, 2).map((mast, i) => beam(mast, 800, 1000, 520, mood, `beam${i}`)),
    masts(poles, mood, true),
  ]
})
