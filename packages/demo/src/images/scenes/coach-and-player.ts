import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { gulls, ranges, sea, sky, streaks, sun } from '../landscape.ts'
import { grass, marking } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { cone, stick } from '../props.ts'
import { scene } from '../scene.ts'
import { disc } from '@clubhouse/artwork/svg'

/** A coach and a young player touch sticks by the lough. */
export const coachAndPlayer = scene('coach-and-player', 'dawn', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 560, eye: 1 })
  const wood = mix('#c9974f', tones.accent, 0.2)
  const coach = {
    ...person(random, tones, mood, { side: 'official', hair: 'cap' }),
    trousers: true,
    shorts: tones.primary,
  }
  const members: Member[] = [
    { spot: [-0.98, 3.1], person: coach, pose: POSES.ready, held: stick(62, wood, tones.primary) },
    {
      spot: [0.86, 3],
      person: person(random, tones, mood, { isChild: true, hair: 'pony' }),
      pose: POSES.ready,
      facing: -1,
      held: stick(52, wood, tones.paper),
    },
    {
      spot: [3.1, 6],
      person: person(random, tones, mood, { isChild: true }),
      pose: POSES.reachStick,
      facing: -1,
      held: stick(34, wood, tones.paper),
    },
    {
      spot: [4.2, 6.6],
      person: person(random, tones, mood, { isChild: true, side: 'away' }),
      pose: POSES.run,
      facing: -1,
    },
    {
      spot: [-4.4, 7.4],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'bun' }),
      pose: POSES.wave,
    },
    {
      spot: [-3.7, 7.4],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'short' }),
      pose: POSES.stand,
    },
  ]
  const [bx, by] = view.see(-0.05, 2.85)
  return [
    sky(mood, width, height),
    sun(mood, 800, 340, 170),
    streaks(random, width, 60, 300, '#ffffff'),
    gulls(random, 1200, 220, 5, mood.nearHill),
    ranges(random, mood, width, 520, 180, 2),
    sea(random, mood, width, 514, 566, 800),
    grass(view, mood, { width, height, stripe: 1.8 }),
    marking(
      view,
      [
        [-14, 5],
        [14, 5],
      ],
      mood.lines,
      0.05,
    ),
    ...[-2.6, 2.2].map((x) => cone(...view.see(x, 3.8), 66, tones.accent)),
    company(view, mood, members),
    disc(bx, by - 18, 19, '#ffffff'),
  ]
})
