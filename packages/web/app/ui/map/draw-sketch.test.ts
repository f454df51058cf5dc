import { expect, test } from 'vitest'
import { drawSketch, type SketchTile } from './draw-sketch.ts'
import type { SketchColours } from './sketch-colours.ts'
import { terrainAround } from './sketch-terrain.ts'

const HOME = { x: 1_983_000, y: 1_360_000 }
const COLOURS = new Proxy({} as SketchColours, { get: (_, name) => String(name) })

/** Draws a tile on paper that remembers every point a line went through, in pixels of the map. */
function pointsOf(tile: SketchTile): Set<string> {
  const points = new Set<string>()
  const note = (x: number, y: number) =>
    points.add(
      `${Math.round((tile.x + x * tile.pixel) * 1000)} ${Math.round((tile.y + y * tile.pixel) * 1000)}`,
    )
  const nothing = () => undefined
  const paper = {
    ...{ beginPath: nothing, closePath: nothing, fill: nothing, stroke: nothing, fillRect: nothing },
    ...{ save: nothing, restore: nothing, translate: note, rotate: nothing },
    moveTo: note,
    lineTo: note,
  }
  drawSketch(paper as unknown as CanvasRenderingContext2D, tile, terrainAround(HOME), COLOURS)
  return points
}

test.each([
  { zoom: 13, pixel: 2 },
  { zoom: 14, pixel: 1 },
  { zoom: 15, pixel: 0.5 },
])('two neighbours at zoom $zoom draw the same along the edge they share', ({ pixel }) => {
  const side = 256 * pixel
  const left = pointsOf({ x: HOME.x, y: HOME.y, pixel, size: 256 })
  const right = pointsOf({ x: HOME.x + side, y: HOME.y, pixel, size: 256 })
  const edge = (HOME.x + side) * 1000
  const onEdge = (points: Set<string>) =>
    [...points]
      .map((point) => point.split(' ').map(Number))
      .filter(
        ([x = 0, y = 0]) =>
          Math.abs(x - edge) <= 6000 * pixel && y >= HOME.y * 1000 && y <= (HOME.y + side) * 1000,
      )
      .map((point) => point.join(' '))
      .toSorted()
  expect(onEdge(left).length).toBeGreaterThan(0)
  expect(onEdge(right)).toEqual(onEdge(left))
})
