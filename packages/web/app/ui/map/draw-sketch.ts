import { below, line, sample, type HeightGrid, type Point } from './contours.ts'
import type { SketchColours } from './sketch-colours.ts'
import { chance } from './sketch-noise.ts'
import type { Terrain } from './sketch-terrain.ts'

export interface SketchTile {
  /** Its upper left corner and its pixels, in those of the map at zoom 14. */
  x: number
  y: number
  pixel: number
  /** The length of its side, in its own pixels. */
  size: number
}

const STEP = 8
/** Lines are followed a little beyond the edge, so that a stroke is not cut off where two tiles meet. */
const BEYOND = 2
const FIELD = 78
const HOUSE = 17

/** Draws one tile of the sketch. What belongs to two tiles is drawn on both, and meets at the edge. */
export function drawSketch(
  paint: CanvasRenderingContext2D,
  tile: SketchTile,
  terrain: Terrain,
  colours: SketchColours,
): void {
  const { size, pixel } = tile
  const wide = Math.min(2.2, Math.max(0.55, pixel ** -0.6))
  paint.lineJoin = 'round'
  paint.lineCap = 'round'
  paint.fillStyle = colours.land
  paint.fillRect(0, 0, size, size)

  if (pixel <= 2) drawFields(paint, tile, colours)
  const wood = measure(tile, terrain.wood)
  fillBelow(paint, invert(wood), 0, colours.wood)
  const river = measure(tile, terrain.river)
  stroke(paint, river, [[colours.sea, 5 * wide]])
  if (pixel <= 1) drawHouses(paint, tile, terrain, colours)
  if (pixel <= 2) {
    stroke(paint, measure(tile, terrain.lane), [
      [colours.roadEdge, 4 * wide],
      [colours.road, 2.6 * wide],
    ])
  }
  stroke(paint, measure(tile, terrain.mainRoad), [
    [colours.roadEdge, 8.5 * wide],
    [colours.road, 6.5 * wide],
  ])
  const height = measure(tile, terrain.height)
  fillBelow(paint, height, 0, colours.shallows)
  fillBelow(paint, height, -0.09, colours.sea)
  stroke(paint, height, [[colours.shore, 1.5]])
}

function measure({ x, y, pixel, size }: SketchTile, field: (x: number, y: number) => number): HeightGrid {
  const corners = size / STEP + 1 + 2 * BEYOND
  const at = (index: number) => (index - BEYOND) * STEP * pixel
  return sample(corners, corners, (column, row) => field(x + at(column), y + at(row)))
}

const invert = (grid: HeightGrid): HeightGrid => ({ ...grid, values: grid.values.map((value) => -value) })

const across = ([x, y]: Point): [number, number] => [(x - BEYOND) * STEP, (y - BEYOND) * STEP]

function fillBelow(paint: CanvasRenderingContext2D, grid: HeightGrid, level: number, colour: string): void {
  paint.beginPath()
  for (const polygon of below(grid, level))
    trace(
      paint,
      polygon.map(([x, y]) => across([x, y])),
    )
  paint.fillStyle = colour
  paint.fill()
}

/** The line at 0, once for each pen: first the edge of a road, then its surface. */
function stroke(paint: CanvasRenderingContext2D, grid: HeightGrid, pens: [colour: string, width: number][]) {
  paint.beginPath()
  for (const [from, to] of line(grid, 0)) {
    paint.moveTo(...across(from))
    paint.lineTo(...across(to))
  }
  for (const [colour, width] of pens) {
    paint.strokeStyle = colour
    paint.lineWidth = width
    paint.stroke()
  }
}

function trace(paint: CanvasRenderingContext2D, corners: [number, number][]): void {
  for (const [at, corner] of corners.entries()) {
    if (at === 0) paint.moveTo(...corner)
    else paint.lineTo(...corner)
  }
  paint.closePath()
}

/** Every lattice cell that reaches into the tile, by its column and row. */
function* latticeOf({ x, y, pixel, size }: SketchTile, cell: number): Generator<[number, number]> {
  const first = (start: number) => Math.floor(start / cell) - 1
  const last = (start: number) => Math.ceil((start + size * pixel) / cell) + 1
  for (let row = first(y); row <= last(y); row += 1) {
    for (let column = first(x); column <= last(x); column += 1) yield [column, row]
  }
}

/** A patchwork: the corners of a lattice, each pushed a little aside. */
function drawFields(paint: CanvasRenderingContext2D, tile: SketchTile, colours: SketchColours): void {
  const corner = (column: number, row: number): [number, number] => [
    ((column + (chance(column, row, 71) - 0.5) * 0.62) * FIELD - tile.x) / tile.pixel,
    ((row + (chance(column, row, 72) - 0.5) * 0.62) * FIELD - tile.y) / tile.pixel,
  ]
  paint.strokeStyle = colours.hedge
  paint.lineWidth = 1
  for (const [column, row] of latticeOf(tile, FIELD)) {
    const kind = chance(column, row, 73)
    paint.beginPath()
    trace(paint, [
      corner(column, row),
      corner(column + 1, row),
      corner(column + 1, row + 1),
      corner(column, row + 1),
    ])
    if (kind > 0.5) {
      paint.fillStyle = kind > 0.76 ? colours.otherField : colours.field
      paint.fill()
    }
    paint.stroke()
  }
}

/** Houses stand denser towards the heart of the village, and never on the main road. */
function drawHouses(
  paint: CanvasRenderingContext2D,
  tile: SketchTile,
  { village, mainRoad }: Terrain,
  colours: SketchColours,
): void {
  paint.fillStyle = colours.house
  for (const [column, row] of latticeOf(tile, HOUSE)) {
    const x = (column + 0.2 + chance(column, row, 81) * 0.4) * HOUSE
    const y = (row + 0.2 + chance(column, row, 82) * 0.4) * HOUSE
    if (chance(column, row, 83) > village(x, y) * 0.75 || Math.abs(mainRoad(x, y)) < 0.02) continue
    paint.save()
    paint.translate((x - tile.x) / tile.pixel, (y - tile.y) / tile.pixel)
    paint.rotate((chance(column >> 2, row >> 2, 84) - 0.5) * 1.2)
    const width = (4 + chance(column, row, 85) * 5) / tile.pixel
    paint.fillRect(-width / 2, -2.5 / tile.pixel, width, 5 / tile.pixel)
    paint.restore()
  }
}
