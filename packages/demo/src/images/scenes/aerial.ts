import { mix } from '../colour.ts'
import { curve, type Point } from '../geometry.ts'
import type { Palette, Tones } from '../palette.ts'
import type { Random } from '../random.ts'
import { scene, type Scene } from '../scene.ts'
import { disc, group, line, n, oval, path, rect } from '../svg.ts'
import { stipple } from '../texture.ts'

interface Field {
  x: number
  y: number
  width: number
  height: number
  light: string
  dark: string
  bands: number
}

function stripes({ x, y, width, height, light, dark, bands }: Field): string {
  const step = width / bands
  const mown = Array.from({ length: Math.ceil(bands / 2) }, (_, i) => rect(x + i * 2 * step, y, step, height, light))
  return rect(x - 14, y - 14, width + 28, height + 28, mix(dark, '#000000', 0.12), 'rx="6"') + rect(x, y, width, height, dark) + mown.join('')
}

/** Football markings, drawn to scale. */
function footballLines({ x, y, width, height }: Field, colour: string): string {
  const m = width / 104
  const [l, t, w, h] = [x + 2 * m, y + 2 * m, 100 * m, height - 4 * m]
  const cy = y + height / 2
  const box = (left: number, wide: number, tall: number) => `M${n(left)} ${n(cy - tall / 2)}h${n(wide)}v${n(tall)}h${n(-wide)}Z`
  return (
    line(
      `M${n(l)} ${n(t)}h${n(w)}v${n(h)}h${n(-w)}ZM${n(l + w / 2)} ${n(t)}v${n(h)}${box(l, 16.5 * m, 40 * m)}${box(l + w - 16.5 * m, 16.5 * m, 40 * m)}${box(l, 5.5 * m, 18 * m)}${box(l + w - 5.5 * m, 5.5 * m, 18 * m)}${box(l - 2 * m, 2 * m, 7.3 * m)}${box(l + w, 2 * m, 7.3 * m)}`,
      colour,
      Math.max(2, m * 0.5),
    ) + disc(l + w / 2, cy, 9.15 * m, 'none', `stroke="${colour}" stroke-width="${n(Math.max(2, m * 0.5))}"`)
  )
}

/** Hockey markings: shooting circles instead of boxes. */
function hockeyLines({ x, y, width, height }: Field, colour: string): string {
  const m = width / 98
  const [l, t, w, h] = [x + 3 * m, y + 2 * m, 91.4 * m, height - 4 * m]
  const cy = y + height / 2
  const r = 14.6 * m
  const arc = (left: number, sweep: 0 | 1) => `M${n(left)} ${n(cy - r - 1.8 * m)}A${n(r)} ${n(r)} 0 0 ${sweep} ${n(left)} ${n(cy + r + 1.8 * m)}`
  const arcs = arc(l, 1) + arc(l + w, 0)
  return line(
    `M${n(l)} ${n(t)}h${n(w)}v${n(h)}h${n(-w)}ZM${n(l + w / 2)} ${n(t)}v${n(h)}M${n(l + w / 4)} ${n(t)}v${n(h)}M${n(l + (w * 3) / 4)} ${n(t)}v${n(h)}${arcs}M${n(l)} ${n(cy - 1.8 * m)}h${n(-2 * m)}v${n(3.6 * m)}h${n(2 * m)}M${n(l + w)} ${n(cy - 1.8 * m)}h${n(2 * m)}v${n(3.6 * m)}h${n(-2 * m)}`,
    colour,
    Math.max(2, m * 0.5),
  )
}

/** Trees from above, each with its shadow to the south-east. */
function canopy(random: Random, points: Point[], size: number, tones: Tones): string {
  const crowns = points.map(([x, y]) => ({ x: x + random.between(-14, 14), y: y + random.between(-14, 14), r: size * random.between(0.6, 1.1) }))
  return (
    crowns.map(({ x, y, r }) => disc(x + r * 0.4, y + r * 0.5, r, tones.night, 'opacity="0.25"')).join('') +
    crowns.map(({ x, y, r }) => disc(x, y, r, mix(tones.primary, tones.deep, 0.2)) + disc(x - r * 0.25, y - r * 0.25, r * 0.62, mix(tones.primary, tones.haze, 0.25))).join('')
  )
}

