import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import type { Hair } from '../hair.ts'
import { cloud, hills, ranges, sky, streaks, sun, trees } from '../landscape.ts'
import { goal, grass, marking, ring } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { football } from '../props.ts'
import { scene } from '../scene.ts'
import { line } from '@clubhouse/artwork/svg'

/** Nobody runs: a Thursday morning on the astro. */
export const walkingFootball = scene('walking-football', 'dawn', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 470, eye: 1.5 })
  const elder = (side: 'home' | 'away', hair: Hair) =>
    person(random, tones, mood, { side, isOld: true, hair })
  const members: Member[] = [
    {
      spot: [-1.9, 4],
      person: { ...elder('home', 'bald'), trousers: true, shorts: tones.deep },
      pose: POSES.walk,
    },
    { spot: [-0.45, 4.2], person: elder('home', 'bun'), pose: POSES.passBall },
    {
      spot: [1.5, 4.1],
      person: { ...elder('away', 'short'), trousers: true, shorts: tones.deep },
      pose: POSES.walk,
      facing: -1,
    },
    { spot: [2.75, 5], person: elder('away', 'curly'), pose: POSES.stroll, facing: -1 },
    { spot: [-3.6, 5.8], person: elder('home', 'long'), pose: POSES.stroll },
    { spot: [0.5, 6.8], person: elder('away', 'cap'), pose: POSES.handsOnHips },
    { spot: [4.2, 7.4], person: elder('home', 'bald'), pose: POSES.wave, facing: -1 },
    {
      spot: [-1.9, 8.4],
      person: { ...elder('away', 'hat'), trousers: true, shorts: tones.deep },
      pose: POSES.walk,
    },
    { spot: [0, 15.4], person: elder('home', 'short'), pose: POSES.keeper },
  ]
  const [x, y] = view.see(0.35, 4.1)
  return [
    sky(mood, width, height),
    sun(mood, 520, 300, 120),
    streaks(random, width, 60, 260, '#ffffff'),
    cloud(1240, 190, 46, tones.paper, 0.8),
    ranges(random, mood, width, 474, 200),
    trees(random, -20, 1620, 476, 58, mix(mood.nearHill, tones.deep, 0.2)),
    hills(random, { width, base: 480, height: 12, bumps: 9, colour: mood.nearHill }),
    // The fence around the astro.
    line(
      Array.from({ length: 28 }, (_, i) => `M${i * 60 + 8} 392V482`).join(''),
      tones.deep,
      3,
      'opacity="0.5"',
    ),
    line('M0 394H1600M0 438H1600', tones.deep, 2, 'opacity="0.4"'),
    grass(view, mood, { width, height, stripes: 'across', stripe: 1.6 }),
    marking(
      view,
      [
        [-9, 16.5],
        [9, 16.5],
      ],
      mood.lines,
      0.06,
    ),
    marking(
      view,
      [
        [-12, 6.2],
        [12, 6.2],
      ],
      mood.lines,
      0.06,
    ),
    ring(view, 0, 6.2, 2.4, mood.lines, 0.06),
    goal(view, 0, 16.5, '#ffffff', { wide: 5, tall: 2, mesh: 12 }),
    company(view, mood, members),
    football(x, y - 22, 24, '#ffffff', tones.night, 35),
  ]
})
