import { decodeQR } from 'qr/decode.js'

export interface Pixels {
  width: number
  height: number
  /** Four bytes for each: red, green, blue, opacity. */
  data: Uint8ClampedArray<ArrayBuffer>
}

/** For each look, beyond a first try: more finds codes at an angle or in poor light, and the picture stays fluent on an old phone. */
const TRY_FOR_MS = 80

/** What the QR code in a picture says, if there is one that can be read. */
export function decode({ width, height, data }: Pixels, tryForMs = TRY_FOR_MS): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA', timeLimit: tryForMs })
  } catch {
    return null
  }
}
