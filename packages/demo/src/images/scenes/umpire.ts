import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import { hills, rain, ranges, sky } from '../landscape.ts'
import { goal, grass, marking } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { stick } from '../props.ts'
import { scene } from '../scene.ts'
import { disc, line, n, oval, rect } from '@clubhouse/artwork/svg'

/** The whistle goes, whatever the weather. */
export const umpire = scene('umpire', 'rain', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 600, eye: 0.95 })
  const wood = mix('#b98648', mood.tint, 0.2)
  const official = {
    ...person(random, tones, mood, { side: 'official', hair: 'bun' }),
    jersey: tones.accent,
    sleeves: tones.accent,
    trousers: true,
    shorts: tones.night,
  }
  const members: Member[] = [
    {
      spot: [-1.1, 3.05],
      person: official,
      pose: POSES.umpire,
      facing: -1,
      tall: 1.78,
      held: (_, far) =>
        rect(far[0] - 5.4, far[1] - 1.6, 5, 2.4, tones.paper, 'rx="1"') +
        disc(far[0] - 1.4, far[1] - 0.2, 2, tones.paper),
    },
    {
      spot: [1.5, 5.6],
      person: person(random, tones, mood, { hair: 'pony', skirt: true }),
      pose: POSES.ready,
      facing: -1,
      held: stick(52, wood, tones.paper),
    },
    {
      spot: [3, 6.4],
      person: person(random, tones, mood, { side: 'away', hair: 'short', skirt: true }),
      pose: POSES.handsOnHips,
      facing: -1,
    },
    {
      spot: [4.3, 7.6],
      person: person(random, tones, mood, { hair: 'curly', skirt: true }),
      pose: POSES.reachStick,
      facing: -1,
      held: stick(34, wood, tones.paper),
    },
    { spot: [-4.8, 8], person: person(random, tones, mood, { side: 'away', skirt: true }), pose: POSES.run },
    {
      spot: [0.9, 9.4],
      person: person(random, tones, mood, { side: 'away', skirt: true }),
      pose: POSES.stand,
    },
  ]
  const puddles = Array.from({ length: 9 }, () => {
    const [x, y] = view.see(random.between(-6, 6), random.between(3.4, 9))
    const size = random.between(40, 120)
    return oval(x, y, size, size * 0.1, mix(mood.fieldLight, '#ffffff', 0.45), 'opacity="0.5"')
  })
  const splashes = Array.from({ length: 90 }, () => {
    const [x, y] = [random.between(0, width), random.between(640, 895)]
    return `M${n(x - 5)} ${n(y - 4)}l-3 -5M${n(x + 5)} ${n(y - 4)}l3 -5`
  })
  // The call as a sound: arcs that leave the whistle.
  const [wx, wy] = view.see(-1.16, 3.05, 1.6)
  const call = [70, 110, 150].map((r, i) =>
    line(
      `M${n(wx - 60 - r * 0.72)} ${n(wy - r * 0.56)}A${r} ${r} 0 0 0 ${n(wx - 60 - r * 0.72)} ${n(wy + r * 0.36)}`,
      tones.accent,
      9 - i * 2,
      `opacity="${n(0.9 - i * 0.25)}"`,
    ),
  )
  return [
    sky(mood, width, height),
    ranges(random, mood, width, 606, 210),
    hills(random, { width, base: 606, height: 36, bumps: 10, colour: mix(mood.nearHill, tones.deep, 0.3) }),
    grass(view, mood, { width, height, stripe: 1.9 }),
    ...puddles,
    marking(
      view,
      [
        [-12, 5],
        [12, 5],
      ],
      mood.lines,
      0.05,
    ),
    goal(view, 4.6, 13, tones.accent, { wide: 3.7, tall: 2.1, mesh: 9 }),
    company(view, mood, members),
    ...call,
    line(splashes.join(''), '#ffffff', 2, 'opacity="0.5"'),
    rain(random, width, height, '#ffffff'),
  ]
})
