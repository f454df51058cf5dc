/** Heights at the corners of square cells, row by row. */
export interface HeightGrid {
  columns: number
  rows: number
  values: Float64Array
}

export type Point = readonly [x: number, y: number]

/** Measures a field at the corners of a grid; coordinates of the grid are handed to `field`. */
export function sample(columns: number, rows: number, field: (x: number, y: number) => number): HeightGrid {
  const values = new Float64Array(columns * rows)
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) values[y * columns + x] = field(x, y)
  }
  return { columns, rows, values }
}

/** What lies below a level, as polygons in grid coordinates, cell by cell (marching squares). */
export function* below(grid: HeightGrid, level: number): Generator<readonly Point[]> {
  for (let y = 0; y + 1 < grid.rows; y += 1) {
    for (let x = 0; x + 1 < grid.columns; x += 1) {
      const low = countLow(grid, x, y, level)
      if (low === 4) yield around(cellAt(grid, x, y), Number.POSITIVE_INFINITY)
      else if (low > 0) yield around(cellAt(grid, x, y), level)
    }
  }
}

/** The line at a level, as segments in grid coordinates. */
export function* line(grid: HeightGrid, level: number): Generator<readonly [Point, Point]> {
  for (let y = 0; y + 1 < grid.rows; y += 1) {
    for (let x = 0; x + 1 < grid.columns; x += 1) {
      if (countLow(grid, x, y, level) % 4 === 0) continue
      const crossings = edges(cellAt(grid, x, y)).flatMap(([from, to]) =>
        from[2] < level === to[2] < level ? [] : [crossing(from, to, level)],
      )
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        yield [crossings[at] as Point, crossings[at + 1] as Point]
      }
    }
  }
}

/** How many of a cell's four corners lie below the level: most cells lie on one side, and that is all to know. */
function countLow({ columns, values }: HeightGrid, x: number, y: number, level: number): number {
  const at = y * columns + x
  const isLow = (index: number) => ((values[index] ?? 0) < level ? 1 : 0)
  return isLow(at) + isLow(at + 1) + isLow(at + columns) + isLow(at + columns + 1)
}

type Corner = readonly [x: number, y: number, height: number]

function cellAt({ columns, values }: HeightGrid, x: number, y: number): Corner[] {
  const corner = (across: number, down: number): Corner => [
    across,
    down,
    values[down * columns + across] ?? 0,
  ]
  return [corner(x, y), corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1)]
}

const edges = (corners: Corner[]): [Corner, Corner][] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] as Corner])

/** Walks around the cell, keeping low corners and the points where an edge crosses the level. */
function around(corners: Corner[], level: number): Point[] {
  return edges(corners).flatMap(([from, to]) => [
    ...(from[2] < level ? [[from[0], from[1]] as const] : []),
    ...(from[2] < level === to[2] < level ? [] : [crossing(from, to, level)]),
  ])
}

function crossing(from: Corner, to: Corner, level: number): Point {
  // Always from the same end, so that the two cells that share this edge agree to the last digit.
  if (from[0] > to[0] || from[1] > to[1]) return crossing(to, from, level)
  const part = (level - from[2]) / (to[2] - from[2])
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}
