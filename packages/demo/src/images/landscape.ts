import { mix } from '@clubhouse/artwork/colour'
import { polyline, type Point } from '@clubhouse/artwork/geometry'
import type { Mood } from './mood.ts'
import type { Random } from './random.ts'
import { disc, fade, glow, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'

export function sky(mood: Mood, width: number, height: number): string {
  return `<defs>${fade('sky', ...mood.sky)}</defs>${rect(0, 0, width, height, 'url(#sky)')}`
}

/** The sun or moon with its halo. */
export function sun(mood: Mood, x: number, y: number, radius: number): string {
  const isMoon = mood.time === 'night'
  return [
    `<defs>${glow('halo', [0, mood.lamp, 0.75], [0.3, mood.lamp, 0.35], [1, mood.lamp, 0])}</defs>`,
    disc(x, y, radius * (isMoon ? 3 : 4.6), 'url(#halo)', isMoon ? 'opacity="0.5"' : ''),
    disc(x, y, radius, mood.lamp),
  ].join('')
}

export function stars(random: Random, width: number, height: number, count: number, colour: string): string {
  const specks = Array.from({ length: count }, () => {
    const y = random.next() ** 1.5 * height
    return `M${n(random.between(0, width))} ${n(y)}h.01`
  })
  const half = Math.floor(count / 2)
  return (
    line(specks.slice(0, half).join(''), colour, 2, 'opacity="0.5"') +
    line(specks.slice(half, -8).join(''), colour, 3, 'opacity="0.8"') +
    line(specks.slice(-8).join(''), colour, 5)
  )
}

/** Smooth chance along a line, −1 to 1. */
function noise(random: Random, steps: number): (share: number) => number {
  const knots = Array.from({ length: steps + 2 }, () => random.between(-1, 1))
  return (share) => {
    const position = Math.min(0.9999, Math.max(0, share)) * steps
    const index = Math.floor(position)
    const t = position - index
    const ease = t * t * (3 - 2 * t)
    return (knots[index] ?? 0) * (1 - ease) + (knots[index + 1] ?? 0) * ease
  }
}

export interface Range {
  width: number
  base: number
  height: number
  bumps: number
  colour: string
  rough?: number
}

/** One range of hills, from its ridge down to `base`. */
export function hills(random: Random, { width, base, height, bumps, colour, rough = 0.16 }: Range): string {
  const broad = noise(random, bumps)
  const fine = noise(random, bumps * 5)
  const ridge = Array.from({ length: 81 }, (_, i): Point => {
    const share = i / 80
    const rise = 0.55 + 0.45 * broad(share) + rough * fine(share)
    return [share * width, base - height * Math.max(0.02, rise)]
  })
  return path(`${polyline(ridge)}V${base + 2}H0Z`, colour)
}

/** Ranges from far and pale to near and strong. */
export function ranges(
  random: Random,
  mood: Mood,
  width: number,
  horizon: number,
  tallest: number,
  count = 3,
): string {
  return Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 1 : i / (count - 1)
    return hills(random, {
      width,
      base: horizon,
      height: tallest * (1 - share * 0.62),
      bumps: 3 + i * 2,
      colour: mix(mood.farHill, mood.nearHill, share ** 1.2),
    })
  }).join('')
}

/** A flat sea under the horizon with light lying on it. */
export function sea(
  random: Random,
  mood: Mood,
  width: number,
  top: number,
  bottom: number,
  sunX: number,
): string {
  const [, middle] = mood.sky
  const [, last] = mood.sky.at(-1) ?? [1, mood.farHill]
  const water = mix(middle?.[1] ?? mood.farHill, mood.nearHill, 0.42)
  const glints = Array.from({ length: 46 }, () => {
    const depth = random.next()
    const y = top + 4 + depth * (bottom - top - 6)
    const reach = 30 + depth * 130
    const x = sunX + random.between(-1, 1) * reach * 1.6
    return `M${n(x - reach * 0.3)} ${n(y)}h${n(reach * random.between(0.2, 0.7))}`
  })
  const ripples = Array.from({ length: 60 }, () => {
    const depth = random.next()
    return `M${n(random.between(-40, width))} ${n(top + 6 + depth * (bottom - top))}h${n(20 + depth * 90)}`
  })
  return [
    `<defs>${fade('sea', [0, mix(water, last, 0.5)], [1, water])}</defs>`,
    rect(0, top, width, bottom - top, 'url(#sea)'),
    line(ripples.join(''), mood.lamp, 2, 'opacity="0.14"'),
    line(glints.join(''), mood.lamp, 3, 'opacity="0.7"'),
  ].join('')
}

export function cloud(x: number, y: number, size: number, colour: string, opacity = 0.7): string {
  const puffs: [number, number, number][] = [
    [-1.5, 0, 0.5],
    [-0.8, -0.3, 0.7],
    [0.1, -0.52, 0.86],
    [0.9, -0.2, 0.66],
    [1.6, 0.02, 0.46],
  ]
  return group(
    `opacity="${opacity}"`,
    ...puffs.map(([dx, dy, r]) => disc(x + dx * size, y + dy * size, r * size, colour)),
    rect(x - 2 * size, y, 4.05 * size, 0.5 * size, colour, `rx="${n(0.25 * size)}"`),
  )
}

/** Long thin clouds, as at dawn. */
export function streaks(
  random: Random,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  count = 9,
): string {
  return Array.from({ length: count }, () => {
    const length = random.between(140, 520)
    return oval(
      random.between(0, width),
      random.between(top, bottom),
      length,
      random.between(3, 9),
      colour,
      'opacity="0.35"',
    )
  }).join('')
}

export function rain(random: Random, width: number, height: number, colour: string): string {
  const drops = (count: number, length: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [random.between(-60, width), random.between(-40, height)]
      return `M${n(x)} ${n(y)}l${n(-length * 0.22)} ${n(length)}`
    }).join('')
  return (
    line(drops(170, 26), colour, 1.6, 'opacity="0.4"') + line(drops(70, 54), colour, 2.6, 'opacity="0.45"')
  )
}

/** Round trees along a line, far enough away to be shapes. */
export function trees(
  random: Random,
  x1: number,
  x2: number,
  base: number,
  size: number,
  colour: string,
): string {
  const count = Math.round((x2 - x1) / (size * 0.8))
  return Array.from({ length: count }, (_, i) => {
    const x = x1 + ((i + random.between(0.2, 0.8)) / count) * (x2 - x1)
    const r = size * random.between(0.4, 0.7)
    return oval(x, base - r * 0.7, r * 0.9, r, colour)
  }).join('')
}

/** A few gulls. */
export function gulls(random: Random, x: number, y: number, count: number, colour: string): string {
  return Array.from({ length: count }, () => {
    const [gx, gy, s] = [x + random.between(-170, 170), y + random.between(-60, 60), random.between(8, 16)]
    return line(
      `M${n(gx - s)} ${n(gy - s * 0.3)}Q${n(gx - s * 0.4)} ${n(gy - s * 0.6)} ${n(gx)} ${n(gy)}Q${n(gx + s * 0.4)} ${n(gy - s * 0.6)} ${n(gx + s)} ${n(gy - s * 0.3)}`,
      colour,
      2.6,
    )
  }).join('')
}
