/** Draws again and again from one number, always the same. */
export interface Dice {
  /** From 0, and less than this. */
  below: (bound: number) => number
  oneIn: (count: number) => boolean
  pick: <T>(from: readonly T[]) => T
  shuffled: <T>(list: readonly T[]) => T[]
}

export function diceFrom(seed: number): Dice {
  let state = seed | 0
  // A well mixed step of 32 bits: neighbouring numbers must not draw alike.
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const below = (bound: number): number => next() % bound
  const pick = <T>(from: readonly T[]): T => {
    const at = from.length === 0 ? -1 : below(from.length)
    if (at < 0) throw new RangeError('There is nothing to pick from')
    return from[at] as T
  }
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: next() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ item }) => item)
  return { below, oneIn: (count) => below(count) === 0, pick, shuffled }
}
