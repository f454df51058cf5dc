import { moodOf, type Mood, type TimeOfDay } from './mood.ts'
import type { Palette } from '@clubhouse/artwork/contrast'
import { tonesOf, type Tones } from './palette.ts'
import { randomOf, type Random } from './random.ts'
import { svg } from '@clubhouse/artwork/svg'
import { grain } from './texture.ts'

export interface Stage {
  random: Random
  tones: Tones
  mood: Mood
  width: number
  height: number
}

export type Scene = (palette: Palette) => string

/** A picture of the series: its own chance, its time of day, and print grain over everything. */
export function scene(
  name: string,
  time: TimeOfDay,
  draw: (stage: Stage) => string[],
  { width, height } = { width: 1600, height: 900 },
): Scene {
  return (palette) => {
    const random = randomOf(name)
    const tones = tonesOf(palette)
    const mood = moodOf(tones, time)
    const parts = draw({ random, tones, mood, width, height })
    return svg(width, height, ...parts, grain(random, width, height))
  }
}
