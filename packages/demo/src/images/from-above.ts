import { mix } from '@clubhouse/artwork/colour'
import { curve, type Point } from '@clubhouse/artwork/geometry'
import type { Tones } from './palette.ts'
import type { Random } from './random.ts'
import { disc, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'

export interface Field {
  x: number
  y: number
  width: number
  height: number
  light: string
  dark: string
  bands: number
}

export function stripes({ x, y, width, height, light, dark, bands }: Field): string {
  const step = width / bands
  const mown = Array.from({ length: Math.ceil(bands / 2) }, (_, i) =>
    rect(x + i * 2 * step, y, step, height, light),
  )
  return (
    rect(x - 14, y - 14, width + 28, height + 28, mix(dark, '#000000', 0.12), 'rx="6"') +
    rect(x, y, width, height, dark) +
    mown.join('')
  )
}

/** Football markings, drawn to scale. */
export function footballLines({ x, y, width, height }: Field, colour: string): string {
  const m = width / 104
  const [l, t, w, h] = [x + 2 * m, y + 2 * m, 100 * m, height - 4 * m]
  const cy = y + height / 2
  const box = (left: number, wide: number, tall: number) =>
    `M${n(left)} ${n(cy - tall / 2)}h${n(wide)}v${n(tall)}h${n(-wide)}Z`
  return (
    line(
      `M${n(l)} ${n(t)}h${n(w)}v${n(h)}h${n(-w)}ZM${n(l + w / 2)} ${n(t)}v${n(h)}${box(l, 16.5 * m, 40 * m)}${box(l + w - 16.5 * m, 16.5 * m, 40 * m)}${box(l, 5.5 * m, 18 * m)}${box(l + w - 5.5 * m, 5.5 * m, 18 * m)}${box(l - 2 * m, 2 * m, 7.3 * m)}${box(l + w, 2 * m, 7.3 * m)}`,
      colour,
      Math.max(2, m * 0.5),
    ) + disc(l + w / 2, cy, 9.15 * m, 'none', `stroke="${colour}" stroke-width="${n(Math.max(2, m * 0.5))}"`)
  )
}

/** Hockey markings: shooting circles instead of boxes. */
export function hockeyLines({ x, y, width, height }: Field, colour: string): string {
  const m = width / 98
  const [l, t, w, h] = [x + 3 * m, y + 2 * m, 91.4 * m, height - 4 * m]
  const cy = y + height / 2
  const r = 14.6 * m
  const arc = (left: number, sweep: 0 | 1) =>
    `M${n(left)} ${n(cy - r - 1.8 * m)}A${n(r)} ${n(r)} 0 0 ${sweep} ${n(left)} ${n(cy + r + 1.8 * m)}`
  const arcs = arc(l, 1) + arc(l + w, 0)
  return line(
    `M${n(l)} ${n(t)}h${n(w)}v${n(h)}h${n(-w)}ZM${n(l + w / 2)} ${n(t)}v${n(h)}M${n(l + w / 4)} ${n(t)}v${n(h)}M${n(l + (w * 3) / 4)} ${n(t)}v${n(h)}${arcs}M${n(l)} ${n(cy - 1.8 * m)}h${n(-2 * m)}v${n(3.6 * m)}h${n(2 * m)}M${n(l + w)} ${n(cy - 1.8 * m)}h${n(2 * m)}v${n(3.6 * m)}h${n(-2 * m)}`,
    colour,
    Math.max(2, m * 0.5),
  )
}

/** Trees from above, each with its shadow to the south-east. */
export function canopy(random: Random, points: Point[], size: number, tones: Tones): string {
  const crowns = points.map(([x, y]) => ({
    x: x + random.between(-14, 14),
    y: y + random.between(-14, 14),
    r: size * random.between(0.6, 1.1),
  }))
  return (
    crowns.map(({ x, y, r }) => disc(x + r * 0.4, y + r * 0.5, r, tones.night, 'opacity="0.25"')).join('') +
    crowns
      .map(
        ({ x, y, r }) =>
          disc(x, y, r, mix(tones.primary, tones.deep, 0.2)) +
          disc(x - r * 0.25, y - r * 0.25, r * 0.62, mix(tones.primary, tones.haze, 0.25)),
      )
      .join('')
  )
}

export const along = (x1: number, y1: number, x2: number, y2: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [
    x1 + ((x2 - x1) * i) / (count - 1),
    y1 + ((y2 - y1) * i) / (count - 1),
  ])

export function roof(x: number, y: number, width: number, height: number, colour: string): string {
  return (
    rect(x + 10, y + 14, width, height, '#000000', 'opacity="0.22"') +
    rect(x, y, width, height, colour) +
    rect(x, y + height / 2, width, height / 2, '#000000', 'opacity="0.16"') +
    line(`M${x} ${y + height / 2}h${width}`, mix(colour, '#ffffff', 0.3), 3)
  )
}

export function dinghy(x: number, y: number, turn: number, hull: string): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path('M-30 0Q-26 -13 8 -12Q30 -8 38 0Q30 8 8 12Q-26 13 -30 0Z', hull),
    path('M-20 0Q-18 -7 6 -6Q18 -4 22 0Q18 4 6 6Q-18 7 -20 0Z', mix(hull, '#3b2a1a', 0.35)),
  )
}

export function cars(random: Random, x: number, y: number, count: number, tones: Tones): string {
  const paints = [tones.paper, tones.accent, tones.deep, tones.haze, '#9aa3a8'] as const
  return Array.from({ length: count }, (_, i) =>
    random.next() < 0.25
      ? ''
      : rect(x + i * 26, y, 17, 34, random.pick(paints), 'rx="5"') +
        rect(x + i * 26 + 3, y + 8, 11, 7, tones.night, 'opacity="0.6"'),
  ).join('')
}

/** Land with surf along its edge; `close` leads back around the land. */
export function coast(
  edge: Point[],
  close: string,
  colours: { water: string; land: string; sand: string },
): string {
  const outline = curve(edge)
  return [
    line(outline, mix(colours.water, '#ffffff', 0.22), 70),
    line(outline, mix(colours.water, '#ffffff', 0.5), 34),
    line(outline, '#fffdf4', 14),
    path(outline + close, colours.land),
    line(outline, colours.sand, 10),
  ].join('')
}

/** Players are dots with a shadow from up here. */
export function dots(points: Point[], colours: [string, string]): string {
  return points
    .map(
      ([x, y], i) =>
        oval(x + 6, y + 7, 10, 6, '#000000', 'opacity="0.3"') + disc(x, y, 7.5, colours[i % 2] ?? ''),
    )
    .join('')
}
