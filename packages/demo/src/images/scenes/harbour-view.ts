import { mix } from '@clubhouse/artwork/colour'
import { cloud, gulls, ranges, sea, sky, sun, trees } from '../landscape.ts'
import { polygon, polyline, type Point } from '@clubhouse/artwork/geometry'
import type { Tones } from '../palette.ts'
import type { Mood, TimeOfDay } from '../mood.ts'
import { scene, type Scene } from '../scene.ts'
import { disc, group, line, n, path, rect } from '@clubhouse/artwork/svg'

interface FieldBelow {
  corners: [Point, Point, Point, Point]
  sport: 'football' | 'hockey'
  surround: string
  light: string
  dark: string
  lines: string
}

/** A field lying in the landscape, seen from a hill. */
function fieldBelow({ corners: [a, b, c, d], sport, surround, light, dark, lines }: FieldBelow): string {
  const on = (u: number, v: number): Point => {
    const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
    const bottom: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u]
    return [top[0] + (bottom[0] - top[0]) * v, top[1] + (bottom[1] - top[1]) * v]
  }
  const patch = (u1: number, v1: number, u2: number, v2: number) =>
    polygon([on(u1, v1), on(u2, v1), on(u2, v2), on(u1, v2)])
  const arc = (u: number, side: number) =>
    polyline(
      Array.from({ length: 25 }, (_, i) => {
        const angle = (i / 24 - 0.5) * Math.PI
        return on(u + side * 0.17 * Math.cos(angle), 0.5 + 0.31 * Math.sin(angle))
      }),
    )
  const circle = polygon(
    Array.from({ length: 40 }, (_, i) =>
      on(0.5 + 0.09 * Math.cos((i / 40) * 6.2832), 0.5 + 0.15 * Math.sin((i / 40) * 6.2832)),
    ),
  )
  const stripes = Array.from({ length: 7 }, (_, i) => patch((i * 2) / 14, 0, (i * 2 + 1) / 14, 1))
  const shared = patch(0.02, 0.03, 0.98, 0.97) + patch(0.5, 0.03, 0.5, 0.97)
  const special =
    sport === 'football'
      ? patch(0.02, 0.24, 0.16, 0.76) + patch(0.84, 0.24, 0.98, 0.76) + circle
      : patch(0.26, 0.03, 0.26, 0.97) + patch(0.74, 0.03, 0.74, 0.97) + arc(0.02, 1) + arc(0.98, -1)
  return [
    path(patch(-0.05, -0.08, 1.05, 1.08), surround),
    path(patch(0, 0, 1, 1), dark),
    path(stripes.join(''), light),
    line(shared + special, lines, 3),
  ].join('')
}

function boat(x: number, y: number, size: number, hull: string, sail: string): string {
  return group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    path('M-30 0H34L24 16H-20Z', hull),
    line('M0 0V-62', hull, 3),
    path('M4 -58L4 -8H34Z', sail),
    path('M-4 -50L-4 -8H-24Z', mix(sail, hull, 0.18)),
    line('M-24 22h48', '#ffffff', 2, 'opacity="0.5"'),
  )
}

function tower(x: number, base: number, tones: Tones, mood: Mood): string {
  const stone = mix(tones.deep, mood.farHill, 0.25)
  return (
    path(`M${x - 24} ${base}L${x - 20} ${base - 86}H${x + 20}L${x + 24} ${base}Z`, stone) +
    path(`M${x - 27} ${base - 108}h12v12h9v-12h12v12h9v-12h12v26h-54Z`, stone)
  )
}

