import { hills, noise } from './sketch-noise.ts'

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

const VILLAGE_RADIUS = 190
const HOME_RADIUS = 620

/**
 * An invented coast. The landscape belongs to the globe, not to the map that happens to show it; only around `home`
 * it is bent a little, so that the marker stands on dry land, by a road, in a village, with the sea in sight.
 */
export function terrainAround(home: SketchPoint): Terrain {
  const seed = Math.round(home.x + home.y)
  const seaward = ((seed % 12) / 12) * 2 * Math.PI
  const near = (x: number, y: number, radius: number) =>
    Math.exp(-((x - home.x) ** 2 + (y - home.y) ** 2) / radius ** 2)
  const wild = {
    height: (x: number, y: number) => 0.22 + hills(x / 520, y / 520, 11, 4),
    mainRoad: (x: number, y: number) => hills(x / 760, y / 760, 31, 2),
    lane: (x: number, y: number) => hills(x / 330, y / 330, 41, 2),
  }
  const homeRoad = wild.mainRoad(home.x + 26, home.y + 20)
  const homeLane = wild.lane(home.x - 60, home.y + 34)

  return {
    height: (x, y) => {
      const bent = near(x, y, HOME_RADIUS)
      const away = (x - home.x) * Math.cos(seaward) + (y - home.y) * Math.sin(seaward)
      return wild.height(x, y) * (1 - bent * 0.72) + bent * (0.2 - away / 900)
    },
    mainRoad: (x, y) => wild.mainRoad(x, y) - homeRoad * near(x, y, HOME_RADIUS),
    lane: (x, y) => wild.lane(x, y) - homeLane * near(x, y, HOME_RADIUS),
    river: (x, y) => hills(x / 900 + 7, y / 900, 51, 3) - 0.06,
    wood: (x, y) => noise(x / 210, y / 210, 61) - 0.42 - near(x, y, VILLAGE_RADIUS),
    village: (x, y) => near(x, y, VILLAGE_RADIUS),
  }
}
