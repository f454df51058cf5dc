import { encode } from 'uqr'

export interface QrCode {
  /** How many modules it is wide. */
  size: number
  /** For an SVG of that size. */
  path: string
}

/** Drawn by the server alone: a loader hands it to the page as a path. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'L', border: 0 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size, path }
}
