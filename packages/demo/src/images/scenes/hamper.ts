import { mix } from '@clubhouse/artwork/colour'
import { polyline, type Point } from '@clubhouse/artwork/geometry'
import { hills, sky, stars } from '../landscape.ts'
import type { Tones } from '../palette.ts'
import { scene } from '../scene.ts'
import { disc, glow, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'

/** Wicker: slanted strands between an upper and a lower rim. */
function basket(tones: Tones, cane: string): string {
  const dark = mix(cane, '#2a1505', 0.55)
  const strands = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => {
    const y = row * 26
    const inset = row * 7
    const points = Array.from({ length: 27 }, (_, i): Point => [
      -330 + inset + (i * (660 - inset * 2)) / 26,
      y + (i % 2 === row % 2 ? -7 : 7),
    ])
    return line(polyline(points), row % 2 ? cane : mix(cane, '#ffffff', 0.16), 15)
  })
  return [
    path('M-336 -10H336L276 236H-276Z', dark),
    ...strands,
    rect(-352, -34, 704, 42, cane, 'rx="20"'),
    line('M-340 -14H340', dark, 5, 'stroke-dasharray="16 12" opacity="0.6"'),
    rect(-290, 218, 580, 28, cane, 'rx="14"'),
    path('M-48 -34H48V246H-48Z', tones.accent),
    path('M10 -34H48V246H10Z', mix(tones.accent, '#6b3a00', 0.2)),
  ].join('')
}

function bow(tones: Tones): string {
  const shade = mix(tones.accent, '#6b3a00', 0.3)
  return group(
    '',
    path('M0 0C-60 -120 -220 -120 -190 -20C-176 40 -60 40 0 0Z', tones.accent),
    path('M0 0C60 -120 220 -120 190 -20C176 40 60 40 0 0Z', tones.accent),
    path('M0 0C-50 -60 -150 -70 -140 -20C-130 16 -50 20 0 0Z', shade),
    path('M0 0C50 -60 150 -70 140 -20C130 16 50 20 0 0Z', shade),
    path('M-10 0L-110 150L-66 140L-50 172L12 20Z', tones.accent),
    path('M10 0L110 150L66 140L50 172L-12 20Z', mix(tones.accent, '#6b3a00', 0.14)),
    disc(0, 0, 34, mix(tones.accent, '#fff3cf', 0.3)),
  )
}

function bottle(x: number, y: number, glass: string, label: string, tilt: number): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt})"`,
    path('M-34 120V-60Q-34 -104 -14 -124V-196H14V-124Q34 -104 34 -60V120Z', glass),
    path('M-24 110V-56Q-24 -92 -14 -108V-60Q-14 20 -14 110Z', '#ffffff', 'opacity="0.2"'),
    rect(-34, -40, 68, 96, label),
    rect(-16, -214, 32, 48, label, 'rx="4"'),
    line('M-20 -8H20M-14 14H14', glass, 5),
  )
}

/** The Midwinter Hamper in the snow. */
export const hamper = scene('hamper', 'night', ({ random, tones, mood, width, height }) => {
  const cane = mix('#c58b45', tones.ember, 0.1)
  const flakes = (count: number, size: number, opacity: number) =>
    line(
      Array.from(
        { length: count },
        () => `M${n(random.between(0, width))} ${n(random.between(0, height))}h.01`,
      ).join(''),
      '#ffffff',
      size,
      `opacity="${opacity}"`,
    )
  const pine = (x: number, base: number, tall: number, colour: string) =>
    path(
      [0, 1, 2, 3]
        .map((i) => {
          const top = base - tall + i * tall * 0.2
          const half = tall * (0.12 + i * 0.075)
          return `M${n(x)} ${n(top)}L${n(x + half)} ${n(top + tall * 0.34)}H${n(x - half)}Z`
        })
        .join(''),
      colour,
    )
  const loaf = mix('#d9a35a', tones.accent, 0.2)
  return [
    sky(mood, width, height),
    stars(random, width, 420, 110, tones.paper),
    hills(random, { width, base: 720, height: 210, bumps: 4, colour: mix(tones.deep, tones.primary, 0.5) }),
    ...[60, 190, 330, 1260, 1400, 1540].map((x, i) =>
      pine(x, 720, 250 + (i % 3) * 70, mix(tones.night, tones.primary, 0.3 + (i % 2) * 0.2)),
    ),
    hills(random, {
      width,
      base: 905,
      height: 270,
      bumps: 3,
      colour: mix(tones.mist, '#ffffff', 0.45),
      rough: 0.02,
    }),
    `<defs>${glow('warmth', [0, tones.glow, 0.75], [0.4, tones.accent, 0.25], [1, tones.accent, 0])}</defs>`,
    oval(800, 520, 720, 480, 'url(#warmth)'),
    oval(800, 846, 430, 34, tones.deep, 'opacity="0.35"'),
    bottle(610, 500, tones.night, tones.paper, -9),
    bottle(705, 470, mix(tones.primary, tones.deep, 0.3), tones.accent, 4),
    bottle(1000, 492, mix(tones.ember, '#4a0d05', 0.5), tones.paper, 10),
    path('M770 590Q760 420 860 410Q960 420 950 590Z', mix('#b4543a', tones.ember, 0.3)),
    line('M790 470Q860 440 930 470M780 520Q860 492 940 520', mix('#7b2c1c', tones.ember, 0.2), 7),
    oval(545, 566, 84, 60, loaf),
    line('M505 540l24 40M540 528l24 46M575 530l20 40', mix(loaf, '#6b3a10', 0.5), 6),
    disc(1080, 560, 54, tones.ember),
    disc(1150, 580, 46, tones.accent),
    line('M1080 508q6 -24 22 -30', tones.deep, 6),
    group('transform="translate(800 600)"', basket(tones, cane)),
    group('transform="translate(800 640) scale(0.9)"', bow(tones)),
    flakes(170, 4, 0.6),
    flakes(80, 8, 0.75),
    flakes(22, 15, 0.5),
  ]
})
