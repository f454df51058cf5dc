import { disc, group, line, path, rect, svg } from '@clubhouse/artwork/svg'
import { lettering, words, type Face } from '@clubhouse/artwork/lettering'

export interface SponsorMark {
  /** Drawn around 0,0 within 100 × 100. */
  mark: string
  name: string
  /** A second, smaller line. */
  trade: string
  face: Face
  ink: string
  soft: string
}

/** A mark to the left of a word mark, on the plain white plate that a printer would get. */
export function sponsorMark({ mark, name, trade, face, ink, soft }: SponsorMark): string {
  const room = 296
  const natural = lettering(name, face, 60).width
  const size = Math.min(60, (60 * room) / natural)
  return svg(
    480,
    240,
    rect(0, 0, 480, 240, '#ffffff', 'rx="16"'),
    group('transform="translate(92 120) scale(1.08)"', mark),
    words(name, face, size, { x: 164, y: 120 + size * 0.22, fill: ink }),
    words(trade, 'round', 19, { x: 166, y: 126 + size * 0.22 + 26, fill: soft, tracking: 70 }),
  )
}

export const SPONSOR_MARKS = {
  'harbour-lights-hotel': {
    mark:
      disc(0, 0, 52, '#12324f') +
      path('M-10 40L-6 -20H6L10 40Z', '#ffffff') +
      rect(-10, -30, 20, 11, '#f6c453') +
      path('M-8 -31L0 -42L8 -31Z', '#ffffff') +
      path('M12 -27L46 -38V-14L12 -23ZM-12 -27L-46 -38V-14L-12 -23Z', '#f6c453', 'opacity="0.8"') +
      line('M-40 40q10 -8 20 0t20 0t20 0t20 0', '#6fb3d2', 5),
    name: 'Harbour Lights',
    trade: 'HOTEL, DUNVARRA',
    face: 'condensed',
    ink: '#12324f',
    soft: '#4b6b84',
  },
  sallavans: {
    mark:
      rect(-50, -50, 100, 100, '#7b1e3a', 'rx="12"') +
      path('M-24 -30H24L18 30Q17 38 8 38H-8Q-17 38 -18 30Z', '#ffffff') +
      path('M-21 -6H21L18 30Q17 38 8 38H-8Q-17 38 -18 30Z', '#2b1712') +
      rect(-25, -34, 50, 14, '#f7ecd4', 'rx="7"'),
    name: 'Sallavan’s',
    trade: 'BAR AND GROCER SINCE 1902',
    face: 'condensed',
    ink: '#7b1e3a',
    soft: '#6b5a52',
  },
  'tarrans-mill': {
    mark:
      disc(0, 0, 50, '#e5e9e2') +
      [0, 45, 90, 135]
        .map((turn) =>
          group(
            `transform="rotate(${turn})"`,
            rect(-6, -50, 12, 100, '#3f5f54'),
            rect(-16, -52, 32, 12, '#3f5f54'),
            rect(-16, 40, 32, 12, '#3f5f54'),
          ),
        )
        .join('') +
      disc(0, 0, 17, '#d98e4a') +
      disc(0, 0, 7, '#ffffff'),
    name: 'Tarran’s Mill',
    trade: 'WOOL AND BLANKETS',
    face: 'round',
    ink: '#2f4a41',
    soft: '#7a8a80',
  },
  'cuan-hardware': {
    mark:
      path('M-50 -28L0 -50L50 -28V28L0 50L-50 28Z', '#e4572e') +
      group(
        'transform="rotate(38)"',
        rect(-6, -16, 12, 54, '#ffffff', 'rx="4"'),
        path('M-24 -32H14Q28 -32 34 -18Q22 -22 14 -14H-24Z', '#ffffff'),
      ),
    name: 'Cúán Hardware',
    trade: 'TOOLS, PAINT, ADVICE',
    face: 'round',
    ink: '#1f2326',
    soft: '#e4572e',
  },
  'the-slipway': {
    mark:
      path('M-52 22L40 -34L54 -20L-38 40Z', '#0f7c86') +
      path('M-36 6Q-6 -48 46 -30Q24 12 -22 26Z', '#ffffff') +
      path('M-36 6Q-6 -48 46 -30Q24 12 -22 26Z', '#f08a5d', 'opacity="0.9"') +
      disc(28, -22, 4.5, '#ffffff') +
      path('M-36 6L-56 -8L-50 18L-44 38Z', '#f08a5d'),
    name: 'The Slipway',
    trade: 'FISH AND SMOKEHOUSE',
    face: 'condensed',
    ink: '#0d4f57',
    soft: '#0f7c86',
  },
  'royle-farm-dairy': {
    mark:
      disc(0, 0, 50, '#d8ecf7') +
      path('M-50 8Q-20 -12 8 6T50 4A50 50 0 0 1 -50 8Z', '#6aa84f') +
      path('M-14 26V-20Q-14 -30 -8 -34V-46H8V-34Q14 -30 14 -20V26Q14 32 8 32H-8Q-14 32 -14 26Z', '#ffffff') +
      rect(-10, -48, 20, 9, '#1d5fa8', 'rx="3"') +
      rect(-14, -8, 28, 22, '#1d5fa8'),
    name: 'Royle Farm',
    trade: 'DAIRY, THREE GENERATIONS',
    face: 'round',
    ink: '#1d3f6e',
    soft: '#5d8f47',
  },
  'brunt-daughter-chandlers': {
    mark:
      disc(0, 0, 50, 'none', 'stroke="#b3562b" stroke-width="12" stroke-dasharray="30 8"') +
      line('M0 -30V30M-16 -12H16M-26 10Q-22 32 0 32T26 10', '#1c2b39', 8) +
      disc(0, -34, 8, 'none', 'stroke="#1c2b39" stroke-width="6"'),
    name: 'Brunt & Daughter',
    trade: 'SHIP CHANDLERS',
    face: 'condensed',
    ink: '#1c2b39',
    soft: '#b3562b',
  },
  'lough-lane-bakery': {
    mark:
      path('M-46 20Q-52 -34 0 -36T46 20Q46 34 30 34H-30Q-46 34 -46 20Z', '#c9843c') +
      line('M-22 -24L-10 16M2 -30L10 12M24 -22L28 8', '#f7e3bd', 8) +
      line('M-50 44H50', '#6b4423', 7),
    name: 'Lough Lane',
    trade: 'BAKERY, DAILY FROM SIX',
    face: 'round',
    ink: '#5b3718',
    soft: '#a8672c',
  },
} satisfies Record<string, SponsorMark>
