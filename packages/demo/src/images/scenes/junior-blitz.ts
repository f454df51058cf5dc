import { camera } from '../camera.ts'
import { company, person, type Casting, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { cloud, gulls, ranges, sky, sun, trees } from '../landscape.ts'
import { goal, grass, marking } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { bunting, cone, stick } from '../props.ts'
import { scene } from '../scene.ts'
import { disc } from '@clubhouse/artwork/svg'

/** Small teams, small pitches, sticks in the air. */
export const juniorBlitz = scene('junior-blitz', 'noon', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 400, eye: 2.1 })
  const wood = mix('#c9974f', tones.accent, 0.2)
  const child = (casting: Casting = {}) => person(random, tones, mood, { isChild: true, ...casting })
  const raised = stick(172, wood, tones.paper)
  const members: Member[] = [
    { spot: [-2.6, 4.4], person: child({ hair: 'pony' }), pose: POSES.cheer, held: raised },
    { spot: [-1.75, 4.6], person: child({ hair: 'curly' }), pose: POSES.cheerJump, held: raised },
    { spot: [-0.9, 4.3], person: child({ hair: 'bun' }), pose: POSES.cheer, held: raised },
    { spot: [1.2, 5], person: child({ side: 'away' }), pose: POSES.ready, held: stick(52, wood, tones.deep) },
    { spot: [2.7, 5.2], person: child(), pose: POSES.tackle, facing: -1, held: stick(50, wood, tones.paper) },
    { spot: [4, 6.6], person: child({ side: 'away' }), pose: POSES.run, facing: -1 },
    {
      spot: [3.6, 4.6],
      person: person(random, tones, mood, { side: 'official', hair: 'cap' }),
      pose: POSES.pointUp,
      facing: -1,
    },
    { spot: [-4.2, 7], person: child({ side: 'away' }), pose: POSES.run },
    {
      spot: [-2.6, 8],
      person: child(),
      pose: POSES.reachStick,
      facing: -1,
      held: stick(34, wood, tones.paper),
    },
    { spot: [0.6, 9], person: child({ side: 'away' }), pose: POSES.run },
    { spot: [2.4, 10], person: child(), pose: POSES.reachStick, held: stick(34, wood, tones.paper) },
    { spot: [6.6, 10], person: child(), pose: POSES.run, facing: -1 },
    {
      spot: [-6.8, 10.5],
      person: child({ side: 'away' }),
      pose: POSES.reachStick,
      held: stick(34, wood, tones.deep),
    },
    { spot: [-1, 13], person: child(), pose: POSES.run },
    { spot: [5, 14], person: child({ side: 'away' }), pose: POSES.run, facing: -1 },
  ]
  const [bx, by] = view.see(1.95, 4.95)
  return [
    sky(mood, width, height),
    sun(mood, 1270, 130, 66),
    cloud(380, 150, 54, '#ffffff', 0.9),
    cloud(860, 100, 34, '#ffffff', 0.7),
    gulls(random, 640, 220, 4, mood.nearHill),
    ranges(random, mood, width, 406, 150),
    trees(random, 0, 1600, 406, 40, mix('#4d7a5e', tones.primary, 0.5)),
    grass(view, mood, { width, height, stripe: 3 }),
    marking(
      view,
      [
        [-16, 7.4],
        [16, 7.4],
      ],
      mood.lines,
      0.07,
    ),
    marking(
      view,
      [
        [0.05, 30],
        [0.05, 4],
      ],
      mood.lines,
      0.05,
    ),
    marking(
      view,
      [
        [-16, 16],
        [16, 16],
      ],
      mood.lines,
      0.09,
    ),
    goal(view, -4.4, 16, tones.accent, { wide: 2.6, tall: 1.6, mesh: 7 }),
    goal(view, 5, 16, tones.accent, { wide: 2.6, tall: 1.6, mesh: 7 }),
    bunting([-10, 210], [800, 250], 70, [tones.accent, '#ffffff', tones.primary], 30),
    bunting([800, 250], [1610, 200], 80, [tones.accent, '#ffffff', tones.primary], 30),
    ...[-3.5, -1.2, 1.2, 3.5].map((x) => cone(...view.see(x, 5.9), 36, tones.accent)),
    company(view, mood, members),
    disc(bx, by - 12, 13, '#ffffff'),
  ]
})
