import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import type { Hair } from '../hair.ts'
import { ranges, sky, streaks, sun, trees } from '../landscape.ts'
import { goal, grass } from '../pitch.ts'
import { POSES } from '../pose.ts'
import { rake } from '../props.ts'
import { scene } from '../scene.ts'
import { disc, group, line, oval, path, rect } from '@clubhouse/artwork/svg'

function wheelbarrow(tray: string, dark: string, sand: string): string {
  return group(
    '',
    oval(20, 0, 120, 10, dark, 'opacity="0.3"'),
    path('M-66 -70Q-10 -130 52 -72Z', sand),
    path('M-80 -74H66L36 -24H-44Z', tray),
    line('M66 -70L150 -84M36 -26L58 -2M-20 -22L8 -2', dark, 9),
    disc(-62, -18, 20, dark),
    disc(-62, -18, 8, sand),
  )
}

/** Volunteers and their rakes in the early light. */
export const pitchDay = scene('pitch-day', 'dawn', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 400, eye: 2.6 })
  const wood = mix('#b98648', mood.tint, 0.1)
  const iron = tones.night
  const helper = (hair: Hair) => person(random, tones, mood, { side: 'neighbour', hair })
  const member = (x: number, away: number, hair: Hair, far = false, facing: 1 | -1 = 1): Member => ({
    spot: [x, away],
    person: helper(hair),
    pose: far ? POSES.rakeFar : POSES.rake,
    facing,
    held: rake(wood, iron),
  })
  const members: Member[] = [
    member(-3.1, 5.3, 'cap'),
    member(-0.9, 6, 'pony', true),
    member(1.5, 5.2, 'short'),
    member(3.5, 6.4, 'hat', true, -1),
    member(-4.7, 8.2, 'bun', true),
    member(-1.6, 9.4, 'short'),
    member(1.2, 9.6, 'curly', true, -1),
    member(4.6, 10, 'cap'),
    member(6.6, 9, 'short', true, -1),
    { spot: [-7, 11], person: helper('hat'), pose: POSES.handsOnHips },
    { ...member(-3.7, 13, 'short', true), tall: 1.7 },
    member(3, 14, 'pony', true),
  ]
  const [bx, by] = view.see(0.5, 5.6)
  const seed = Array.from({ length: 260 }, () => {
    const [x, y] = view.see(random.between(-9, 9), random.between(4, 14))
    return `M${Math.round(x)} ${Math.round(y)}h.01`
  })
  return [
    sky(mood, width, height),
    sun(mood, 1180, 262, 130),
    streaks(random, width, 50, 220, '#ffffff'),
    ranges(random, mood, width, 406, 190),
    trees(random, 0, 620, 408, 50, mix(mood.nearHill, tones.deep, 0.2)),
    grass(view, mood, { width, height, stripe: 3 }),
    goal(view, -3, 30, '#ffffff', { mesh: 10 }),
    rect(1270, 352, 210, 52, mix(tones.primary, tones.deep, 0.3)),
    path('M1256 354L1280 326H1470L1494 354Z', tones.deep),
    line(seed.join(''), mix(tones.glow, '#c79a52', 0.5), 4, 'opacity="0.8"'),
    company(view, mood, members),
    group(
      `transform="translate(${Math.round(bx - 60)} ${Math.round(by + 30)}) scale(0.95)"`,
      wheelbarrow(tones.accent, tones.night, mix(tones.glow, '#c79a52', 0.35)),
    ),
  ]
})
