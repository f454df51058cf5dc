/** Two edits of one text, put together paragraph by paragraph. */

const VOID = /^(br|hr|img|col)$/

/** The outermost pieces of sanitised HTML: a paragraph, a list, a table each. */
export function blocksOf(html: string): string[] {
  const blocks: string[] = []
  let [depth, start] = [0, 0]
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
    const end = index + tag.length
    if (depth === 0 && !slash && index > start && html.slice(start, index).trim()) {
      blocks.push(html.slice(start, index))
      start = index
    }
    if (slash) depth = Math.max(0, depth - 1)
    else if (!VOID.test(name.toLowerCase()) && !tag.endsWith('/>')) depth += 1
    if (depth === 0) {
      blocks.push(html.slice(start, end).trim())
      start = end
    }
  }
  const rest = html.slice(start).trim()
  return rest ? [...blocks, rest] : blocks
}

/** What both changed at different places; null where they changed the same. */
export function mergeBlocks(base: string, mine: string, theirs: string): string | null {
  const [from, one, other] = [blocksOf(base), blocksOf(mine), blocksOf(theirs)]
  const [inOne, inOther] = [matches(from, one), matches(from, other)]
  const merged: string[] = []
  let [at, atOne, atOther] = [0, 0, 0]
  for (const next of [...stable(from.length, inOne, inOther), from.length]) {
    const nextOne = next === from.length ? one.length : (inOne.get(next) ?? 0)
    const nextOther = next === from.length ? other.length : (inOther.get(next) ?? 0)
    const chunk = chosen(from.slice(at, next), one.slice(atOne, nextOne), other.slice(atOther, nextOther))
    if (chunk === null) return null
    merged.push(...chunk, ...from.slice(next, next + 1))
    ;[at, atOne, atOther] = [next + 1, nextOne + 1, nextOther + 1]
  }
  return merged.join('')
}

/** Where both still have what was there before. */
const stable = (length: number, one: Map<number, number>, other: Map<number, number>): number[] =>
  Array.from({ length }, (_, at) => at).filter((at) => one.has(at) && other.has(at))

/** Of the whole chunk, or block by block where all three have as many: then each stands for the same. */
function chosen(base: string[], one: string[], other: string[]): string[] | null {
  const whole = pick(base.join('\n'), one.join('\n'), other.join('\n'))
  if (whole) return whole === 'one' ? one : other
  if (base.length !== one.length || base.length !== other.length || base.length < 2) return null
  const each = base.map((was, at) => chosen([was], one.slice(at, at + 1), other.slice(at, at + 1)))
  return each.every((block) => block !== null) ? each.flat() : null
}

function pick(was: string, mine: string, theirs: string): 'one' | 'other' | null {
  if (mine === theirs || theirs === was) return 'one'
  return mine === was ? 'other' : null
}

/** The longest run of blocks that both have, by their places. */
function matches(from: readonly string[], to: readonly string[]): Map<number, number> {
  const lengths = Array.from({ length: from.length + 1 }, () =>
    Array.from({ length: to.length + 1 }, () => 0),
  )
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      (lengths[row] ?? [])[column] =
        from[row] === to[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const found = new Map<number, number>()
  for (let [row, column] = [0, 0]; row < from.length && column < to.length;) {
    if (from[row] === to[column]) found.set(row++, column++)
    else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return found
}
