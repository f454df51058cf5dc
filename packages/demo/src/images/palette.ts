import type { Palette } from '@clubhouse/artwork/contrast'
import { lightnessOf, mix } from '@clubhouse/artwork/colour'

export const DUNVARRA: Palette = { primary: '#0B5D3B', accent: '#F2B705', plate: '#FFFFFF' }
export const INISHVARN: Palette = { primary: '#14213D', accent: '#FF6B57', plate: '#E8EEF7' }
export const FOUR_COASTS: Palette = { primary: '#5B3E96', accent: '#C9B8F0', plate: '#FFFFFF' }

/** Everything in a picture is one of these, so that a club's pictures belong together. */
export interface Tones {
  night: string
  deep: string
  primary: string
  /** Grass or turf in daylight. */
  field: string
  haze: string
  mist: string
  paper: string
  accent: string
  /** The accent with sun in it. */
  glow: string
  ember: string
}

export function tonesOf({ primary, accent }: Palette): Tones {
  const isDark = lightnessOf(primary) < 0.3
  const field = isDark ? mix(primary, '#3E7CC4', 0.72) : mix(primary, '#7DBA5C', 0.42)
  return {
    night: mix(primary, '#050b10', 0.62),
    deep: mix(primary, '#050b10', 0.34),
    primary,
    field,
    haze: mix(field, '#e9efe4', 0.45),
    mist: mix(mix(primary, '#ffffff', 0.72), '#f4ead2', 0.35),
    paper: mix('#fbf4e2', accent, 0.04),
    accent,
    glow: mix(accent, '#fff3cf', 0.6),
    ember: mix(accent, '#b3361b', 0.4),
  }
}
