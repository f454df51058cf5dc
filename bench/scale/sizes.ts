/** How many people each club of a platform has: few large ones and many small. */
export interface Platform {
  clubs: number
  /** Of all clubs together. */
  people: number
  /** Of the largest. */
  most: number
}

/**
 * The club at rank k has `most / k^s` people, as firms and towns are spread; `s` is found so that all together are as many as asked. The
 * first clubs of a smaller platform are those of a larger one.
 */
export function sizesOf({ clubs, people, most }: Platform): number[] {
  const ranks = Array.from({ length: clubs }, (_, at) => at + 1)
  const sizes = (s: number) => ranks.map((rank) => Math.max(1, Math.round(most / rank ** s)))
  let [flat, steep] = [0, 3]
  for (let step = 0; step < 40; step += 1) {
    const middle = (flat + steep) / 2
    if (sum(sizes(middle)) > people) flat = middle
    else steep = middle
  }
  return sizes(steep)
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
