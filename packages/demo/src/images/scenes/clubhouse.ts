import { clubhouse as house } from '../buildings.ts'
import { camera } from '../camera.ts'
import { company, person } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { hills, ranges, sky, stars, trees } from '../landscape.ts'
import { grass } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { scene, type Scene } from '../scene.ts'
import type { TimeOfDay } from '../mood.ts'
import { disc, glow, line } from '@clubhouse/artwork/svg'

/** The clubhouse with somebody home. */
const atHome = (name: string, time: TimeOfDay): Scene =>
  scene(name, time, ({ random, tones, mood, width, height }) => {
    const view = camera({ horizon: 560, eye: 1.8 })
    const neighbour = () =>
      person(random, tones, mood, { side: 'neighbour', hair: random.pick(['cap', 'hat', 'bun', 'short']) })
    const lamps = [120, 1480]
    return [
      sky(mood, width, height),
      time === 'night' ? stars(random, width, 460, 150, tones.paper) : '',
      ranges(random, mood, width, 570, 230),
      trees(random, -20, 1620, 572, 70, mix(mood.nearHill, tones.night, 0.4)),
      grass(view, mood, { width, height, stripe: 2.5 }),
      hills(random, {
        width,
        base: 640,
        height: 16,
        bumps: 7,
        colour: mix(mood.fieldDark, tones.night, 0.3),
      }),
      house({ x: 240, base: 690, width: 1120, height: 420 }, tones, mood, true),
      `<defs>${glow('street', [0, tones.glow, 0.8], [0.3, tones.glow, 0.25], [1, tones.glow, 0])}</defs>`,
      ...lamps.map(
        (x) =>
          line(`M${x} 740V400`, tones.night, 9) +
          disc(x, 390, 150, 'url(#street)') +
          disc(x, 390, 15, '#fffbe6'),
      ),
      company(view, mood, [
        { spot: [-1.1, 5.6], person: neighbour(), pose: POSES.walk },
        { spot: [-1.75, 5.7], person: neighbour(), pose: POSES.stroll },
        { spot: [1.3, 5.3], person: neighbour(), pose: POSES.walk, facing: -1 },
        { spot: [2.5, 6.3], person: neighbour(), pose: POSES.armsFolded },
        { spot: [3.05, 6.3], person: neighbour(), pose: POSES.handsOnHips, facing: -1 },
        { spot: [-3.6, 6], person: neighbour(), pose: POSES.walk },
      ]),
    ]
  })

export const clubhouseAtDusk = atHome('clubhouse', 'dusk')
export const pavilionAtNight = atHome('pavilion', 'night')
