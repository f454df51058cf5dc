import { camera } from '../camera.ts'
import { company, person, type Member } from '../company.ts'
import { mix } from '@clubhouse/artwork/colour'
import type { Point } from '@clubhouse/artwork/geometry'
import { POSES } from '../pose.ts'
import type { Random } from '../random.ts'
import { scene } from '../scene.ts'
import { disc, fade, glow, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'

/** A string of bulbs; each has a halo of its own. */
function lights([x1, y1]: Point, [x2, y2]: Point, sag: number, count: number, warm: string): string {
  const on = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
  const [mx, my] = on(0.5)
  const bulbs = Array.from({ length: count }, (_, i) => {
    const [x, y] = on((i + 0.5) / count)
    return disc(x, y + 8, 30, 'url(#bulb)') + disc(x, y + 8, 6.5, '#fffbe6')
  })
  return (
    line(`M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my + sag)} ${n(x2)} ${n(y2)}`, mix(warm, '#000000', 0.6), 2.5) +
    bulbs.join('')
  )
}

function mirrorBall(x: number, y: number, r: number, random: Random, colours: string[]): string {
  const tiles: string[] = []
  for (let row = -4; row <= 4; row++) {
    const half = Math.sqrt(Math.max(0, 1 - (row / 4.6) ** 2)) * r
    for (let column = -4; column <= 4; column++) {
      const colour = colours[random.whole(0, colours.length - 1)] ?? '#ffffff'
      tiles.push(
        rect(x + (column / 4.5) * half - half / 9, y + (row / 4.6) * r - r / 10, half / 4.9, r / 5.2, colour),
      )
    }
  }
  return line(`M${x} 0V${y - r}`, '#00000080', 3) + disc(x, y, r, colours[0] ?? '#ffffff') + tiles.join('')
}

/** Couples under strings of light. */
export const dinnerDance = scene('dinner-dance', 'night', ({ random, tones, mood, width, height }) => {
  const view = camera({ horizon: 470, eye: 1.5 })
  const dancer = (skirt: boolean, jersey: string, shorts: string) => ({
    ...person(random, tones, mood, { hair: skirt ? random.pick(['bun', 'long', 'curly']) : 'short', skirt }),
    jersey,
    shorts,
    sleeves: jersey,
    socks: skirt ? mix('#e3ae86', tones.night, 0.15) : shorts,
    trousers: !skirt,
  })
  const plain = (who: ReturnType<typeof dancer>) => {
    const { hoops: _, ...rest } = who
    return rest
  }
  const couple = (x: number, away: number, dress: string, suit: string): Member[] => [
    { spot: [x - 0.27, away], person: plain(dancer(false, suit, tones.night)), pose: POSES.danceNear },
    {
      spot: [x + 0.29, away - 0.05],
      person: plain(dancer(true, dress, dress)),
      pose: POSES.dance,
      facing: -1,
    },
  ]
  const members: Member[] = [
    ...couple(-2.3, 4.3, tones.accent, mix(tones.primary, tones.field, 0.3)),
    ...couple(0.2, 3.7, tones.paper, tones.night),
    ...couple(2.5, 4.4, tones.ember, mix(tones.primary, tones.field, 0.5)),
    ...couple(-1.3, 6.4, mix(tones.accent, tones.paper, 0.5), tones.night),
    ...couple(1.6, 6.6, tones.haze, tones.deep),
    ...couple(-4.6, 6.2, tones.mist, tones.deep),
    ...couple(4.9, 6.3, tones.accent, tones.deep),
    { spot: [-3.75, 4.6], person: plain(dancer(true, tones.mist, tones.mist)), pose: POSES.twirl },
  ]
  const windows = [90, 410, 1030, 1350].map(
    (x) =>
      path(`M${x} 470V220Q${x + 80} 110 ${x + 160} 220V470Z`, mix(tones.night, '#000308', 0.3)) +
      line(
        `M${x} 470V220Q${x + 80} 110 ${x + 160} 220V470M${x + 80} 166V470M${x} 330H${x + 160}`,
        mix(tones.accent, tones.deep, 0.45),
        6,
      ),
  )
  const boards = Array.from({ length: 34 }, (_, i) => {
    const [x1, y1] = view.see(-14 + i * 0.85, 20)
    const [x2, y2] = view.see(-14 + i * 0.85, 1.6)
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
  })
  return [
    `<defs>${fade('wall', [0, tones.night], [1, mix(tones.primary, tones.deep, 0.2)])}${fade('floor', [0, mix(tones.accent, tones.deep, 0.45)], [0.5, mix(tones.ember, tones.deep, 0.5)], [1, tones.night])}${glow('bulb', [0, tones.glow, 0.9], [0.3, tones.accent, 0.35], [1, tones.accent, 0])}${glow('spot', [0, tones.glow, 0.6], [1, tones.glow, 0])}</defs>`,
    rect(0, 0, width, 540, 'url(#wall)'),
    ...windows,
    rect(0, 470, width, 68, mix(tones.deep, tones.primary, 0.5)),
    rect(0, 466, width, 8, mix(tones.accent, tones.deep, 0.3)),
    rect(0, 536, width, height - 536, 'url(#floor)'),
    group(
      'opacity="0.25"',
      `<svg x="0" y="536" width="${width}" height="${height - 536}" viewBox="0 536 ${width} ${height - 536}">${line(boards.join(''), tones.night, 2)}</svg>`,
    ),
    oval(800, 740, 700, 150, 'url(#spot)'),
    path('M800 150L300 860H1300Z', tones.glow, 'opacity="0.07"'),
    mirrorBall(800, 150, 66, random, [tones.mist, tones.accent, '#ffffff', tones.haze, tones.glow]),
    lights([-20, 60], [800, 20], 90, 13, tones.accent),
    lights([800, 20], [1620, 60], 90, 13, tones.accent),
    lights([-20, 210], [560, 0], 110, 10, tones.accent),
    lights([1040, 0], [1620, 210], 110, 10, tones.accent),
    company(view, mood, members),
  ]
})
