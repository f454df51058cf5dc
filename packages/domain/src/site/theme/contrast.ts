/** Six digits and nothing else: only what passes here is ever written into a style sheet. */
const HEX = /^#[0-9a-f]{6}$/i

export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value)
}

/** The given colour in lower case, or the fallback when it is not a colour. */
export function hexOr(value: unknown, fallback: string): string {
  return isHexColour(value) ? value.toLowerCase() : fallback
}

/** Red, green and blue between 0 and 1. */
export function channels(hex: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** WCAG contrast, 1 to 21. With something that is no colour no contrast can be claimed, so it is 1. */
export function contrastRatio(a: string, b: string): number {
  if (!isHexColour(a) || !isHexColour(b)) return 1
  const [lighter, darker] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** The lowest contrast that a colour has on any of these surfaces. */
export function lowestContrast(colour: string, surfaces: readonly string[]): number {
  return Math.min(...surfaces.map((surface) => contrastRatio(colour, surface)))
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
