import { clampChroma, converter, formatHex, modeOklch, modeRgb, useMode } from 'culori/fn'
import { channels } from './contrast.ts'

useMode(modeRgb)
useMode(modeOklch)
const toOklch = converter('oklch')

/** How light a colour looks, 0 to 1. */
export function lightnessOf(hex: string): number {
  return oklchOf(hex).l
}

/** How strong a colour is: none for greys. */
export function chromaOf(hex: string): number {
  return oklchOf(hex).c
}

/** The same hue at another lightness; chroma gives way where the screen cannot show it. */
export function atLightness(hex: string, lightness: number, mostChroma = Number.POSITIVE_INFINITY): string {
  const colour = oklchOf(hex)
  const moved = { ...colour, l: Math.min(1, Math.max(0, lightness)), c: Math.min(colour.c, mostChroma) }
  return formatHex(clampChroma(moved, 'oklch'))
}

/**
 * The first colour, going from this one towards black or white in steps of .01, that passes. Black and white
 * end the search, so a test that one of them passes always succeeds.
 */
export function moveUntil(
  hex: string,
  towards: 'black' | 'white',
  passes: (candidate: string) => boolean,
): string {
  if (passes(hex)) return hex
  const start = lightnessOf(hex)
  const sign = towards === 'white' ? 1 : -1
  for (let step = 1; step <= 100; step += 1) {
    const candidate = atLightness(hex, start + sign * step * 0.01)
    if (passes(candidate)) return candidate
  }
  return towards === 'white' ? '#ffffff' : '#000000'
}

function oklchOf(hex: string) {
  const [r, g, b] = channels(hex)
  return toOklch({ mode: 'rgb', r, g, b })
}
