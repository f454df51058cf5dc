/** The same chance for the same seed: what was found once is found again. */
export function chance(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (end: number) => Math.floor(next() * end),
    oneOf: <T>(values: readonly T[]) => values[Math.floor(next() * values.length)],
  }
}
export type Chance = ReturnType<typeof chance>

/** Does one thing that happens to money; false where there was nothing to do it to. */
export type Operation = (chance: Chance) => Promise<boolean>
