import { stand } from '../buildings.ts'
import { camera } from '../camera.ts'
import { company, person, type Casting, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { hills, sky, sun } from '../landscape.ts'
import { goal, grass, marking } from '../pitch.ts'
import type { Palette } from '@clubhouse/artwork/contrast'
import type { Tones } from '../palette.ts'
import { POSES } from '../pose.ts'
import { football, stick } from '../props.ts'
import { scene, type Scene } from '../scene.ts'
import { line, path, rect } from '@clubhouse/artwork/svg'

/** What is left of the club's colours on an old photograph. */
const faded = ({ primary, accent }: Palette): Palette => ({
  primary: mix(primary, '#5b4526', 0.82),
  accent: mix(accent, '#d9bd8a', 0.85),
  plate: '#f3e6c8',
})

/** Opens a group in which brightness stays and colour turns to brown ink. */
const SEPIA =
  '<defs><filter id="sepia" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0.34 0.53 0.13 0 0.01 0.31 0.5 0.12 0 0.01 0.26 0.44 0.11 0 0.01 0 0 0 1 0"/></filter></defs><g filter="url(#sepia)">'

const border = (width: number, height: number, tones: Tones) =>
  [
    `<rect x="18" y="18" width="${width - 36}" height="${height - 36}" fill="none" stroke="${mix(tones.paper, '#f3e6c8', 0.5)}" stroke-width="36"/>`,
    `<rect x="36" y="36" width="${width - 72}" height="${height - 72}" fill="none" stroke="${tones.deep}" stroke-width="2" opacity="0.4"/>`,
  ].join('')

const footballScene = scene('old-stand', 'noon', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 520, eye: 1.6 })
  const player = (casting: Casting) => person(random, tones, mood, casting)
  const members: Member[] = [
    { spot: [-1.7, 4.6], person: player({ hair: 'short' }), pose: POSES.dribble },
    { spot: [0.9, 4.9], person: player({ side: 'away', hair: 'short' }), pose: POSES.sprint, facing: -1 },
    { spot: [-3.6, 6.4], person: player({ hair: 'curly' }), pose: POSES.run },
    {
      spot: [3, 6.2],
      person: player({ side: 'away', hair: 'bald', isOld: true }),
      pose: POSES.run,
      facing: -1,
    },
    { spot: [4.9, 7.6], person: player({ side: 'official', hair: 'short' }), pose: POSES.walk, facing: -1 },
  ]
  return [
    SEPIA,
    sky(mood, width, height),
    sun(mood, 1290, 170, 60),
    hills(random, { width, base: 524, height: 150, bumps: 4, colour: mood.farHill }),
    stand(
      random,
      { x: 180, base: 560, width: 1060, height: 330 },
      {
        roof: tones.deep,
        wall: mix(tones.paper, tones.deep, 0.35),
        seats: mix(tones.primary, tones.deep, 0.45),
        heads: [
          tones.paper,
          mix(tones.paper, tones.deep, 0.3),
          tones.accent,
          tones.haze,
          mix(tones.primary, tones.paper, 0.4),
        ],
      },
    ),
    grass(view, mood, { width, height, stripes: 'across', stripe: 2.2 }),
    line('M0 586H1600', tones.paper, 5, 'opacity="0.8"'),
    line(
      Array.from({ length: 27 }, (_, i) => `M${i * 62 + 10} 586v32`).join(''),
      tones.paper,
      5,
      'opacity="0.8"',
    ),
    marking(
      view,
      [
        [-14, 5.6],
        [14, 5.6],
      ],
      mood.lines,
      0.07,
    ),
    goal(view, 10, 11, tones.paper, { mesh: 12 }),
    company(view, mood, members),
    football(...view.see(-0.95, 4.5, 0.13), 24, mix(tones.paper, tones.deep, 0.25), tones.deep, 30),
    border(width, height, tones),
    '</g>',
  ]
})

const hockeyScene = scene('old-field', 'noon', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 470, eye: 1.7 })
  const wood = mix('#c9a06a', tones.paper, 0.3)
  const player = (casting: Casting) => person(random, tones, mood, { skirt: true, ...casting })
  const members: Member[] = [
    {
      spot: [-1.5, 4.6],
      person: player({ hair: 'bun' }),
      pose: POSES.drive,
      held: stick(40, wood, tones.paper),
    },
    {
      spot: [1, 4.8],
      person: player({ side: 'away', hair: 'short' }),
      pose: POSES.tackle,
      facing: -1,
      held: stick(50, wood, tones.paper),
    },
    { spot: [-3.6, 6.2], person: player({ hair: 'long' }), pose: POSES.run },
    {
      spot: [3.2, 6],
      person: player({ side: 'away', hair: 'bun' }),
      pose: POSES.reachStick,
      facing: -1,
      held: stick(34, wood, tones.paper),
    },
    { spot: [0.4, 8], person: player({ hair: 'short' }), pose: POSES.run, facing: -1 },
    {
      spot: [-5.5, 9],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'cap' }),
      pose: POSES.armsFolded,
    },
    {
      spot: [-6.3, 9],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'hat' }),
      pose: POSES.stand,
    },
    {
      spot: [6.3, 9],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'cap' }),
      pose: POSES.handsOnHips,
    },
  ]
  return [
    SEPIA,
    sky(mood, width, height),
    sun(mood, 330, 170, 60),
    hills(random, { width, base: 474, height: 210, bumps: 3, colour: mood.farHill }),
    hills(random, { width, base: 474, height: 90, bumps: 5, colour: mix(mood.nearHill, mood.farHill, 0.4) }),
    grass(view, mood, { width, height, stripes: 'across', stripe: 6 }),
    // Stone walls around the cattle field.
    line(
      'M0 482Q400 470 800 484T1600 480',
      mix(tones.deep, tones.paper, 0.35),
      12,
      'stroke-dasharray="18 5"',
    ),
    rect(1180, 372, 120, 88, mix(tones.paper, tones.deep, 0.25)),
    path('M1180 374L1240 330L1300 374Z', mix(tones.paper, tones.deep, 0.25)),
    line('M1168 376L1240 326L1312 376', tones.deep, 14),
    goal(view, -1, 24, tones.paper, { wide: 3.7, tall: 2.1, mesh: 8 }),
    marking(
      view,
      [
        [-20, 10],
        [20, 10],
      ],
      mood.lines,
      0.08,
    ),
    company(view, mood, members),
    `<circle cx="${view.see(-0.45, 4.4)[0].toFixed(0)}" cy="${(view.see(-0.45, 4.4)[1] - 10).toFixed(0)}" r="10" fill="${tones.paper}"/>`,
    border(width, height, tones),
    '</g>',
  ]
})

export const oldStand: Scene = (palette) => footballScene(faded(palette))
export const oldField: Scene = (palette) => hockeyScene(faded(palette))
