import { mix } from '@clubhouse/artwork/colour'
import type { Tones } from './palette.ts'
import type { Stop } from '@clubhouse/artwork/svg'

export type TimeOfDay = 'dawn' | 'noon' | 'dusk' | 'night' | 'rain'

/** How one time of day colours everything in a picture. */
export interface Mood {
  time: TimeOfDay
  sky: Stop[]
  /** The sun or the moon. */
  lamp: string
  farHill: string
  nearHill: string
  fieldLight: string
  fieldDark: string
  lines: string
  /** People and things take on some of this. */
  tint: string
  tintShare: number
  shadow: { colour: string; opacity: number; length: number; skew: number }
}

export function moodOf(tones: Tones, time: TimeOfDay): Mood {
  const { night, deep, primary, field, haze, mist, paper, accent, glow, ember } = tones
  switch (time) {
    case 'dawn':
      return {
        time,
        sky: [
          [0, mix(mist, primary, 0.18)],
          [0.45, mix(mist, paper, 0.6)],
          [0.8, mix(paper, glow, 0.7)],
          [1, mix(glow, accent, 0.3)],
        ],
        lamp: mix(glow, '#ffffff', 0.5),
        farHill: mix(mix(haze, glow, 0.45), paper, 0.15),
        nearHill: mix(primary, haze, 0.28),
        fieldLight: mix(field, glow, 0.28),
        fieldDark: mix(field, primary, 0.3),
        lines: mix(paper, '#ffffff', 0.5),
        tint: glow,
        tintShare: 0.06,
        shadow: { colour: deep, opacity: 0.3, length: 0.5, skew: -1.1 },
      }
    case 'noon':
      return {
        time,
        sky: [
          [0, mix(mist, mix(primary, '#5fb0c9', 0.6), 0.42)],
          [0.6, mix(mist, '#ffffff', 0.3)],
          [1, mix(paper, '#ffffff', 0.4)],
        ],
        lamp: mix(glow, '#ffffff', 0.55),
        farHill: mix(haze, mist, 0.5),
        nearHill: mix(primary, field, 0.55),
        fieldLight: mix(field, paper, 0.18),
        fieldDark: mix(field, primary, 0.16),
        lines: '#ffffff',
        tint: paper,
        tintShare: 0,
        shadow: { colour: deep, opacity: 0.26, length: 0.16, skew: 0.3 },
      }
    case 'dusk':
      return {
        time,
        sky: [
          [0, mix(deep, primary, 0.6)],
          [0.3, mix(primary, ember, 0.5)],
          [0.55, mix(ember, accent, 0.75)],
          [0.8, mix(accent, glow, 0.5)],
          [1, glow],
        ],
        lamp: mix(glow, '#ffffff', 0.35),
        farHill: mix(mix(primary, ember, 0.5), accent, 0.18),
        nearHill: mix(deep, primary, 0.4),
        fieldLight: mix(mix(field, primary, 0.35), accent, 0.16),
        fieldDark: mix(primary, deep, 0.35),
        lines: mix(paper, accent, 0.18),
        tint: mix(deep, ember, 0.25),
        tintShare: 0.1,
        shadow: { colour: night, opacity: 0.42, length: 0.42, skew: 1.2 },
      }
    case 'night':
      return {
        time,
        sky: [
          [0, mix(night, '#000308', 0.3)],
          [0.7, mix(night, deep, 0.8)],
          [1, mix(deep, primary, 0.8)],
        ],
        lamp: mix(glow, '#ffffff', 0.7),
        farHill: mix(deep, primary, 0.4),
        nearHill: night,
        fieldLight: mix(field, glow, 0.12),
        fieldDark: mix(primary, field, 0.3),
        lines: mix(paper, '#ffffff', 0.4),
        tint: night,
        tintShare: 0.1,
        shadow: { colour: night, opacity: 0.45, length: 0.2, skew: -0.5 },
      }
    case 'rain':
      return {
        time,
        sky: [
          [0, mix(mix(primary, '#8d9aa0', 0.55), deep, 0.15)],
          [0.6, mix(mist, primary, 0.3)],
          [1, mix(mist, '#c9d2d0', 0.3)],
        ],
        lamp: mist,
        farHill: mix(mist, primary, 0.35),
        nearHill: mix(primary, '#5d6b70', 0.25),
        fieldLight: mix(mix(field, mist, 0.2), '#7f8f92', 0.18),
        fieldDark: mix(mix(field, primary, 0.4), '#5d6b70', 0.1),
        lines: mix('#ffffff', mist, 0.3),
        tint: mix(primary, '#6d7b80', 0.5),
        tintShare: 0.14,
        shadow: { colour: deep, opacity: 0.22, length: -0.16, skew: 0 },
      }
  }
}
