/** The colours a club's pictures are drawn in. */
export interface Palette {
  primary: string
  accent: string
  /** Behind the crest. */
  plate: string
}

const INK = '#10151c'

function luminanceOf(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  const [r = 0, g = 0, b = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((byte) => {
    const channel = byte / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(first: string, second: string): number {
  const [a, b] = [luminanceOf(first), luminanceOf(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** White where it can be read, ink where it cannot. */
export const inkOn = (background: string): string =>
  contrast('#ffffff', background) >= 4.5 ? '#ffffff' : INK