const along = (x1: number, y1: number, x2: number, y2: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i) => [x1 + ((x2 - x1) * i) / (count - 1), y1 + ((y2 - y1) * i) / (count - 1)])

function roof(x: number, y: number, width: number, height: number, colour: string): string {
  return (
    rect(x + 10, y + 14, width, height, '#000000', 'opacity="0.22"') +
    rect(x, y, width, height, colour) +
    rect(x, y + height / 2, width, height / 2, '#000000', 'opacity="0.16"') +
    line(`M${x} ${y + height / 2}h${width}`, mix(colour, '#ffffff', 0.3), 3)
  )
}

function dinghy(x: number, y: number, turn: number, hull: string): string {
  return group(
    `transform="translate(${x} ${y}) rotate(${turn})"`,
    path('M-30 0Q-26 -13 8 -12Q30 -8 38 0Q30 8 8 12Q-26 13 -30 0Z', hull),
    path('M-20 0Q-18 -7 6 -6Q18 -4 22 0Q18 4 6 6Q-18 7 -20 0Z', mix(hull, '#3b2a1a', 0.35)),
  )
}

/** Coast, water with surf, and everything that lies on the land. */
function shore(random: Random, tones: Tones, width: number, height: number, land: string, edge: Point[]): string {
  const water = mix(mix(tones.primary, '#2b8aa0', 0.55), tones.deep, 0.15)
  const outline = curve(edge)
  return [
    rect(0, 0, width, height, water),
    stipple(random, { x: 0, y: 0, width, height: 420 }, 1500, '#ffffff', (_, v) => 0.3 * (1 - v), 2),
    line(outline, mix(water, '#ffffff', 0.22), 70),
    line(outline, mix(water, '#ffffff', 0.5), 34),
    line(outline, '#fffdf4', 14),
    path(`${outline}V${height}H0Z`, land),
    line(outline, mix(tones.glow, '#d8b878', 0.5), 10),
  ].join('')
}

function cars(random: Random, x: number, y: number, count: number, tones: Tones): string {
  const paints = [tones.paper, tones.accent, tones.deep, tones.haze, '#9aa3a8'] as const
  return Array.from({ length: count }, (_, i) =>
    random.next() < 0.25 ? '' : rect(x + i * 26, y, 17, 34, random.pick(paints), 'rx="5"') + rect(x + i * 26 + 3, y + 8, 11, 7, tones.night, 'opacity="0.6"'),
  ).join('')
}

