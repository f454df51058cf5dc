import type { Point } from '@clubhouse/artwork/geometry'

/** Where somebody stands: metres to the right and metres away. */
export type Spot = [x: number, away: number]

/** Looks along the ground; heights and distances are in metres. */
export interface Camera {
  horizon: number
  /** Where a point of the ground, or one above it, is seen. */
  see(x: number, away: number, up?: number): Point
  /** Pixels to a metre, so far away. */
  scale(away: number): number
}

export function camera({
  horizon,
  eye,
  focal = 900,
  centre = 800,
}: {
  horizon: number
  /** Height of the lens above the ground. */
  eye: number
  focal?: number
  centre?: number
}): Camera {
  return {
    horizon,
    see: (x, away, up = 0) => [centre + (focal * x) / away, horizon + (focal * (eye - up)) / away],
    scale: (away) => focal / away,
  }
}
