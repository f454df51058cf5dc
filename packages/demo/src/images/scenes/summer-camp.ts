import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import type { Tones } from '../palette.ts'
import { cloud, gulls, ranges, sky, sun, trees } from '../landscape.ts'
import { goal, grass } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { bunting, cone, football } from '../props.ts'
import { scene } from '../scene.ts'
import { line, n, path } from '@clubhouse/artwork/svg'

function marquee(x: number, base: number, size: number, tones: Tones): string {
  const stripes = [0, 1, 2, 3, 4, 5].map((i) => {
    const [a, b] = [x - size + (i * size) / 3, x - size + ((i + 1) * size) / 3]
    const [c, d] = [x + (a - x) * 0.12, x + (b - x) * 0.12]
    const colour = i % 2 ? tones.accent : tones.paper
    return (
      path(
        `M${n(a)} ${n(base - size * 0.72)}L${n(c)} ${n(base - size * 1.3)}H${n(d)}L${n(b)} ${n(base - size * 0.72)}Z`,
        colour,
      ) +
      path(
        `M${n(a)} ${n(base - size * 0.72)}H${n(b)}v${n(size * 0.1)}q${n(-size / 6)} ${n(size * 0.12)} ${n(-size / 3)} 0Z`,
        mix(colour, tones.deep, 0.12),
      )
    )
  })
  return [
    path(
      `M${n(x - size * 0.94)} ${n(base - size * 0.7)}H${n(x + size * 0.94)}V${n(base)}H${n(x - size * 0.94)}Z`,
      mix(tones.paper, tones.deep, 0.14),
    ),
    path(
      `M${n(x - size * 0.3)} ${n(base)}L${n(x)} ${n(base - size * 0.62)}L${n(x + size * 0.3)} ${n(base)}Z`,
      tones.deep,
    ),
    ...stripes,
    line(`M${n(x)} ${n(base - size * 1.3)}v${n(-size * 0.26)}`, tones.deep, 4),
    path(
      `M${n(x)} ${n(base - size * 1.56)}l${n(size * 0.34)} ${n(size * 0.08)}l${n(-size * 0.34)} ${n(size * 0.1)}Z`,
      tones.primary,
    ),
  ].join('')
}

/** A bright morning at the summer camp. */
export const summerCamp = scene('summer-camp', 'noon', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 440, eye: 2.3 })
  const child = (side: 'home' | 'away' = 'home') => person(random, tones, mood, { side, isChild: true })
  const members: Member[] = [
    { spot: [-2.1, 5.2], person: child(), pose: POSES.sprint },
    { spot: [-0.75, 5], person: child(), pose: POSES.dribble },
    { spot: [1.35, 5.6], person: child('away'), pose: POSES.sprint, facing: -1 },
    { spot: [2.5, 6.4], person: child('away'), pose: POSES.run, facing: -1 },
    { spot: [-4, 6.6], person: child(), pose: POSES.run },
    {
      spot: [3.3, 5],
      person: person(random, tones, mood, { side: 'official', hair: 'cap' }),
      pose: POSES.pointUp,
      facing: -1,
    },
    { spot: [-3.4, 9.5], person: child(), pose: POSES.cheerJump },
    { spot: [-1.6, 11], person: child('away'), pose: POSES.stand },
    { spot: [5.5, 10], person: child(), pose: POSES.keeper },
    { spot: [1, 12], person: child(), pose: POSES.run, facing: -1 },
  ]
  const [ballX, ballY] = view.see(-0.15, 4.9)
  return [
    sky(mood, width, height),
    sun(mood, 300, 150, 74),
    cloud(1120, 170, 58, '#ffffff', 0.85),
    cloud(640, 110, 38, '#ffffff', 0.65),
    cloud(1450, 270, 34, '#ffffff', 0.6),
    gulls(random, 840, 250, 4, mood.nearHill),
    ranges(random, mood, width, 446, 170),
    trees(random, 0, 1600, 446, 46, mix(mood.nearHill, tones.deep, 0.2)),
    grass(view, mood, { width, height, stripe: 2.4 }),
    goal(view, 5.6, 11.5, '#ffffff', { wide: 4.4, tall: 2, mesh: 10 }),
    marquee(180, 560, 170, tones),
    marquee(470, 520, 120, tones),
    bunting([0, 250], [760, 300], 70, [tones.accent, tones.primary, tones.paper], 30),
    bunting([760, 300], [1600, 210], 80, [tones.accent, tones.primary, tones.paper], 30),
    line('M760 300V470', mix(tones.deep, '#6b4a2a', 0.5), 7),
    ...[-3.2, -1.2, 0.8, 2.8].map((x) => cone(...view.see(x, 5.9), 40, tones.ember)),
    company(view, mood, members),
    football(ballX + 20, ballY - 24, 26, '#ffffff', tones.night, 20),
  ]
})
