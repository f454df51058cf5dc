import { camera } from '../camera.ts'
import { company, person, type Casting, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { lightGlow, masts, type Mast } from '../floodlight.ts'
import { hills, ranges, sky, stars } from '../landscape.ts'
import { goal, grass, marking, ring } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { stick } from '../props.ts'
import { scene } from '../scene.ts'
import { disc, glow, line, n, oval } from '@clubhouse/artwork/svg'

/** A short corner under lights. */
export const hockeyAction = scene('hockey-action', 'night', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 500, eye: 1.05 })
  const wood = mix('#c9974f', tones.accent, 0.2)
  const player = (casting: Casting) => person(random, tones, mood, casting)
  const poles: Mast[] = [
    { x: 170, foot: 520, top: 130, size: 110 },
    { x: 1430, foot: 520, top: 130, size: 110 },
    { x: 560, foot: 508, top: 270, size: 58 },
    { x: 1040, foot: 508, top: 270, size: 58 },
  ]
  const members: Member[] = [
    {
      spot: [-0.75, 2.7],
      person: player({ hair: 'pony', skirt: true }),
      pose: POSES.drive,
      held: stick(40, wood, tones.paper),
    },
    {
      spot: [1.25, 3.4],
      person: player({ side: 'away', hair: 'bun', skirt: true }),
      pose: POSES.tackle,
      facing: -1,
      held: stick(50, wood, tones.deep),
    },
    {
      spot: [-2.7, 4.2],
      person: player({ hair: 'curly', skirt: true }),
      pose: POSES.reachStick,
      held: stick(34, wood, tones.paper),
    },
    {
      spot: [3.1, 4.6],
      person: player({ side: 'away', hair: 'pony', skirt: true }),
      pose: POSES.reachStick,
      facing: -1,
      held: stick(34, wood, tones.deep),
    },
    {
      spot: [0.6, 6.6],
      person: player({ side: 'away', hair: 'short', skirt: true }),
      pose: POSES.ready,
      facing: -1,
      held: stick(52, wood, tones.deep),
    },
    { spot: [-1.3, 7.6], person: player({ hair: 'bun', skirt: true }), pose: POSES.run },
    { spot: [0.9, 11.2], person: player({ side: 'official', hair: 'short' }), pose: POSES.keeper },
  ]
  const [ballX, ballY] = view.see(0.12, 2.62)
  const spray = Array.from({ length: 60 }, () => {
    const [dx, dy] = [random.between(-170, 60), random.between(-60, 14)]
    return `M${n(ballX + dx)} ${n(ballY + dy * (1 + dx / 400))}h.01`
  })
  return [
    sky(mood, width, height),
    stars(random, width, 420, 120, tones.paper),
    ranges(random, mood, width, 506, 160, 2),
    hills(random, { width, base: 506, height: 30, bumps: 12, colour: tones.night, rough: 0.4 }),
    lightGlow(poles, mood),
    masts(poles, mood, true),
    grass(view, mood, { width, height, stripe: 3 }),
    `<defs>${glow('pool', [0, tones.glow, 0.4], [1, tones.glow, 0])}</defs>`,
    oval(800, 760, 760, 200, 'url(#pool)'),
    marking(
      view,
      [
        [-14, 13],
        [14, 13],
      ],
      mood.lines,
      0.06,
    ),
    ring(view, 0.6, 13, 8.6, mood.lines, 0.06),
    goal(view, 0.6, 13, tones.accent, { wide: 3.7, tall: 2.14, mesh: 10 }),
    company(view, mood, members),
    line(spray.join(''), '#ffffff', 4, 'opacity="0.75"'),
    disc(ballX + 8, ballY - 16, 18, '#ffffff'),
    disc(ballX + 3, ballY - 21, 8, tones.glow, 'opacity="0.7"'),
  ]
})
