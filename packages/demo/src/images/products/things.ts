import { mix } from '@clubhouse/artwork/colour'
import { words } from '@clubhouse/artwork/lettering'
import { polygon, reach } from '@clubhouse/artwork/geometry'
import type { Palette } from '@clubhouse/artwork/contrast'
import { football } from '../props.ts'
import { lottoBall } from '../scenes/lotto-balls.ts'
import { disc, fade, group, line, n, path, rect } from '@clubhouse/artwork/svg'
import { badge, onDisplay } from './garment.ts'

const WHITE = '#f8f6ef'

export const bottle = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.4)
  return onDisplay(
    320,
    rect(350, 70, 100, 66, palette.accent, 'rx="20"'),
    rect(372, 44, 56, 44, WHITE, 'rx="16"'),
    path('M306 200Q306 128 360 128H440Q494 128 494 200Z', dark),
    path(
      'M280 220Q280 190 310 190H490Q520 190 520 220V410Q500 430 520 450V690Q520 724 486 724H314Q280 724 280 690V450Q300 430 280 410Z',
      palette.primary,
    ),
    path(
      'M440 190H490Q520 190 520 220V410Q500 430 520 450V690Q520 724 486 724H440Q470 460 440 190Z',
      dark,
      'opacity="0.5"',
    ),
    path('M306 214H330V700H314Q302 700 302 686V220Z', '#ffffff', 'opacity="0.25"'),
    rect(280, 250, 240, 26, palette.accent),
    rect(280, 650, 240, 26, palette.accent),
    badge(palette, 400, 556, 170),
    ...[310, 350, 390].map((y) => line(`M470 ${y}h34`, WHITE, 5, 'opacity="0.7"')),
  )
}

export const ticket = (palette: Palette): string => {
  const ink = mix(palette.primary, '#000000', 0.3)
  const stub = (colour: string) =>
    path(
      'M70 300H560A26 26 0 0 0 612 300H730V350A50 50 0 0 0 730 450V500H612A26 26 0 0 0 560 500H70V450A50 50 0 0 0 70 350Z',
      colour,
    )
  return onDisplay(
    640,
    group('transform="rotate(9 400 420)"', stub(palette.primary)),
    group(
      'transform="rotate(-8 400 400)"',
      path(
        'M76 310H566A26 26 0 0 0 618 310H736V360A50 50 0 0 0 736 460V510H618A26 26 0 0 0 566 510H76V460A50 50 0 0 0 76 360Z',
        '#000000',
        'opacity="0.15"',
      ),
      stub(palette.accent),
      `<rect x="132" y="322" width="412" height="156" rx="10" fill="none" stroke="${ink}" stroke-width="3"/>`,
      line('M586 330V476', ink, 4, 'stroke-dasharray="4 14"'),
      words('DINNER DANCE', 'condensed', 68, { x: 338, y: 392, anchor: 'middle', fill: ink, tracking: 30 }),
      words('ADMIT ONE', 'round', 34, { x: 338, y: 446, anchor: 'middle', fill: ink, tracking: 90 }),
      badge(palette, 650, 400, 100),
    ),
  )
}

export const tour = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.4)
  const wheel = (x: number) =>
    disc(x, 566, 58, '#1b1f22') + disc(x, 566, 26, '#c9ced0') + disc(x, 566, 9, '#1b1f22')
  const windows = [170, 270, 370, 470].map((x) =>
    rect(x, 332, 84, 90, mix(palette.primary, '#d7ecf2', 0.8), 'rx="10"'),
  )
  return onDisplay(
    660,
    `<defs>${fade('coach', [0, mix(palette.primary, '#ffffff', 0.12)], [1, palette.primary])}</defs>`,
    disc(560, 250, 110, palette.accent, 'opacity="0.9"'),
    path('M44 636Q110 400 230 430T430 330Q560 300 640 440T756 636Z', mix(palette.primary, '#ffffff', 0.72)),
    rect(116, 286, 576, 280, 'url(#coach)', 'rx="40"'),
    path('M116 466H692V526Q692 566 652 566H156Q116 566 116 526Z', dark),
    rect(116, 446, 576, 26, palette.accent),
    ...windows,
    rect(574, 322, 100, 124, mix(palette.primary, '#d7ecf2', 0.86), 'rx="14"'),
    path('M590 322H640L600 446H574V380Z', '#ffffff', 'opacity="0.5"'),
    disc(676, 506, 16, '#fff6cf'),
    rect(150, 274, 200, 18, dark, 'rx="9"'),
    badge(palette, 416, 512, 84),
    wheel(236),
    wheel(566),
    line('M60 640H740', mix(palette.primary, '#8b8b80', 0.6), 14),
    line('M90 640H720', WHITE, 4, 'stroke-dasharray="34 24"'),
  )
}

