import { chance, hills, noise } from './sketch-noise.ts'

/** A point of the sketch, in pixels of the map at zoom 14, whatever the zoom it is drawn at. */
export interface SketchPoint {
  x: number
  y: number
}

/** The heights that are lines and areas in the drawing. */
export interface Terrain {
  /** Sea below 0. */
  height: (x: number, y: number) => number
  /** A road runs where it is 0. */
  mainRoad: (x: number, y: number) => number
  lane: (x: number, y: number) => number
  river: (x: number, y: number) => number
  /** Trees above 0. */
  wood: (x: number, y: number) => number
  /** From 0 in the country to 1 at the heart of the village. */
  village: (x: number, y: number) => number
}

const VILLAGE_RADIUS = 175
const HOME_RADIUS = 620
/** So high above the sea that the village does not get its feet wet. */
const DRY = 0.12

/**
 * An invented coast. The landscape belongs to the globe, not to the map that happens to show it; only around `home`
 * it is bent a little, so that the marker stands on dry land, by a road, in a village, with the sea in sight.
 */
export function terrainAround(home: SketchPoint): Terrain {
  // To the left or right rather than up or down, since maps are wider than tall.
  const turn = chance(Math.round(home.x), Math.round(home.y), 91)
  const seaward = turn < 0.5 ? Math.PI * (turn - 0.25) : Math.PI * (turn + 0.25)
  const near = (x: number, y: number, radius: number) =>
    Math.exp(-((x - home.x) ** 2 + (y - home.y) ** 2) / radius ** 2)
  const wild = {
    height: (x: number, y: number) => 0.22 + hills(x / 520, y / 520, 11, 4),
    mainRoad: (x: number, y: number) => hills(x / 760, y / 760, 31, 2),
    lane: (x: number, y: number) => hills(x / 330, y / 330, 41, 2),
  }
  const homeRoad = wild.mainRoad(home.x + 26, home.y + 20)
  const homeLane = wild.lane(home.x - 60, home.y + 34)

  const coast = (x: number, y: number) => {
    const bent = near(x, y, HOME_RADIUS)
    const away = (x - home.x) * Math.cos(seaward) + (y - home.y) * Math.sin(seaward)
    return wild.height(x, y) * (1 - bent * 0.7) + bent * (0.15 - away / 820)
  }
  const mound = Math.max(0, DRY - coast(home.x, home.y))

  return {
    height: (x, y) => coast(x, y) + mound * near(x, y, VILLAGE_RADIUS),
    mainRoad: (x, y) => wild.mainRoad(x, y) - homeRoad * near(x, y, HOME_RADIUS),
    lane: (x, y) => wild.lane(x, y) - homeLane * near(x, y, HOME_RADIUS),
    river: (x, y) => hills(x / 900 + 7, y / 900, 51, 3) - 0.06,
    wood: (x, y) => noise(x / 210, y / 210, 61) - 0.42 - near(x, y, VILLAGE_RADIUS),
    village: (x, y) => near(x, y, VILLAGE_RADIUS),
  }
}