/** Harbour Field: two grass pitches, the astro and the quay. */
export const aerialFootball: Scene = scene('aerial-football', 'noon', ({ random, tones, width, height }) => {
  const main = { x: 250, y: 330, width: 640, height: 410, light: mix(tones.field, '#ffffff', 0.14), dark: tones.field, bands: 12 }
  const back = { x: 1000, y: 470, width: 430, height: 262, light: mix(tones.field, '#d5dca0', 0.22), dark: mix(tones.field, '#d5dca0', 0.1), bands: 8 }
  const astro = { x: 1010, y: 320, width: 230, height: 110, light: mix(tones.primary, '#2f8f6b', 0.5), dark: mix(tones.primary, '#2f8f6b', 0.5), bands: 2 }
  const edge: Point[] = [[-40, 250], [160, 200], [380, 236], [600, 190], [840, 224], [1060, 170], [1290, 210], [1480, 150], [1640, 180]]
  return [
    shore(random, tones, width, height, mix(tones.field, tones.haze, 0.35), edge),
    line('M-20 800Q300 770 700 800T1620 780', mix(tones.paper, '#8d8a80', 0.4), 46),
    line('M-20 800Q300 770 700 800T1620 780', '#ffffff', 3, 'stroke-dasharray="26 22"'),
    line('M930 800V250', mix(tones.paper, '#8d8a80', 0.3), 24),
    path('M1120 60h36v140h-36Z', mix(tones.paper, '#8d8a80', 0.45)),
    dinghy(1090, 110, 80, tones.paper),
    dinghy(1188, 92, 100, tones.accent),
    dinghy(1192, 160, 84, tones.paper),
    dinghy(420, 110, 12, tones.paper),
    dinghy(760, 80, -20, tones.accent),
    stripes(main) + footballLines(main, '#ffffff'),
    stripes(back) + footballLines(back, '#ffffff'),
    stripes(astro) + footballLines(astro, '#ffffff'),
    roof(420, 270, 300, 42, tones.primary),
    roof(1290, 300, 150, 96, tones.accent),
    cars(random, 1290, 420, 6, tones),
    ...[[232, 322], [908, 322], [232, 750], [908, 750]].map(([x = 0, y = 0]) => disc(x + 12, y + 14, 9, '#000000', 'opacity="0.25"') + disc(x, y, 9, '#ffffff')),
    canopy(random, [...along(40, 330, 180, 740, 13), ...along(250, 860, 900, 872, 16), ...along(1000, 850, 1560, 850, 13), ...along(1500, 300, 1560, 740, 10)], 26, tones),
    ...[[420, 480], [520, 560], [600, 500], [690, 600], [480, 640], [780, 470], [350, 540]].map(([x = 0, y = 0], i) => oval(x + 6, y + 7, 10, 6, '#000000', 'opacity="0.3"') + disc(x, y, 7, i % 2 ? tones.accent : tones.paper)),
  ]
})

/** Shore Road: one blue pitch between the boat club and the water. */
export const aerialHockey: Scene = (palette: Palette) =>
  scene('aerial-hockey', 'noon', ({ random, tones, width, height }) => {
    const pitch = { x: 330, y: 300, width: 860, height: 500, light: tones.field, dark: mix(tones.field, tones.primary, 0.1), bands: 10 }
    const edge: Point[] = [[-40, 130], [180, 190], [420, 150], [700, 200], [960, 170], [1200, 230], [1420, 330], [1520, 540], [1500, 760], [1560, 940]]
    const land = mix('#8fae8a', tones.mist, 0.45)
    const outline = curve(edge)
    const water = mix(tones.primary, '#3f6ea6', 0.45)
    return [
      rect(0, 0, width, height, water),
      stipple(random, { x: 0, y: 0, width, height }, 2200, '#ffffff', () => 0.25, 2),
      line(outline, mix(water, '#ffffff', 0.2), 70),
      line(outline, mix(water, '#ffffff', 0.5), 32),
      line(outline, '#fffdf4', 13),
      path(`${outline}L-40 940Z`, land),
      line(outline, mix(tones.glow, '#d8b878', 0.5), 10),
      rect(pitch.x - 44, pitch.y - 40, pitch.width + 88, pitch.height + 80, mix(tones.accent, tones.ember, 0.15), 'rx="10"'),
      stripes(pitch),
      hockeyLines(pitch, '#ffffff'),
      roof(70, 360, 170, 240, tones.primary),
      cars(random, 60, 640, 8, tones),
      cars(random, 60, 700, 8, tones),
      line('M-20 860Q400 880 800 862T1500 890', mix(tones.paper, '#8d8a80', 0.4), 34),
      ...[[1440, 180, 30], [1520, 300, 60], [1380, 110, 10], [300, 70, -8], [760, 90, 14], [1570, 460, 80]].map(([x = 0, y = 0, turn = 0], i) => dinghy(x, y, turn, i % 2 ? tones.accent : tones.paper)),
      canopy(random, [...along(30, 230, 280, 240, 8), ...along(1290, 400, 1340, 800, 9)], 24, { ...tones, primary: mix('#3f6b4d', tones.primary, 0.3) }),
      ...[[560, 470], [640, 560], [720, 500], [820, 600], [690, 650], [900, 480], [980, 560], [480, 590]].map(([x = 0, y = 0], i) => oval(x + 7, y + 8, 11, 6, '#000000', 'opacity="0.3"') + disc(x, y, 8, i % 2 ? tones.accent : tones.paper)),
    ]
  })(palette)
