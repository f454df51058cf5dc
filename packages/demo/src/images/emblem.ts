import { mix } from '@clubhouse/artwork/colour'
import type { Palette } from '@clubhouse/artwork/contrast'
import { capsule, circlePath, polygon, reach, type Point } from '@clubhouse/artwork/geometry'
import { group, line, path, rect } from '@clubhouse/artwork/svg'

export type Emblem = 'tower' | 'wave' | 'oak' | 'star'

/** Emblems are drawn around 0,0 and fit a circle of radius 118. */
export function emblemArt(emblem: Emblem, { primary, accent }: Palette): string {
  switch (emblem) {
    case 'tower':
      return tower(primary, accent)
    case 'wave':
      return wave(accent)
    case 'oak':
      return oak(accent)
    case 'star':
      return star(accent)
  }
}

function tower(primary: string, accent: string): string {
  const shade = mix(accent, '#7a3b00', 0.3)
  const dark = mix(primary, '#000000', 0.3)
  const body = 'M-46 78L-38 -46H38L46 78Z'
  return [
    path(
      'M-112 78Q-60 52 -46 60H46Q66 50 112 78Q60 112 0 112Q-60 112 -112 78Z',
      mix(primary, '#ffffff', 0.22),
    ),
    line('M-84 88q14 -10 28 0t28 0t28 0t28 0t28 0t28 0', '#ffffff', 6, 'opacity="0.85"'),
    path(body, accent),
    path('M6 -46H38L46 78H10Z', shade),
    path('M-54 -84H-34V-68H-20V-84H-2V-68H2V-84H20V-68H34V-84H54V-44H-54Z', accent),
    path('M6 -68V-84H20V-68H34V-84H54V-44H6Z', shade),
    rect(-58, -48, 116, 10, dark),
    path('M-14 78V40A14 16 0 0 1 14 40V78Z', dark),
    path('M-8 16V-2A8 9 0 0 1 8 -2V16Z', dark),
    ...[
      [-30, 26],
      [26, 44],
      [-32, 56],
      [24, -20],
      [-28, -22],
    ].map(([x = 0, y = 0]) => rect(x - 8, y, 16, 5, dark, 'opacity="0.35"')),
    line('M0 -84V-116', '#ffffff', 5),
    path('M2 -116L40 -106L2 -94Z', '#ffffff'),
  ].join('')
}

function wave(accent: string): string {
  const crestOfWave =
    'M-112 62C-84 -40 -18 -98 52 -74C98 -58 104 -10 70 8C48 20 22 8 26 -14C-6 0 -6 46 44 50C72 52 96 42 114 24C112 66 70 108 4 112C-50 114 -96 96 -112 62Z'
  return group(
    '',
    path(circlePath([-58, -66], 22), accent),
    path(crestOfWave, '#ffffff'),
    line('M-84 62C-62 0 -24 -40 18 -46', '#14213D', 8, 'opacity="0.28"'),
    line('M-60 80C-46 36 -24 8 0 -4', '#14213D', 8, 'opacity="0.28"'),
    line('M-100 92q18 -14 36 0t36 0t36 0t36 0t36 0', accent, 9),
  )
}

function oak(accent: string): string {
  const crown: [number, number, number][] = [
    [0, -64, 46],
    [-48, -34, 42],
    [48, -34, 42],
    [-66, 8, 32],
    [66, 8, 32],
    [0, -6, 54],
  ]
  return [
    path(capsule([0, 96], 20, [0, -10], 11), '#ffffff'),
    line('M0 40L-44 2M0 26L40 -4', '#ffffff', 11),
    ...crown.map(([x, y, r]) => path(circlePath([x, y], r), accent)),
    line('M-50 104Q0 86 50 104', '#ffffff', 10),
  ].join('')
}

function star(accent: string): string {
  const rays = 8
  const points = Array.from({ length: rays * 2 }, (_, i): Point => {
    const length = i % 2 ? 34 : i % 4 === 0 ? 116 : 72
    return reach([0, 0], 180 - (i * 180) / rays, length)
  })
  const facets = Array.from({ length: rays }, (_, i) => {
    const tip = points[i * 2] ?? [0, 0]
    const side = points[i * 2 + 1] ?? [0, 0]
    return path(polygon([[0, 0], tip, side]), mix(accent, '#3b2670', 0.42))
  })
  return path(polygon(points), '#ffffff') + facets.join('')
}
