import { expect, test } from 'vitest'
import { qrCode } from '../cards/qr.ts'
import { decode, type Pixels } from './decode.ts'

/** As long as a card's address is, and nothing that could be guessed of it. */
const ADDRESS = `https://dunvarra.example/card/${'K7f-Qx_0Zr4mWv9T'.repeat(13)}`

interface Look {
  /** How many pixels one module of the code is wide in the picture. */
  module?: number
  /** How the phone is turned, in degrees. */
  turn?: number
  dark?: number
  light?: number
  /** How far each pixel may be off, as in poor light. */
  noise?: number
}

/** A camera's picture of our own code, drawn as a card draws it, in the middle of a frame. */
function seen(text: string, { module = 4, turn = 0, dark = 20, light = 235, noise = 0 }: Look = {}): Pixels {
  const { size, path } = qrCode(text)
  const isDark = new Uint8Array(size * size)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g)) isDark[Number(y) * size + Number(x)] = 1
  const [width, height] = [360, 320]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  let chance = 1
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [(at % width) - width / 2, Math.floor(at / width) - height / 2]
    const column = Math.floor((x * cos + y * sin) / module + size / 2)
    const row = Math.floor((y * cos - x * sin) / module + size / 2)
    const isInside = column >= 0 && column < size && row >= 0 && row < size
    chance = (chance * 48_271) % 2_147_483_647
    const off = (chance / 2_147_483_647 - 0.5) * 2 * noise
    const grey = (isInside && isDark[row * size + column] ? dark : light) + off
    data[at * 4] = data[at * 4 + 1] = data[at * 4 + 2] = grey
  }
  return { width, height, data }
}

/** What can be read does not depend on how fast this machine is. */
const read = (picture: Pixels) => decode(picture, Infinity)

test.each<[string, Look]>([
  ['straight', {}],
  ['small, from further away', { module: 3 }],
  ['turned a little', { turn: 12 }],
  ['upside down', { turn: 175 }],
  ['in the dark', { dark: 25, light: 75, noise: 8 }],
  ['in glaring light', { dark: 170, light: 250, noise: 8 }],
])('a card is read %s', (_, look) => {
  expect(read(seen(ADDRESS, look))).toBe(ADDRESS)
})

test('a picture without a code says nothing', () => {
  expect(read(seen(ADDRESS, { dark: 200, light: 200, noise: 40 }))).toBeNull()
})
