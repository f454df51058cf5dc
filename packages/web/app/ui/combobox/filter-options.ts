/** Options whose words begin with what was typed come first, then those that hold it; accents do not matter. */
export function filterOptions<O extends { label: string }>(
  options: readonly O[],
  typed: string,
): readonly O[] {
  const wanted = plain(typed)
  if (wanted === '') return options
  const rank = ({ label }: O): number => {
    const words = plain(label)
    if (words.startsWith(wanted)) return 0
    if (words.includes(` ${wanted}`)) return 1
    return words.includes(wanted) ? 2 : 3
  }
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((each) => each.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

/** Names here are written with a fada, and typed without. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
