import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { polygon, reach } from '@clubhouse/artwork/geometry'
import { hills, sky, sun } from '../landscape.ts'
import { grass, marking, ring } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { football } from '../props.ts'
import { scene } from '../scene.ts'
import { group, path } from '@clubhouse/artwork/svg'

/** Two captains before the match. */
export const handshake = scene('handshake', 'dawn', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 640, eye: 0.68 })
  const members: Member[] = [
    {
      spot: [-0.39, 2.55],
      person: person(random, tones, mood, { isChild: true, hair: 'pony' }),
      pose: POSES.shake,
    },
    {
      spot: [0.39, 2.55],
      person: person(random, tones, mood, { side: 'away', isChild: true, hair: 'curly' }),
      pose: POSES.shake,
      facing: -1,
    },
    {
      spot: [1.5, 3.5],
      person: person(random, tones, mood, { side: 'official', hair: 'short' }),
      pose: POSES.handsOnHips,
    },
    ...[-4.6, -3.9, -3.2, -2.5].map((x): Member => ({
      spot: [x, 5.2],
      person: person(random, tones, mood, { isChild: true }),
      pose: POSES.stand,
    })),
    ...[2.5, 3.2, 3.9, 4.6].map((x): Member => ({
      spot: [x, 5.2],
      person: person(random, tones, mood, { side: 'away', isChild: true }),
      pose: POSES.stand,
    })),
  ]
  const rays = Array.from({ length: 16 }, (_, i) =>
    polygon([[800, 470], reach([800, 470], i * 22.5, 1200), reach([800, 470], i * 22.5 + 11.25, 1200)]),
  )
  return [
    sky(mood, width, height),
    group('opacity="0.35"', path(rays.join(''), mix(tones.glow, '#ffffff', 0.3))),
    sun(mood, 800, 470, 250),
    hills(random, { width, base: 642, height: 110, bumps: 4, colour: mood.farHill }),
    hills(random, { width, base: 642, height: 50, bumps: 8, colour: mood.nearHill }),
    grass(view, mood, { width, height, stripe: 1.4 }),
    marking(
      view,
      [
        [-9, 3.1],
        [9, 3.1],
      ],
      mood.lines,
      0.05,
    ),
    ring(view, 0, 3.1, 1.9, mood.lines, 0.05),
    company(view, mood, members),
    football(...view.see(-0.98, 2.5, 0.11), 40, '#ffffff', tones.night, 12),
  ]
})
