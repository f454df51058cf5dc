import type { Camera } from './camera.ts'
import { mix } from '@clubhouse/artwork/colour'
import { polygon, polyline, type Point } from '@clubhouse/artwork/geometry'
import type { Mood } from './mood.ts'
import { fade, line, n, path, rect } from '@clubhouse/artwork/svg'

export interface Ground {
  width: number
  height: number
  /** Stripes run away from us or across. */
  stripes?: 'away' | 'across'
  stripe?: number
}

/** Mown stripes from the horizon to the lower edge. */
export function grass(
  view: Camera,
  mood: Mood,
  { width, height, stripes = 'away', stripe = 5 }: Ground,
): string {
  const { horizon } = view
  const far = mix(mood.fieldDark, mood.farHill, 0.35)
  const near = mix(mood.fieldDark, mood.nearHill, 0.3)
  const defs = `<defs>${fade('grass', [0, far], [0.25, mood.fieldDark], [1, near])}${fade('mown', [0, mix(mood.fieldLight, mood.farHill, 0.3)], [0.3, mood.fieldLight], [1, mix(mood.fieldLight, mood.fieldDark, 0.35)])}</defs>`
  const bands: string[] = []
  if (stripes === 'away') {
    for (let x = -120; x < 120; x += stripe * 2) {
      const corners: Point[] = [
        view.see(x, 400),
        view.see(x + stripe, 400),
        view.see(x + stripe, 1.4),
        view.see(x, 1.4),
      ]
      bands.push(polygon(corners))
    }
  } else {
    for (let z = 0; z < 160; z += stripe * 2) {
      const [, top] = view.see(0, z + stripe)
      const [, bottom] = view.see(0, Math.max(z, 0.5))
      bands.push(`M0 ${n(top)}H${width}V${n(Math.min(bottom, height + 10))}H0Z`)
    }
  }
  return [
    defs,
    rect(0, horizon, width, height - horizon, 'url(#grass)'),
    `<svg x="0" y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" viewBox="0 ${n(horizon)} ${width} ${n(height - horizon)}">${path(bands.join(''), 'url(#mown)')}</svg>`,
  ].join('')
}

/** A painted line as wide as paint is, nearer thicker. */
export function marking(view: Camera, points: [number, number][], colour: string, paint = 0.12): string {
  return points
    .slice(1)
    .map(([x2, z2], i) => {
      const [x1, z1] = points[i] ?? [0, 1]
      const isAcross = Math.abs(x2 - x1) > Math.abs(z2 - z1)
      const [dx, dz] = isAcross ? [0, paint] : [paint, 0]
      return path(
        polygon([
          view.see(x1 - dx, z1 - dz),
          view.see(x2 - dx, z2 - dz),
          view.see(x2 + dx, z2 + dz),
          view.see(x1 + dx, z1 + dz),
        ]),
        colour,
      )
    })
    .join('')
}

export function ring(
  view: Camera,
  x: number,
  away: number,
  radius: number,
  colour: string,
  paint = 0.12,
): string {
  const loop = (r: number) =>
    Array.from({ length: 72 }, (_, i): Point => {
      const angle = (i / 72) * Math.PI * 2
      return view.see(x + Math.cos(angle) * r, Math.max(0.6, away + Math.sin(angle) * r))
    })
  return path(polygon(loop(radius + paint)) + polygon(loop(radius - paint)), colour, 'fill-rule="evenodd"')
}

/** A goal seen from the front, its net behind it. */
export function goal(
  view: Camera,
  x: number,
  away: number,
  colour: string,
  { wide = 7.3, tall = 2.44, deep = 2, mesh = 15 } = {},
): string {
  const half = wide / 2
  const post = Math.max(2.5, view.scale(away) * 0.13)
  const top = (side: number) => view.see(x + side * half, away, tall)
  const foot = (side: number) => view.see(x + side * half, away)
  const net: string[] = []
  for (let i = 0; i <= mesh; i++) {
    const offset = x - half + (wide * i) / mesh
    net.push(polyline([view.see(offset, away + deep * 0.4, tall), view.see(offset, away + deep)]))
    net.push(polyline([view.see(offset, away, tall), view.see(offset, away + deep * 0.4, tall)]))
  }
  const rows = Math.round(mesh * 0.45)
  for (let i = 0; i <= rows; i++) {
    const share = i / rows
    const [z, up] = [away + deep * (0.4 + 0.6 * share), tall * (1 - share)]
    net.push(
      polyline([
        view.see(x - half, away, up),
        view.see(x - half, z, up),
        view.see(x + half, z, up),
        view.see(x + half, away, up),
      ]),
    )
  }
  return [
    line(net.join(''), colour, Math.max(0.8, post * 0.16), 'opacity="0.5"'),
    line(polyline([foot(-1), top(-1), top(1), foot(1)]), colour, post),
  ].join('')
}