function houses(x: number, base: number, count: number, tones: Tones): string {
  return Array.from({ length: count }, (_, i) => {
    const left = x + i * 46
    const tall = 34 + ((i * 17) % 22)
    const wall =
      [tones.paper, tones.mist, mix(tones.accent, tones.paper, 0.35), tones.paper][i % 4] ?? tones.paper
    return (
      rect(left, base - tall, 42, tall, wall) +
      path(
        `M${left - 3} ${base - tall}L${left + 21} ${base - tall - 20}L${left + 45} ${base - tall}Z`,
        mix(tones.deep, tones.primary, 0.4),
      ) +
      rect(left + 9, base - tall + 9, 8, 10, tones.deep) +
      rect(left + 25, base - tall + 9, 8, 10, tones.deep)
    )
  }).join('')
}

const harbour = (name: string, time: TimeOfDay, sport: FieldBelow['sport']): Scene =>
  scene(name, time, ({ random, tones, mood, width, height }) => {
    const sunX = 1130
    return [
      sky(mood, width, height),
      sun(mood, sunX, 250, 80),
      cloud(330, 150, 44, '#ffffff', 0.7),
      cloud(760, 100, 30, '#ffffff', 0.55),
      ranges(random, mood, width, 372, 150, 2),
      sea(random, mood, width, 366, 560, sunX),
      tower(236, 322, tones, mood),
      path('M0 318Q120 296 236 316T470 372Q590 392 720 394V404H0Z', mix(mood.nearHill, mood.farHill, 0.35)),
      gulls(random, 900, 290, 6, mix(tones.deep, mood.farHill, 0.3)),
      boat(880, 440, 0.8, tones.deep, tones.paper),
      boat(1290, 470, 1.15, tones.deep, tones.accent),
      boat(1050, 416, 0.55, tones.deep, tones.paper),
      path(
        'M0 500Q300 470 640 506Q900 532 1180 530Q1420 528 1600 560V900H0Z',
        mix(
          sport === 'hockey' ? mix('#5f8f74', tones.primary, 0.45) : mood.nearHill,
          mood.fieldDark,
          sport === 'hockey' ? 0.15 : 0.5,
        ),
      ),
      line('M560 506L890 470L900 478', mix(tones.paper, tones.deep, 0.45), 14),
      disc(894, 460, 6, tones.accent),
      houses(60, 520, 9, tones),
      trees(random, 480, 660, 528, 36, mood.nearHill),
      fieldBelow({
        corners: [
          [470, 566],
          [1240, 590],
          [1420, 800],
          [310, 742],
        ],
        sport,
        surround: sport === 'hockey' ? tones.accent : mix(mood.fieldDark, mood.nearHill, 0.35),
        light: sport === 'hockey' ? mix(tones.field, tones.paper, 0.1) : mood.fieldLight,
        dark: sport === 'hockey' ? tones.field : mood.fieldDark,
        lines: mood.lines,
      }),
      ...[
        [440, 560],
        [1262, 584],
        [282, 740],
        [1452, 800],
      ].map(
        ([x = 0, y = 0], i) =>
          line(`M${x} ${y}v${i < 2 ? -74 : -110}`, tones.night, 5) +
          rect(x - 18, y - (i < 2 ? 88 : 128), 36, 18, tones.night, 'rx="3"'),
      ),
      trees(random, 1330, 1640, 640, 60, mix(mood.nearHill, tones.deep, 0.3)),
      path(`M0 ${n(760)}Q260 770 460 850Q560 890 620 900H0Z`, mix(mood.nearHill, tones.deep, 0.45)),
      line(
        Array.from({ length: 70 }, () => {
          const x = random.between(0, 520)
          const y = 800 + random.between(0, 90) + x * 0.06
          return `M${n(x)} ${n(y)}h.01`
        }).join(''),
        tones.accent,
        9,
      ),
      line(
        Array.from(
          { length: 50 },
          () => `M${n(random.between(0, 420))} ${n(random.between(800, 895))}h.01`,
        ).join(''),
        tones.glow,
        6,
      ),
    ]
  })

export const harbourView = harbour('harbour-view', 'noon', 'football')
export const loughView = harbour('lough-view', 'dawn', 'hockey')
