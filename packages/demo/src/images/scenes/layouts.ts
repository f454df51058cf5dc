import { camera } from '../camera.ts'
import { company, person, type Casting, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { lightGlow, masts, type Mast } from '../floodlight.ts'
import { gulls, hills, ranges, sea, sky, streaks, sun, trees } from '../landscape.ts'
import { goal, grass, marking, ring } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { football, stick } from '../props.ts'
import { scene } from '../scene.ts'
import { disc } from '@clubhouse/artwork/svg'

const WIDE = { width: 1600, height: 700 }

/** The banner of the football club: quiet on the left, where the words stand. */
export const footballLayout = scene(
  'football-layout',
  'dusk',
  ({ random, tones, mood, width, height }) => {
    const view = camera({ horizon: 400, eye: 1.3, centre: 1060 })
    const player = (casting: Casting = {}) => person(random, tones, mood, casting)
    const poles: Mast[] = [
      { x: 640, foot: 408, top: 150, size: 62 },
      { x: 1510, foot: 408, top: 110, size: 80 },
    ]
    const members: Member[] = [
      { spot: [0.15, 4.1], person: player({ hair: 'pony' }), pose: POSES.kick },
      { spot: [1.75, 4.9], person: player({ side: 'away', hair: 'short' }), pose: POSES.sprint, facing: -1 },
      { spot: [-1.7, 6], person: player({ hair: 'short' }), pose: POSES.run },
      { spot: [3.1, 7], person: player({ side: 'away', hair: 'curly' }), pose: POSES.run, facing: -1 },
      { spot: [-3.6, 9], person: player({ hair: 'bun' }), pose: POSES.run },
    ]
    return [
      sky(mood, width, height),
      sun(mood, 1060, 300, 130),
      streaks(random, width, 60, 240, mix(tones.accent, tones.paper, 0.4)),
      gulls(random, 520, 170, 6, mix(tones.deep, tones.ember, 0.3)),
      ranges(random, mood, width, 380, 150, 2),
      sea(random, mood, width, 374, 404, 1060),
      hills(random, { width, base: 406, height: 26, bumps: 10, colour: mood.nearHill }),
      lightGlow(poles, mood),
      masts(poles, mood, true),
      grass(view, mood, { width, height, stripe: 1.9 }),
      marking(
        view,
        [
          [-20, 7],
          [12, 7],
        ],
        mood.lines,
        0.06,
      ),
      ring(view, 0, 7, 3, mood.lines, 0.06),
      goal(view, -12, 20, '#ffffff', { mesh: 10 }),
      company(view, mood, members),
      football(...view.see(0.98, 4, 0.34), 24, '#ffffff', tones.night, 14),
    ]
  },
  WIDE,
)

/** The banner of the hockey club. */
export const hockeyLayout = scene(
  'hockey-layout',
  'dusk',
  ({ random, tones, mood, width, height }) => {
    const view = camera({ horizon: 390, eye: 1.25, centre: 1060 })
    const wood = mix('#c9974f', tones.accent, 0.2)
    const player = (casting: Casting = {}) => person(random, tones, mood, { skirt: true, ...casting })
    const poles: Mast[] = [
      { x: 600, foot: 398, top: 130, size: 66 },
      { x: 1500, foot: 398, top: 100, size: 80 },
    ]
    const members: Member[] = [
      {
        spot: [-0.35, 3.9],
        person: player({ hair: 'pony' }),
        pose: POSES.drive,
        held: stick(40, wood, tones.paper),
      },
      {
        spot: [1.75, 4.6],
        person: player({ side: 'away', hair: 'bun' }),
        pose: POSES.tackle,
        facing: -1,
        held: stick(50, wood, tones.deep),
      },
      {
        spot: [-2.3, 6],
        person: player({ hair: 'curly' }),
        pose: POSES.reachStick,
        held: stick(34, wood, tones.paper),
      },
      {
        spot: [3.2, 6.6],
        person: player({ side: 'away', hair: 'short' }),
        pose: POSES.ready,
        facing: -1,
        held: stick(52, wood, tones.deep),
      },
      { spot: [-4.6, 8.8], person: player({ hair: 'short' }), pose: POSES.run },
    ]
    const [bx, by] = view.see(0.72, 3.85)
    return [
      sky(mood, width, height),
      sun(mood, 1060, 280, 130),
      streaks(random, width, 60, 240, mix(tones.accent, tones.paper, 0.5)),
      gulls(random, 420, 160, 5, tones.deep),
      ranges(random, mood, width, 372, 160, 2),
      sea(random, mood, width, 366, 394, 1060),
      trees(random, -10, 420, 396, 36, mood.nearHill),
      lightGlow(poles, mood),
      masts(poles, mood, true),
      grass(view, mood, { width, height, stripe: 2.4 }),
      marking(
        view,
        [
          [-24, 6.4],
          [14, 6.4],
        ],
        mood.lines,
        0.06,
      ),
      ring(view, -9, 17, 8, mood.lines, 0.07),
      goal(view, -9, 17, tones.paper, { wide: 3.7, tall: 2.1, mesh: 9 }),
      company(view, mood, members),
      disc(bx, by - 12, 14, '#ffffff'),
    ]
  },
  WIDE,
)
