import type { Pick } from '@clubhouse/contract/selling/lottery'

/** What somebody is choosing: lines of symbols, and the one that the grid fills. */
export interface TicketLines {
  lines: Pick[][]
  current: number
}

/** How many symbols make a line; none where nothing is picked. */
type Size = number

export const newLines = (count: number): TicketLines => ({
  lines: Array.from({ length: count }, () => []),
  current: 0,
})

/** Puts a symbol into the current line or takes it out; a line that is full leads on to the next that is not. */
export function toggle(ticket: TicketLines, symbol: Pick, size: Size): TicketLines {
  const line = ticket.lines[ticket.current] ?? []
  if (line.includes(symbol))
    return withLine(
      ticket,
      line.filter((each) => each !== symbol),
    )
  if (line.length >= size) return ticket
  const next = withLine(ticket, sorted([...line, symbol]))
  return line.length + 1 < size ? next : { ...next, current: nextOpen(next, size) }
}

export const clear = (ticket: TicketLines, line: number): TicketLines => ({
  lines: ticket.lines.map((each, at) => (at === line ? [] : each)),
  current: line,
})

export const select = (ticket: TicketLines, line: number): TicketLines => ({ ...ticket, current: line })

/** More lines begin empty; of fewer the last go first, and empty ones before any. */
export function resize(ticket: TicketLines, count: number): TicketLines {
  const lines = [...ticket.lines]
  while (lines.length < count) lines.push([])
  while (lines.length > count) {
    const empty = lines.findLastIndex((line) => line.length === 0)
    lines.splice(empty === -1 ? lines.length - 1 : empty, 1)
  }
  return { lines, current: Math.min(ticket.current, lines.length - 1) }
}

export const addLine = (ticket: TicketLines): TicketLines => ({
  lines: [...ticket.lines, []],
  current: ticket.lines.length,
})

export function removeLine({ lines, current }: TicketLines, line: number): TicketLines {
  const left = lines.filter((_, at) => at !== line)
  return {
    lines: left,
    current: Math.max(0, Math.min(current > line ? current - 1 : current, left.length - 1)),
  }
}

/** What was chosen stays, and the rest of the line is of what was picked: in any order, so that no symbol is favoured. */
export function completed(line: readonly Pick[], shuffled: readonly Pick[], size: Size): Pick[] {
  if (line.length >= size) return sorted(shuffled)
  const others = shuffled.filter((symbol) => !line.includes(symbol))
  return sorted([...line, ...others.slice(0, size - line.length)])
}

/** LOTTO-09: what the server picked, into the lines that were asked for, one after the other. */
export function fill(ticket: TicketLines, into: readonly number[], picked: readonly Pick[][], size: Size) {
  const lines = ticket.lines.map((line, at) => {
    const place = into.indexOf(at)
    return place === -1 ? line : sorted(picked[place] ?? line)
  })
  const filled = { ...ticket, lines }
  return { ...filled, current: nextOpen(filled, size) }
}

export const openLines = ({ lines }: { lines: readonly Pick[][] }, size: Size): number[] =>
  lines.flatMap((line, at) => (line.length < size ? [at] : []))

/** The next line after this one that is not full, else the first; else this one. */
function nextOpen(ticket: TicketLines, size: Size): number {
  const open = openLines(ticket, size)
  return open.find((line) => line > ticket.current) ?? open[0] ?? ticket.current
}

const withLine = ({ lines, current }: TicketLines, line: Pick[]): TicketLines => ({
  lines: lines.map((each, at) => (at === current ? line : each)),
  current,
})

/** Numbers by size, letters by the alphabet. */
const sorted = (line: readonly Pick[]): Pick[] =>
  line.toSorted((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : a < b ? -1 : 1))
