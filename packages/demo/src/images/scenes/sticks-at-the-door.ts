import { mix } from '@clubhouse/artwork/colour'
import { words } from '@clubhouse/artwork/lettering'
import { scene } from '../scene.ts'
import { disc, fade, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'
import { stipple } from '../texture.ts'

function leaning(x: number, y: number, tilt: number, wood: string, grip: string): string {
  const shape =
    'M-9 -520Q0 -534 9 -520L11 -120V-30C12 30 74 40 82 -14C84 -30 68 -32 64 -20C56 4 34 0 33 -28L31 -120'
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt})"`,
    line('M0 -520V-26C0 34 66 34 72 -20', wood, 24),
    line('M0 -520V-360', grip, 27),
    line(
      Array.from({ length: 7 }, (_, i) => `M-11 ${-510 + i * 22}l22 12`).join(''),
      mix(grip, '#000000', 0.35),
      4,
    ),
    line('M-5 -340V-40', '#ffffff', 4, 'opacity="0.35"'),
    `<path d="${shape}" fill="none"/>`,
  )
}

/** The pavilion door stands open; the sticks wait outside. */
export const sticksAtTheDoor = scene('sticks-at-the-door', 'dawn', ({ random, tones, width, height }) => {
  const wall = mix(tones.mist, '#ffffff', 0.35)
  const floor = mix(tones.field, tones.primary, 0.35)
  const boards = Array.from({ length: 17 }, (_, i) => `M0 ${40 + i * 42}H${width}`)
  const balls: [number, number, number, string][] = [
    [460, 830, 34, '#ffffff'],
    [536, 846, 30, tones.accent],
    [1436, 828, 34, '#ffffff'],
  ]
  return [
    `<defs>${fade('wall', [0, wall], [1, mix(wall, tones.accent, 0.12)])}${fade('inside', [0, mix(tones.glow, '#ffffff', 0.2)], [1, mix(tones.accent, tones.glow, 0.6)])}</defs>`,
    rect(0, 0, width, 720, 'url(#wall)'),
    line(boards.join(''), tones.primary, 3, 'opacity="0.13"'),
    path('M0 720H1600V900H0Z', floor),
    path('M0 720H1600V736H0Z', tones.primary),
    // Door and the light that falls out of it.
    path('M700 720L560 900H1180L1040 720Z', tones.glow, 'opacity="0.55"'),
    rect(676, 150, 388, 570, tones.primary),
    rect(700, 176, 340, 544, 'url(#inside)'),
    path('M1040 176L1200 132V770L1040 720Z', tones.accent),
    path(
      'M1066 210L1172 182V420L1066 420ZM1066 460L1172 460V716L1066 684Z',
      mix(tones.accent, tones.ember, 0.35),
    ),
    disc(1064, 446, 9, tones.paper),
    rect(730, 460, 190, 12, mix(tones.ember, tones.primary, 0.4)),
    rect(744, 472, 12, 248, mix(tones.ember, tones.primary, 0.4)),
    rect(892, 472, 12, 248, mix(tones.ember, tones.primary, 0.4)),
    ...[0, 1, 2, 3].map((i) =>
      rect(740 + i * 44, 424 - (i % 2) * 12, 34, 36 + (i % 2) * 12, i % 2 ? tones.primary : tones.accent),
    ),
    rect(760, 66, 220, 62, tones.primary, 'rx="8"'),
    words('PAVILION', 'condensed', 46, { x: 870, y: 113, anchor: 'middle', fill: tones.paper, tracking: 60 }),
    // A window and its box.
    rect(176, 190, 300, 250, tones.primary),
    rect(192, 206, 268, 218, mix(tones.mist, tones.primary, 0.3)),
    path('M192 424L330 206H400L262 424Z', '#ffffff', 'opacity="0.3"'),
    line('M326 206V424M192 315H460', tones.primary, 9),
    rect(160, 438, 332, 44, mix(tones.ember, tones.primary, 0.35)),
    ...Array.from({ length: 16 }, (_, i) =>
      disc(178 + i * 20, 432 - (i % 3) * 9, 14, i % 2 ? tones.accent : mix('#4d7a5e', tones.primary, 0.2)),
    ),
    oval(1380, 826, 190, 16, tones.night, 'opacity="0.25"'),
    oval(420, 846, 220, 16, tones.night, 'opacity="0.25"'),
    leaning(250, 812, 9, tones.accent, tones.primary),
    leaning(330, 816, 5, mix('#c9974f', tones.accent, 0.15), tones.paper),
    leaning(1290, 812, -4, tones.primary, tones.accent),
    leaning(1370, 816, 3, mix('#c9974f', tones.accent, 0.15), tones.primary),
    leaning(1460, 812, 8, tones.accent, tones.paper),
    ...balls.map(
      ([x, y, r, colour]) =>
        disc(x, y, r, colour) +
        path(
          `M${n(x - r)} ${n(y)}A${r} ${r} 0 0 0 ${n(x + r)} ${n(y)}A${r} ${n(r * 0.6)} 0 0 1 ${n(x - r)} ${n(y)}Z`,
          tones.primary,
          'opacity="0.22"',
        ),
    ),
    stipple(
      random,
      { x: 0, y: 0, width, height },
      1600,
      tones.primary,
      (u, v) => 0.22 * Math.abs(u - 0.52) + 0.1 * v,
      2.4,
    ),
  ]
})
