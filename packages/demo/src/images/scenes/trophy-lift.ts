import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { masts } from '../floodlight.ts'
import { gulls, hills, ranges, sea, sky, sun } from '../landscape.ts'
import { grass } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { shieldTrophy } from '../props.ts'
import type { Random } from '../random.ts'
import { scene } from '../scene.ts'
import { at, group, n, rect } from '@clubhouse/artwork/svg'

function confetti(random: Random, colours: string[], count: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random.between(180, 1420), random.between(20, 640)]
    const colour = colours[random.whole(0, colours.length - 1)] ?? '#ffffff'
    return group(
      `transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(0, 180))})"`,
      rect(-6, -3, random.between(7, 15), 6, colour),
    )
  }).join('')
}

/** Children lift a shield at dusk. */
export const trophyLift = scene('trophy-lift', 'dusk', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 610, eye: 0.66 })
  const child = (hair: 'short' | 'pony' | 'curly' | 'bun' | 'hat') =>
    person(random, tones, mood, { isChild: true, hair })
  const captain = child('pony')
  const members: Member[] = [
    { spot: [-1.42, 2.75], person: child('curly'), pose: POSES.cheer },
    { spot: [-0.86, 2.45], person: child('short'), pose: POSES.wave, facing: -1 },
    {
      spot: [0.02, 2.2],
      person: captain,
      pose: POSES.lift,
      tall: 1.5,
      held: (near, far) => at((near[0] + far[0]) / 2, near[1] - 3, 0.42, shieldTrophy(100, tones)),
    },
    { spot: [0.74, 2.5], person: child('short'), pose: POSES.cheer },
    { spot: [1.36, 2.7], person: child('bun'), pose: POSES.cheerJump },
    { spot: [-2.1, 3.1], person: child('pony'), pose: POSES.cheerJump },
    { spot: [-0.42, 3.1], person: child('short'), pose: POSES.pointUp },
    { spot: [0.42, 3.2], person: child('curly'), pose: POSES.cheer },
    { spot: [2.1, 3.1], person: child('short'), pose: POSES.pointUp },
    {
      spot: [2.75, 3.5],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'bun' }),
      pose: POSES.wave,
      facing: -1,
    },
    {
      spot: [-2.9, 3.6],
      person: person(random, tones, mood, { side: 'neighbour', hair: 'cap' }),
      pose: POSES.cheer,
    },
  ]
  const poles = [
    { x: 150, foot: 620, top: 210, size: 74 },
    { x: 1450, foot: 620, top: 210, size: 74 },
  ]
  return [
    sky(mood, width, height),
    sun(mood, 800, 400, 210),
    gulls(random, 420, 180, 5, mix(tones.deep, tones.ember, 0.3)),
    ranges(random, mood, width, 580, 190, 2),
    sea(random, mood, width, 572, 612, 800),
    hills(random, { width, base: 614, height: 34, bumps: 9, colour: mood.nearHill }),
    masts(poles, mood, true),
    grass(view, mood, { width, height, stripe: 1.1 }),
    company(view, mood, members),
    confetti(random, [tones.accent, tones.paper, tones.glow, tones.primary], 120),
  ]
})
