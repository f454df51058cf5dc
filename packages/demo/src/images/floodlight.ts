import { mix } from '@clubhouse/artwork/colour'
import type { Mood } from './mood.ts'
import { glow, group, line, n, path, rect } from '@clubhouse/artwork/svg'

export interface Mast {
  x: number
  /** Where it stands. */
  foot: number
  /** Where its lamps are. */
  top: number
  size: number
}

/** The glow is drawn before everything that stands in it. */
export function lightGlow(list: Mast[], mood: Mood): string {
  const defs = `<defs>${glow('lamp', [0, '#ffffff', 0.95], [0.08, mood.lamp, 0.7], [0.26, mood.lamp, 0.2], [0.6, mood.lamp, 0.05], [1, mood.lamp, 0])}</defs>`
  const halos = list.map(
    ({ x, top, size }) => `<circle cx="${n(x)}" cy="${n(top)}" r="${n(size * 4.6)}" fill="url(#lamp)"/>`,
  )
  return defs + halos.join('')
}

/** The cone of light from one mast towards the field. */
export function beam(
  { x, top, size }: Mast,
  toX: number,
  toY: number,
  spread: number,
  mood: Mood,
  id: string,
): string {
  const defs = `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="${n(top)}" x2="${n(toX)}" y2="${n(toY)}"><stop stop-color="${mood.lamp}" stop-opacity="0.3"/><stop offset="1" stop-color="${mood.lamp}" stop-opacity="0"/></linearGradient></defs>`
  return (
    defs +
    path(
      `M${n(x - size * 0.5)} ${n(top)}L${n(x + size * 0.5)} ${n(top)}L${n(toX + spread)} ${n(toY)}L${n(toX - spread)} ${n(toY)}Z`,
      `url(#${id})`,
    )
  )
}

export function masts(list: Mast[], mood: Mood, isLit: boolean): string {
  const steel = mix(mood.nearHill, '#0a0f14', 0.4)
  return list
    .map(({ x, foot, top, size }) => {
      const lamp = size * 0.2
      const rows = [0, 1, 2].flatMap((row) =>
        [-2, -1, 0, 1, 2].map((column) =>
          rect(
            x + column * lamp * 1.28 - lamp / 2,
            top + (row - 1) * lamp * 1.25 - lamp / 2,
            lamp,
            lamp,
            isLit ? '#fffdf2' : mix(steel, '#ffffff', 0.4),
            `rx="${n(lamp * 0.25)}"`,
          ),
        ),
      )
      const shaft = path(
        `M${n(x - size * 0.05)} ${n(top)}H${n(x + size * 0.05)}L${n(x + size * 0.1)} ${n(foot)}H${n(x - size * 0.1)}Z`,
        steel,
      )
      const rungs = line(
        `M${n(x)} ${n(top + size * 0.5)}V${n(foot)}`,
        mix(steel, '#ffffff', 0.15),
        size * 0.03,
        'stroke-dasharray="2 9"',
      )
      return group(
        '',
        shaft,
        rungs,
        rect(x - lamp * 3.4, top - lamp * 2, lamp * 6.8, lamp * 4, steel, `rx="${n(lamp * 0.4)}"`),
        ...rows,
      )
    })
    .join('')
}
