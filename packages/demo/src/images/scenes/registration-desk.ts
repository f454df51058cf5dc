import { clubhouse } from '../buildings.ts'
import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { ranges, sky, streaks, sun, trees } from '../landscape.ts'
import { grass } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { bunting } from '../props.ts'
import { scene } from '../scene.ts'
import { group, line, path, rect } from '@clubhouse/artwork/svg'

/** A table outside the clubhouse and the people who come to it. */
export const registrationDesk = scene(
  'registration-desk',
  'dawn',
  ({ random, tones, mood, width, height }) => {
    const view = camera({ horizon: 520, eye: 1.9 })
    const neighbour = (isChild = false) =>
      isChild ? person(random, tones, mood, { isChild }) : person(random, tones, mood, { side: 'neighbour' })
    const helpers: Member[] = [
      { spot: [-1.25, 6.3], person: person(random, tones, mood, { hair: 'bun' }), pose: POSES.wave },
      {
        spot: [-0.35, 6.3],
        person: person(random, tones, mood, { hair: 'short', isOld: true }),
        pose: POSES.stand,
      },
    ]
    const queue: Member[] = [
      { spot: [0.85, 5.5], person: neighbour(), pose: POSES.shake, facing: -1 },
      { spot: [1.5, 5.3], person: neighbour(true), pose: POSES.stroll, facing: -1 },
      { spot: [2.45, 5.6], person: neighbour(), pose: POSES.stroll, facing: -1 },
      { spot: [2.95, 5.2], person: neighbour(true), pose: POSES.walk, facing: -1 },
      { spot: [3.75, 5.5], person: neighbour(), pose: POSES.walk, facing: -1 },
      { spot: [-3.3, 5], person: neighbour(true), pose: POSES.run, facing: 1 },
      { spot: [-4, 5.6], person: neighbour(), pose: POSES.wave },
    ]
    const [left, top] = view.see(-2.2, 5.6, 0.82)
    const [right, foot] = view.see(0.35, 5.6, 0)
    const cloth = tones.primary
    return [
      sky(mood, width, height),
      sun(mood, 1290, 330, 96),
      streaks(random, width, 90, 330, mix(tones.paper, '#ffffff', 0.5)),
      ranges(random, mood, width, 530, 200),
      trees(random, 0, 1600, 528, 54, mix(mood.nearHill, tones.deep, 0.25)),
      grass(view, mood, { width, height, stripe: 2.2 }),
      clubhouse({ x: 190, base: 628, width: 1010, height: 390 }, tones, mood, false),
      bunting([196, 402], [690, 372], 34, [tones.accent, tones.paper, tones.primary]),
      bunting([690, 372], [1206, 402], 34, [tones.accent, tones.paper, tones.primary]),
      company(view, mood, helpers),
      group(
        '',
        path(`M${left} ${foot}h${right - left}v14h${left - right}Z`, tones.deep, 'opacity="0.25"'),
        rect(left, top, right - left, foot - top, cloth),
        rect(left, top + 34, right - left, 16, tones.accent),
        rect(left, top + 66, right - left, 16, tones.accent),
        rect(left - 10, top - 8, right - left + 20, 14, mix(tones.paper, tones.accent, 0.15), 'rx="5"'),
        rect(left + 80, top - 30, 96, 24, '#ffffff', 'transform="skewX(-8)"'),
        rect(right - 150, top - 62, 86, 56, tones.night, 'rx="6"'),
        line(`M${left + 330} ${top - 8}v-30h22v30`, tones.accent, 8),
      ),
      company(view, mood, queue),
    ]
  },
)
