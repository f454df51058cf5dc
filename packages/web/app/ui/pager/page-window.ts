/** The page numbers to offer: first, last, the neighbours of the current one; null stands for a gap. */
export function pageWindow(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}
