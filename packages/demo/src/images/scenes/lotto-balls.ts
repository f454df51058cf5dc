import { mix } from '@clubhouse/artwork/colour'
import { polygon, reach, type Point } from '@clubhouse/artwork/geometry'
import { words } from '@clubhouse/artwork/lettering'
import { inkOn } from '@clubhouse/artwork/contrast'
import { scene } from '../scene.ts'
import { disc, glow, group, n, oval, path, rect } from '@clubhouse/artwork/svg'

export interface LottoBall {
  x: number
  y: number
  r: number
  number: number
  colour: string
  tilt?: number
}

/** One numbered ball with its light from above left. */
export function lottoBall({ x, y, r, number, colour, tilt = 0 }: LottoBall): string {
  const shade = mix(colour, '#04120c', 0.5)
  const id = `lb${number}-${Math.round(r)}`
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(tilt)})"`,
    `<defs><radialGradient id="${id}" cx="0.36" cy="0.3" r="0.78"><stop stop-color="${mix(colour, '#ffffff', 0.35)}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs>`,
    disc(0, 0, r, `url(#${id})`),
    disc(0, 0, r * 0.56, '#fffdf6'),
    disc(0, 0, r * 0.56, 'none', `stroke="${shade}" stroke-width="${n(r * 0.035)}" opacity="0.5"`),
    words(String(number), 'condensed', r * 0.74, {
      x: 0,
      y: r * 0.265,
      anchor: 'middle',
      fill: inkOn('#fffdf6'),
    }),
    oval(-r * 0.4, -r * 0.62, r * 0.24, r * 0.12, '#ffffff', 'opacity="0.75" transform="rotate(-28)"'),
  )
}

/** The six numbers of the week, falling through rays of light. */
export const lottoBalls = scene('lotto-balls', 'dusk', ({ random, tones, width, height }) => {
  const rays = Array.from({ length: 18 }, (_, i) => {
    const angle = i * 20
    const far: [Point, Point] = [reach([800, 470], angle, 1300), reach([800, 470], angle + 10, 1300)]
    return polygon([[800, 470], ...far])
  })
  const colours = [
    tones.accent,
    tones.primary,
    tones.paper,
    tones.ember,
    mix(tones.primary, tones.field, 0.7),
  ]
  const small = Array.from({ length: 22 }, (_, i) => {
    const angle = random.between(0, 360)
    const [x, y] = reach([800, 450], angle, random.between(470, 900))
    return lottoBall({
      x,
      y,
      r: random.between(24, 48),
      number: ((i * 7) % 32) + 1,
      colour: colours[i % 5] ?? tones.accent,
      tilt: random.between(-50, 50),
    })
  })
  const big: LottoBall[] = [
    { x: 420, y: 330, r: 128, number: 4, colour: tones.accent, tilt: -16 },
    { x: 700, y: 215, r: 116, number: 9, colour: mix(tones.primary, tones.field, 0.35), tilt: 10 },
    { x: 985, y: 300, r: 132, number: 17, colour: tones.paper, tilt: -8 },
    { x: 1225, y: 500, r: 122, number: 21, colour: tones.ember, tilt: 18 },
    { x: 610, y: 560, r: 146, number: 26, colour: mix(tones.primary, tones.field, 0.1), tilt: 9 },
    { x: 925, y: 610, r: 138, number: 30, colour: tones.accent, tilt: -12 },
  ]
  return [
    rect(0, 0, width, height, tones.deep),
    path(rays.join(''), mix(tones.primary, tones.deep, 0.25)),
    `<defs>${glow('burst', [0, tones.glow, 0.6], [0.5, tones.accent, 0.2], [1, tones.accent, 0])}</defs>`,
    oval(800, 470, 760, 560, 'url(#burst)'),
    group('opacity="0.85"', ...small),
    ...big.map(({ x, y, r }) =>
      oval(x + r * 0.12, y + r * 0.2, r * 1.02, r * 1.02, tones.night, 'opacity="0.35"'),
    ),
    ...big.map(lottoBall),
  ]
})
