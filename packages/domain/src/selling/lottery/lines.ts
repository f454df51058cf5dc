import type { Pick, PickType } from '@clubhouse/contract/selling/lottery'

/** How a line is picked: so many of these symbols, each at most once. */
export interface PickRules {
  type: PickType
  count: number
  symbols: readonly Pick[]
}

/** Whether somebody chooses symbols themselves; of a lucky dip and of what has no symbols they do not. */
export const isChosen = ({ type }: PickRules): boolean => type === 'Number' || type === 'Letter'

/** Why these lines cannot be played; null where they can. A line without symbols is left to the server. */
export function linesProblem(
  rules: PickRules,
  lines: readonly (readonly Pick[])[],
  mostLines: number,
): string | null {
  if (lines.length === 0) return 'Choose at least one line.'
  if (lines.length > mostLines) return `A ticket has at most ${mostLines} lines.`
  return lines.map((line) => lineProblem(rules, line)).find((problem) => problem !== null) ?? null
}

/** Why one line cannot be played as it stands; null where it can. */
export function lineProblem(rules: PickRules, line: readonly Pick[]): string | null {
  if (line.length === 0) return null
  if (!isChosen(rules)) return 'The lines of this lotto are picked for you.'
  const { count, symbols, type } = rules
  const what = type === 'Letter' ? 'letters' : 'numbers'
  const [first, last] = [symbols[0], symbols.at(-1)]
  if (line.some((symbol) => !symbols.includes(symbol))) return `Pick ${what} from ${first} to ${last}.`
  if (new Set(line).size < line.length) return `Pick ${count} different ${what} for each line.`
  return line.length === count ? null : `Pick ${count} ${what} for each line.`
}

/** In the order of the symbols, so that the same line is written in one way. */
export const sortedLine = ({ symbols }: PickRules, line: readonly Pick[]): Pick[] =>
  line.toSorted((a, b) => symbols.indexOf(a) - symbols.indexOf(b))

/** A line at random; `below` answers a whole number from 0 up to, and not, what it is given, each as likely. */
export function luckyLine(rules: PickRules, below: (most: number) => number): Pick[] {
  if (rules.type === 'None') return []
  const left = [...rules.symbols]
  const line: Pick[] = []
  while (line.length < rules.count && left.length > 0) line.push(...left.splice(below(left.length), 1))
  return sortedLine(rules, line)
}
