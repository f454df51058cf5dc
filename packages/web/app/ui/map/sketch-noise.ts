/**
 * Noise that is the same wherever and whenever it is asked for: a landscape drawn from it joins up across tiles
 * and comes back when the map is moved there again.
 */
export function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const along = fade(x - left)
  const down = fade(y - top)
  const upper = mix(slope(left, top, x, y, seed), slope(left + 1, top, x, y, seed), along)
  const lower = mix(slope(left, top + 1, x, y, seed), slope(left + 1, top + 1, x, y, seed), along)
  return mix(upper, lower, down)
}

/** Hills upon hills: `layers` times noise, each of twice the detail and half the weight; about -1 to 1. */
export function hills(x: number, y: number, seed: number, layers: number): number {
  let sum = 0
  let weight = 1
  let detail = 1
  for (let layer = 0; layer < layers; layer += 1) {
    sum += weight * noise(x * detail, y * detail, seed + layer)
    weight /= 2
    detail *= 2
  }
  return sum
}

/** A number from 0 up to 1 for a cell of a lattice. */
export function chance(column: number, row: number, seed: number): number {
  return scramble(column, row, seed) / 0x1_0000_0000
}

/** Sixteen directions are enough for the eye, and looking one up is much cheaper than a sine. */
const DIRECTIONS = Array.from({ length: 16 }, (_, at) => {
  const angle = ((at + 0.5) / 16) * 2 * Math.PI
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2] as const
})

function slope(column: number, row: number, x: number, y: number, seed: number): number {
  const [east = 0, south = 0] = DIRECTIONS[scramble(column, row, seed) & 15] ?? []
  return east * (x - column) + south * (y - row)
}

function scramble(column: number, row: number, seed: number): number {
  let bits = Math.imul(column, 0x27d4_eb2d) ^ Math.imul(row, 0x1656_67b1) ^ Math.imul(seed, 0x9e37_79b1)
  bits = Math.imul(bits ^ (bits >>> 15), 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)

const mix = (from: number, to: number, part: number): number => from + (to - from) * part
