import { mix } from '@clubhouse/artwork/colour'
import type { Palette } from '@clubhouse/artwork/contrast'
import { disc, group, line, n, oval, path, rect } from '@clubhouse/artwork/svg'
import { badge, onDisplay, shirt } from './garment.ts'

const WHITE = '#f8f6ef'

export const homeJersey = (palette: Palette): string => {
  const hoops = [190, 350, 510, 670].map((y) => rect(180, y, 440, 80, palette.accent)).join('')
  return onDisplay(
    520,
    shirt({ body: palette.primary, sleeves: palette.primary, trim: palette.accent, pattern: hoops }),
    badge(palette, 486, 300, 96),
  )
}

export const awayJersey = (palette: Palette): string => {
  const chevron =
    path('M190 300L400 470L610 300V400L400 570L190 400Z', palette.primary) +
    path('M190 420L400 590L610 420V450L400 620L190 450Z', palette.accent)
  return onDisplay(
    520,
    shirt({ body: WHITE, sleeves: WHITE, trim: palette.primary, pattern: chevron, collar: 'vee' }),
    badge(palette, 486, 292, 92),
  )
}

export const halfZip = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.4)
  const panels =
    path('M190 150H300Q250 420 270 720H180Z', dark) +
    path('M610 150H500Q550 420 530 720H620Z', dark) +
    line('M300 150Q250 420 270 720M500 150Q550 420 530 720', palette.accent, 8)
  return onDisplay(
    560,
    shirt({
      body: palette.primary,
      sleeves: dark,
      trim: palette.accent,
      pattern: panels,
      hasLongSleeves: true,
      collar: 'zip',
    }),
    badge(palette, 470, 300, 84),
  )
}

export const trainingTop = (palette: Palette): string => {
  const yoke =
    path('M180 120H620V300Q400 380 180 300Z', palette.accent) +
    line('M180 300Q400 380 620 300', mix(palette.accent, '#000000', 0.3), 6)
  return onDisplay(
    520,
    shirt({
      body: palette.primary,
      sleeves: palette.accent,
      trim: mix(palette.primary, '#000000', 0.35),
      pattern: yoke,
    }),
    badge(palette, 480, 262, 84),
  )
}

export const shorts = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.3)
  return onDisplay(
    560,
    path('M196 190H604L690 640Q580 684 450 664L400 420L350 664Q220 684 110 640Z', palette.primary),
    path('M400 420L450 664Q580 684 690 640L604 190H430Z', dark, 'opacity="0.4"'),
    path('M196 190H232L166 656Q136 652 110 640Z', palette.accent),
    path('M604 190H568L634 656Q664 652 690 640Z', palette.accent),
    rect(188, 164, 424, 52, dark, 'rx="12"'),
    line('M206 190H594', palette.accent, 4, 'stroke-dasharray="3 14"'),
    line('M384 208Q372 290 356 300M416 208Q432 280 440 300', WHITE, 7),
    line('M400 216V420', '#000000', 5, 'opacity="0.22"'),
    path('M300 240Q280 440 300 640Q250 460 270 240Z', '#000000', 'opacity="0.1"'),
    badge(palette, 232 + 60, 560, 96),
  )
}

export const bobbleHat = (palette: Palette): string => {
  const bands = [300, 400, 500].map((y) => rect(150, y, 500, 50, palette.accent)).join('')
  const ribs = Array.from({ length: 15 }, (_, i) => `M${170 + i * 33} 560v110`)
  const fluff = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * Math.PI * 2
    return disc(
      400 + Math.cos(angle) * 62,
      178 + Math.sin(angle) * 62,
      30,
      i % 2 ? palette.accent : mix(palette.accent, '#ffffff', 0.4),
    )
  })
  return onDisplay(
    520,
    ...fluff,
    disc(400, 178, 70, palette.accent),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(
        `M${n(370 + i * 16)} ${n(150 + (i % 2) * 30)}q12 20 -4 36`,
        mix(palette.accent, '#7a4a00', 0.3),
        5,
        'opacity="0.5"',
      ),
    ),
    '<defs><clipPath id="knit"><path d="M160 580C160 330 270 226 400 226S640 330 640 580Z"/></clipPath></defs>',
    group(
      'clip-path="url(#knit)"',
      rect(140, 200, 520, 400, palette.primary),
      bands,
      line(
        Array.from({ length: 17 }, (_, i) => `M${160 + i * 30} 220V590`).join(''),
        '#000000',
        4,
        'opacity="0.09"',
      ),
      path('M520 220H660V600H560Z', '#000000', 'opacity="0.12"'),
    ),
    rect(138, 552, 524, 130, mix(palette.primary, '#000000', 0.22), 'rx="36"'),
    line(ribs.join(''), '#000000', 7, 'opacity="0.18"'),
    badge(palette, 400, 618, 120),
  )
}

export const gearBag = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.4)
  return onDisplay(
    700,
    line('M250 330Q260 150 400 150T550 330', dark, 26),
    line('M250 330Q260 150 400 150T550 330', palette.accent, 8),
    path(
      'M110 330Q110 290 150 290H650Q690 290 690 330L712 640Q712 690 660 690H140Q88 690 88 640Z',
      palette.primary,
    ),
    path('M560 290H650Q690 290 690 330L712 640Q712 690 660 690H590Z', dark, 'opacity="0.5"'),
    oval(120, 500, 46, 170, dark),
    oval(120, 500, 30, 130, mix(palette.primary, '#000000', 0.15)),
    line('M150 332H650', palette.accent, 8),
    line('M160 332H640', dark, 3, 'stroke-dasharray="6 6"'),
    rect(624, 322, 40, 20, WHITE, 'rx="6"'),
    rect(232, 292, 40, 398, palette.accent),
    rect(528, 292, 40, 398, palette.accent),
    rect(300, 440, 200, 190, dark, 'rx="16" opacity="0.55"'),
    badge(palette, 400, 530, 168),
  )
}
