import { n } from './svg.ts'

export type Point = [x: number, y: number]

export const polygon = (points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const polyline = (points: Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

/** A soft line through all points (Catmull–Rom). */
export function curve(points: Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`
  }
  return d
}

/** A limb: two circles of different size and the skin stretched over them. */
export function capsule([x1, y1]: Point, r1: number, [x2, y2]: Point, r2: number): string {
  const distance = Math.hypot(x2 - x1, y2 - y1)
  if (distance <= Math.abs(r1 - r2) + 0.01) return circlePath(r1 > r2 ? [x1, y1] : [x2, y2], Math.max(r1, r2))
  const along = Math.atan2(y2 - y1, x2 - x1)
  const spread = Math.acos((r1 - r2) / distance)
  const on = (x: number, y: number, r: number, angle: number) =>
    `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
  const far = spread < Math.PI / 2 ? 0 : 1
  return (
    `M${on(x1, y1, r1, along + spread)}` +
    `A${n(r1)} ${n(r1)} 0 ${1 - far} 1 ${on(x1, y1, r1, along - spread)}` +
    `L${on(x2, y2, r2, along - spread)}` +
    `A${n(r2)} ${n(r2)} 0 ${far} 1 ${on(x2, y2, r2, along + spread)}Z`
  )
}

export function circlePath([x, y]: Point, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
}

/** From `start`, so far in a direction; 0° is straight down, positive is to the right. */
export function reach([x, y]: Point, degrees: number, length: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length]
}

export const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]
