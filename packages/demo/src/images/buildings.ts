import { mix } from '@clubhouse/artwork/colour'
import type { Mood } from './mood.ts'
import type { Tones } from './palette.ts'
import type { Random } from './random.ts'
import { fade, glow, line, n, oval, path, rect } from '@clubhouse/artwork/svg'

export interface House {
  x: number
  base: number
  width: number
  height: number
}

/** The clubhouse: long, low, a gable over the door and windows that may be lit. */
export function clubhouse(
  { x, base, width, height }: House,
  tones: Tones,
  mood: Mood,
  isLit: boolean,
): string {
  const wall = mix(tones.paper, mood.tint, isLit ? 0.52 : mood.tintShare)
  const roof = mix(tones.primary, mood.tint, isLit ? 0.5 : 0.12)
  const trim = mix(tones.accent, mood.tint, isLit ? 0.1 : 0)
  const pane = isLit ? mix(tones.glow, '#ffffff', 0.2) : mix(tones.deep, mood.sky[0]?.[1] ?? tones.mist, 0.45)
  const top = base - height
  const eave = base - height * 0.6
  const gable = { left: x + width * 0.4, right: x + width * 0.6, peak: top - height * 0.1 }
  const window = (wx: number, w: number, h: number) => {
    const y = eave + height * 0.14
    return (
      rect(wx - 5, y - 5, w + 10, h + 10, mix(wall, '#ffffff', isLit ? 0.05 : 0.6)) +
      rect(wx, y, w, h, pane) +
      line(
        `M${n(wx + w / 2)} ${n(y)}v${n(h)}M${n(wx)} ${n(y + h / 2)}h${n(w)}`,
        mix(wall, tones.deep, 0.2),
        4,
      )
    )
  }
  const windows = [0.06, 0.22, 0.66, 0.82].map((share) =>
    window(x + width * share, width * 0.11, height * 0.26),
  )
  const door = { x: x + width * 0.455, w: width * 0.09, h: height * 0.42 }
  return [
    path(
      `M${n(x)} ${n(base)}H${n(x + width)}L${n(x + width * 1.06)} ${n(base + height * 0.1)}H${n(x - width * 0.02)}Z`,
      tones.deep,
      'opacity="0.28"',
    ),
    rect(x, eave, width, base - eave, wall),
    rect(x, eave, width, height * 0.06, tones.deep, 'opacity="0.18"'),
    path(
      `M${n(x - width * 0.03)} ${n(eave)}L${n(x + width * 0.06)} ${n(top)}H${n(x + width * 0.94)}L${n(x + width * 1.03)} ${n(eave)}Z`,
      roof,
    ),
    line(`M${n(x - width * 0.03)} ${n(eave)}H${n(x + width * 1.03)}`, trim, height * 0.03),
    rect(x + width * 0.8, top - height * 0.16, width * 0.045, height * 0.22, mix(roof, tones.deep, 0.4)),
    path(
      `M${n(gable.left)} ${n(base)}V${n(eave - height * 0.1)}L${n((gable.left + gable.right) / 2)} ${n(gable.peak)}L${n(gable.right)} ${n(eave - height * 0.1)}V${n(base)}Z`,
      mix(wall, '#ffffff', 0.12),
    ),
    line(
      `M${n(gable.left - 14)} ${n(eave - height * 0.06)}L${n((gable.left + gable.right) / 2)} ${n(gable.peak - 8)}L${n(gable.right + 14)} ${n(eave - height * 0.06)}`,
      roof,
      height * 0.06,
    ),
    `<circle cx="${n((gable.left + gable.right) / 2)}" cy="${n(eave - height * 0.05)}" r="${n(height * 0.085)}" fill="${trim}"/>`,
    ...windows,
    rect(x, base - height * 0.055, width, height * 0.055, mix(roof, tones.deep, 0.3)),
    rect(door.x - 6, base - door.h - 6, door.w + 12, door.h + 6, trim),
    rect(door.x, base - door.h, door.w, door.h, isLit ? pane : roof),
    line(`M${n(door.x + door.w / 2)} ${n(base - door.h)}V${n(base)}`, mix(wall, tones.deep, 0.3), 4),
    isLit ? spill(x, base, width, height, tones) : '',
  ].join('')
}

/** Light from the windows lying on the ground. */
function spill(x: number, base: number, width: number, height: number, tones: Tones): string {
  return (
    `<defs>${fade('spill', [0, tones.glow, 0.55], [1, tones.glow, 0])}${glow('warm', [0, tones.glow, 0.5], [1, tones.glow, 0])}</defs>` +
    oval(x + width / 2, base - height * 0.25, width * 0.72, height * 0.95, 'url(#warm)', 'opacity="0.5"') +
    path(
      `M${n(x + width * 0.45)} ${n(base)}h${n(width * 0.1)}l${n(width * 0.1)} ${n(height * 0.7)}h${n(-width * 0.3)}Z`,
      'url(#spill)',
    )
  )
}

/** A covered stand seen from the side, with rows of heads in it. */
export function stand(
  random: Random,
  { x, base, width, height }: House,
  colours: { roof: string; wall: string; seats: string; heads: string[] },
): string {
  const crowd = [0, 1, 2, 3, 4].map((row) => {
    const y = base - height * (0.14 + row * 0.12)
    const step = width / 34
    return Array.from({ length: 33 }, (_, i) => {
      if (random.next() < 0.12) return ''
      const hx = x + step * (i + 0.8) + random.between(-3, 3)
      const colour = colours.heads[random.whole(0, colours.heads.length - 1)] ?? colours.seats
      const r = height * 0.032
      return `<circle cx="${n(hx)}" cy="${n(y - r * 1.5)}" r="${n(r)}" fill="${mix(colour, colours.wall, 0.15)}"/>${path(`M${n(hx - r * 1.5)} ${n(y + r * 2)}q0 ${n(-r * 2.6)} ${n(r * 1.5)} ${n(-r * 2.6)}t${n(r * 1.5)} ${n(r * 2.6)}Z`, colour)}`
    }).join('')
  })
  return [
    path(`M${n(x)} ${n(base)}V${n(base - height * 0.78)}H${n(x + width)}V${n(base)}Z`, colours.seats),
    ...crowd.toReversed(),
    rect(x, base - height * 0.11, width, height * 0.11, colours.wall),
    ...[0.02, 0.26, 0.5, 0.74, 0.965].map((share) =>
      rect(x + width * share, base - height * 0.9, width * 0.012, height * 0.9, colours.roof),
    ),
    path(
      `M${n(x - width * 0.03)} ${n(base - height * 0.8)}L${n(x + width * 0.02)} ${n(base - height)}H${n(x + width * 0.98)}L${n(x + width * 1.03)} ${n(base - height * 0.8)}Z`,
      colours.roof,
    ),
  ].join('')
}
