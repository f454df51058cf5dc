/** How age writes its keys: letters that are hard to mistake, and six of them that show a slip of the pen (BIP 173). */

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]
const CHECK_LETTERS = 6

export function writeBech32(prefix: string, bytes: Uint8Array): string {
  const words = inBits(bytes, { of: 8, to: 5 })
  const check =
    remainder([...spread(prefix), ...words, ...Array.from({ length: CHECK_LETTERS }, () => 0)]) ^ 1
  const last = Array.from({ length: CHECK_LETTERS }, (_, at) => (check >> (5 * (5 - at))) & 31)
  return `${prefix}1${[...words, ...last].map((word) => LETTERS[word]).join('')}`
}

/** Null for what is no such key, or has been mistyped. */
export function readBech32(prefix: string, text: string): Buffer | null {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return null
  if (!lower.startsWith(`${prefix}1`)) return null
  const words = Array.from(lower.slice(prefix.length + 1), (letter) => LETTERS.indexOf(letter))
  if (words.length < CHECK_LETTERS || words.includes(-1)) return null
  if (remainder([...spread(prefix), ...words]) !== 1) return null
  const bytes = Buffer.from(inBits(words.slice(0, -CHECK_LETTERS), { of: 5, to: 8 }))
  // Bits that are left over are nought, or the same key could be written in two ways.
  return writeBech32(prefix, bytes) === lower ? bytes : null
}

const spread = (prefix: string): number[] => {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function remainder(words: readonly number[]): number {
  let sum = 1
  for (const word of words) {
    const top = sum >>> 25
    sum = ((sum & 0x1ffffff) << 5) ^ word
    for (const [at, factor] of GENERATOR.entries()) if ((top >> at) & 1) sum ^= factor
  }
  return sum >>> 0
}

/** The same bits in words of another length; going to shorter ones the last is filled up with noughts. */
function inBits(words: Iterable<number>, { of, to }: { of: number; to: number }): number[] {
  const found: number[] = []
  let held = 0
  let bits = 0
  for (const word of words) {
    held = ((held << of) | word) & 0xfff
    for (bits += of; bits >= to;) {
      bits -= to
      found.push((held >> bits) & ((1 << to) - 1))
    }
  }
  if (of > to && bits > 0) found.push((held << (to - bits)) & ((1 << to) - 1))
  return found
}