export const matchBall = (palette: Palette): string =>
  onDisplay(
    480,
    football(400, 430, 280, WHITE, palette.primary, 8),
    group(
      'transform="rotate(-8 400 430)"',
      path(polygon([0, 1, 2, 3, 4].map((i) => reach([400, 430], 180 + i * 72, 88))), palette.accent),
    ),
    line('M176 330A246 246 0 0 1 300 208', '#ffffff', 16, 'opacity="0.8"'),
  )

export const defibrillator = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.35)
  const heart =
    'M400 560C290 470 250 420 250 360C250 306 290 270 336 270C366 270 388 286 400 310C412 286 434 270 464 270C510 270 550 306 550 360C550 420 510 470 400 560Z'
  return onDisplay(
    520,
    rect(140, 90, 520, 630, dark, 'rx="44"'),
    rect(156, 104, 488, 600, palette.primary, 'rx="34"'),
    rect(196, 216, 408, 400, WHITE, 'rx="26"'),
    path('M216 236H420L240 600H216Z', '#ffffff', 'opacity="0.9"'),
    path(heart, palette.accent),
    path('M436 300L350 430H398L372 530L470 392H418L444 300Z', dark),
    words('DEFIBRILLATOR', 'condensed', 66, { x: 400, y: 184, anchor: 'middle', fill: WHITE, tracking: 30 }),
    rect(330, 642, 140, 32, palette.accent, 'rx="16"'),
    disc(604, 664, 12, mix(palette.accent, '#ffffff', 0.4)),
  )
}

/** Six balls in a row of three and three; each lotto has its own numbers. */
export const lottoArt =
  (numbers: [number, number, number, number, number, number]) =>
  (palette: Palette): string => {
    const colours = [palette.accent, palette.primary, '#f4ecd6']
    const balls = numbers.map((number, i) =>
      lottoBall({
        x: 190 + (i % 3) * 210,
        y: (i < 3 ? 290 : 516) + (i % 2 ? 26 : -14),
        r: 104,
        number,
        colour: colours[(i + (i > 2 ? 1 : 0)) % 3] ?? palette.accent,
        tilt: [-12, 8, -6, 10, -8, 14][i] ?? 0,
      }),
    )
    return onDisplay(620, ...balls)
  }

export const drawTickets = (palette: Palette): string => {
  const dark = mix(palette.primary, '#000000', 0.3)
  const slip = (turn: number, colour: string, ink: string, number: string) =>
    group(
      `transform="translate(400 500) rotate(${turn})"`,
      rect(-244, -104, 500, 220, '#000000', 'rx="18" opacity="0.14"'),
      rect(-250, -112, 500, 220, colour, 'rx="18"'),
      line('M120 -100V98', ink, 4, 'stroke-dasharray="4 13"'),
      words(number, 'condensed', 96, { x: -64, y: 44, anchor: 'middle', fill: ink, tracking: 50 }),
      words('HAMPER DRAW', 'condensed', 36, { x: -64, y: -52, anchor: 'middle', fill: ink, tracking: 60 }),
      words(number, 'condensed', 44, { x: 186, y: 14, anchor: 'middle', fill: ink }),
    )
  const tail = (side: number) =>
    path(
      `M400 290L${n(400 + side * 104)} 396L${n(400 + side * 66)} 398L${n(400 + side * 52)} 430Z`,
      mix(palette.accent, '#6b3a00', 0.25),
    )
  return onDisplay(
    600,
    slip(24, mix(palette.primary, '#ffffff', 0.7), dark, '0439'),
    slip(7, palette.primary, '#ffffff', '0440'),
    slip(-10, WHITE, dark, '0441'),
    tail(-1),
    tail(1),
    path('M400 286C350 180 226 180 246 272C256 320 350 320 400 286Z', palette.accent),
    path('M400 286C450 180 574 180 554 272C544 320 450 320 400 286Z', mix(palette.accent, '#6b3a00', 0.1)),
    disc(400, 284, 30, mix(palette.accent, '#fff3cf', 0.35)),
  )
}
