import { mix } from '@clubhouse/artwork/colour'
import { scene } from '../scene.ts'
import { disc, fade, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'
import { stipple } from '../texture.ts'

/** A hockey stick lying on the ground, 1000 long, its head to the right. */
function lyingStick(wood: string, grip: string, tape: string, mark: string): string {
  return group(
    '',
    path(
      'M0 -13H790C880 -13 930 -16 952 -58C966 -86 946 -118 962 -138C990 -160 1024 -128 1020 -86C1012 -6 960 22 880 22H0Q-14 22 -14 4Q-14 -13 0 -13Z',
      wood,
    ),
    path('M760 -13C880 -13 930 -16 952 -58L966 -50C946 -4 900 4 760 4Z', '#ffffff', 'opacity="0.28"'),
    path('M0 -15H300V24H0Q-16 24 -16 4Q-16 -15 0 -15Z', grip),
    line(
      Array.from({ length: 13 }, (_, i) => `M${10 + i * 23} -14l18 37`).join(''),
      mix(grip, '#000000', 0.3),
      4,
    ),
    rect(306, -14, 16, 37, tape),
    path('M470 -13H640L610 22H440Z', mark),
    path('M664 -13H684L654 22H634Z', mark),
  )
}

/** Fresh lines on blue turf, two sticks and a ball. */
export const newTurf = scene('new-turf', 'noon', ({ random, tones, width, height }) => {
  const turf = tones.field
  const blades = Array.from({ length: 1500 }, () => {
    const [x, y] = [random.between(0, width), random.between(0, height)]
    return `M${n(x)} ${n(y)}l${n(random.between(-3, 3))} ${n(random.between(-9, -5))}`
  })
  const half = 750
  return [
    `<defs>${fade('turf', [0, mix(turf, '#ffffff', 0.12)], [1, mix(turf, tones.primary, 0.28)])}</defs>`,
    rect(0, 0, width, height, 'url(#turf)'),
    path('M-100 900L420 0H700L180 900ZM740 900L1260 0H1540L1020 900Z', '#ffffff', 'opacity="0.05"'),
    line(blades.slice(0, half).join(''), mix(turf, '#ffffff', 0.3), 2, 'opacity="0.55"'),
    line(blades.slice(half).join(''), mix(turf, tones.primary, 0.6), 2, 'opacity="0.55"'),
    path('M-20 150L1620 430V476L-20 196Z', '#fdfcf7'),
    path('M1120 -20A560 470 0 0 0 1640 900L1640 850A510 430 0 0 1 1172 -20Z', '#fdfcf7'),
    stipple(random, { x: 0, y: 120, width, height: 380 }, 1700, mix(turf, tones.primary, 0.2), () => 0.35, 3),
    group(
      'opacity="0.32" transform="translate(216 786) rotate(-24)"',
      lyingStick(tones.night, tones.night, tones.night, tones.night),
    ),
    group(
      'transform="translate(200 752) rotate(-24)"',
      lyingStick(tones.accent, tones.night, tones.paper, tones.paper),
    ),
    group(
      'opacity="0.32" transform="translate(1326 856) rotate(-152)"',
      `<g transform="scale(1 -1)">${lyingStick(tones.night, tones.night, tones.night, tones.night)}</g>`,
    ),
    group(
      'transform="translate(1310 822) rotate(-152)"',
      `<g transform="scale(1 -1)">${lyingStick(tones.primary, tones.accent, tones.paper, tones.accent)}</g>`,
    ),
    oval(786, 278, 62, 22, tones.night, 'opacity="0.35" transform="rotate(12 786 278)"'),
    disc(770, 232, 56, '#ffffff'),
    path('M716 246A56 56 0 0 0 826 240A62 40 0 0 1 716 246Z', tones.primary, 'opacity="0.2"'),
    ...[
      [748, 212],
      [772, 204],
      [796, 216],
      [756, 236],
      [782, 232],
    ].map(([x = 0, y = 0]) => disc(x, y, 4.5, tones.primary, 'opacity="0.16"')),
    disc(752, 208, 13, '#ffffff'),
  ]
})
