import { mix } from '@clubhouse/artwork/colour'
import type { Held } from './figure.ts'
import { capsule, circlePath, polygon, reach, type Point } from '@clubhouse/artwork/geometry'
import type { Tones } from './palette.ts'
import { disc, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'

/** A football around 0,0 with its patches cut by the edge. */
export function football(x: number, y: number, r: number, white: string, dark: string, turn = 0): string {
  const pentagon = (cx: number, cy: number, size: number, spin: number) =>
    polygon(Array.from({ length: 5 }, (_, i) => reach([cx, cy], 180 + spin + i * 72, size)))
  const outer = [0, 1, 2, 3, 4].map((i) => {
    const [cx, cy] = reach([0, 0], 180 + turn + i * 72, r * 0.98)
    return pentagon(cx, cy, r * 0.36, turn + i * 72 + 180)
  })
  const seams = [0, 1, 2, 3, 4].map((i) => {
    const a = reach([0, 0], 180 + turn + i * 72, r * 0.36)
    const b = reach([0, 0], 180 + turn + i * 72, r * 0.66)
    return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
  })
  const clip = `ball${Math.round(x)}-${Math.round(y)}`
  return group(
    `transform="translate(${n(x)} ${n(y)})"`,
    `<defs><clipPath id="${clip}"><circle r="${n(r)}"/></clipPath></defs>`,
    disc(0, 0, r, white),
    group(
      `clip-path="url(#${clip})"`,
      path(pentagon(0, 0, r * 0.38, turn) + outer.join(''), dark),
      line(seams.join(''), dark, r * 0.06),
      path(
        `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 0 ${n(r)} 0A${n(r)} ${n(r * 0.62)} 0 0 1 ${n(-r)} 0Z`,
        dark,
        'opacity="0.22"',
      ),
    ),
  )
}

/** A shield on a wooden plinth, as children's cups are; 0,0 is where the hands hold it. */
export function shieldTrophy(size: number, tones: Tones): string {
  const s = size / 100
  const bright = mix(tones.accent, '#fff6d8', 0.45)
  const dark = mix(tones.accent, '#5a2d00', 0.45)
  return group(
    `transform="scale(${n(s * 10) ? s.toFixed(3) : '1'})"`,
    path('M-44 -92Q-20 -84 0 -100Q20 -84 44 -92V-40Q40 -6 0 14Q-40 -6 -44 -40Z', dark),
    path('M-36 -84Q-16 -78 0 -90Q16 -78 36 -84V-42Q32 -12 0 4Q-32 -12 -36 -42Z', tones.accent),
    path('M0 -90Q16 -78 36 -84V-42Q32 -12 0 4Z', mix(tones.accent, '#5a2d00', 0.18)),
    path(circlePath([0, -46], 17), bright),
    path('M0 -59l4 9 9 .6 -7 6 2.4 9L0 -39l-8.4 4.6L-6 -43.400l-7 -6 9 -.6Z', dark),
  )
}

const STICK_LENGTH = 58

function stickFrom(upper: Point, lower: Point, length: number, wood: string, tape: string): string {
  const angle = (Math.atan2(lower[0] - upper[0], lower[1] - upper[1]) * 180) / Math.PI
  const top = reach(upper, angle + 180, 3)
  const heel = reach(upper, angle, length)
  const toe = reach(reach(heel, angle, 3), angle + 90, 6)
  return (
    path(capsule(top, 1.5, heel, 1.7), wood) +
    line(
      `M${n(heel[0])} ${n(heel[1])}Q${n(reach(heel, angle, 5)[0])} ${n(reach(heel, angle, 5)[1])} ${n(toe[0])} ${n(toe[1])}`,
      wood,
      3.6,
    ) +
    path(capsule(top, 1.8, reach(top, angle, 14), 1.8), tape)
  )
}

/** A hockey stick from the near hand, in the direction of the pose's grip; 0° points down. */
export const stick =
  (degrees: number, wood: string, tape: string, length = STICK_LENGTH): Held =>
  (near) =>
    stickFrom(reach(near, degrees + 180, 10), reach(near, degrees, 10), length, wood, tape)

/** A rake through both hands, its head on the ground. */
export const rake =
  (wood: string, iron: string, length = 74): Held =>
  (near, far) => {
    const upper = near[1] < far[1] ? near : far
    const lower = upper === near ? far : near
    const angle = (Math.atan2(lower[0] - upper[0], lower[1] - upper[1]) * 180) / Math.PI
    const head = reach(upper, angle, length)
    const end = reach(upper, angle + 180, 12)
    return (
      line(`M${n(end[0])} ${n(end[1])}L${n(head[0])} ${n(head[1])}`, wood, 1.8) +
      group(
        `transform="translate(${n(head[0])} ${n(head[1])}) rotate(${n(-angle + 24)})"`,
        rect(-8, -1.4, 16, 2.8, iron, 'rx="1"'),
        line('M-7 0v5M-3.500 0v5M0 0v5M3.500 0v5M7 0v5', iron, 1.1),
      )
    )
  }

export function cone(x: number, y: number, size: number, colour: string): string {
  return (
    oval(x, y, size * 0.62, size * 0.16, mix(colour, '#000000', 0.25)) +
    path(
      `M${n(x - size * 0.4)} ${n(y)}L${n(x - size * 0.07)} ${n(y - size)}H${n(x + size * 0.07)}L${n(x + size * 0.4)} ${n(y)}Z`,
      colour,
    ) +
    path(
      `M${n(x - size * 0.26)} ${n(y - size * 0.36)}L${n(x - size * 0.18)} ${n(y - size * 0.6)}H${n(x + size * 0.18)}L${n(x + size * 0.26)} ${n(y - size * 0.36)}Z`,
      '#ffffff',
    )
  )
}

/** Flags on a string that hangs between two points. */
export function bunting([x1, y1]: Point, [x2, y2]: Point, sag: number, colours: string[], size = 26): string {
  const count = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.5)))
  const on = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
  const flags = Array.from({ length: count }, (_, i) => {
    const [ax, ay] = on((i + 0.12) / count)
    const [bx, by] = on((i + 0.88) / count)
    return path(
      `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n((ax + bx) / 2)} ${n((ay + by) / 2 + size)}Z`,
      colours[i % colours.length] ?? '#ffffff',
    )
  })
  const [mx, my] = on(0.5)
  return (
    flags.join('') +
    line(
      `M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my + sag)} ${n(x2)} ${n(y2)}`,
      mix(colours[0] ?? '#000000', '#000000', 0.3),
      2,
    )
  )
}
