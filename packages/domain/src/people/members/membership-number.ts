/** What every second club is called besides its own name. */
const KINDS = new Set(['fc', 'afc', 'rfc', 'hc', 'cc', 'ac', 'gaa', 'club', 'the', 'and', 'of'])

/** "Harbour Rovers FC" → "HR": the letters before a member's number. */
export function clubInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const own = words.filter((word) => !KINDS.has(word.toLowerCase()))
  const [first = '', second = ''] = own.length > 0 ? own : words
  const letters = second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)
  return plain(letters).toUpperCase()
}

/** "DR 0417": read out at the gate and typed there where no camera is. */
export const membershipNumber = (clubName: string, number: number): string =>
  `${clubInitials(clubName)} ${String(number).padStart(4, '0')}`

/** The number that somebody typed, with its letters or without; null where it is none. */
export function typedNumber(typed: string): number | null {
  const digits = /^\s*\p{L}{0,3}[\s-]*(\d{1,7})\s*$/u.exec(typed)?.[1]
  return digits === undefined ? null : Number(digits)
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
