import { LOTTERY_LIMITS } from '@clubhouse/contract/selling/office/lottery-limits'
import type { Pick } from '@clubhouse/contract/selling/lottery'

/** A ticket sold on paper, as it is entered: by the number on its stub. */
export interface PaperRow {
  stub: string
  /** Of a lotto; empty for a lucky dip. */
  lines: Pick[][]
  /** Of a prize draw. */
  entries: number
}

export type PaperRows = { ok: true; tickets: PaperRow[] } | { ok: false; problem: string }

/**
 * Reads what was typed or came as a file, a row each: "A12, 4 9 17 21 26 30" for a lotto, "A12, 3" for a prize draw. Rows with the
 * same stub are one ticket. A first row of headings is passed over.
 */
export function paperRows(text: string, kind: 'Lotto' | 'Draw'): PaperRows {
  const tickets = new Map<string, PaperRow>()
  let row = 0
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (line.trim() === '') continue
    row += 1
    if (row === 1 && /^"?(stub|ticket)/i.test(line.trim())) continue
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, '').trim())
    const read = kind === 'Lotto' ? lottoRow(cells) : drawRow(cells)
    if (typeof read === 'string') return { ok: false, problem: `Row ${row}: ${read}` }
    const key = read.stub || `row ${row}`
    const known = tickets.get(key)
    tickets.set(key, known ? together(known, read) : read)
  }
  if (tickets.size === 0) return { ok: false, problem: 'Type at least one ticket' }
  if (tickets.size > LOTTERY_LIMITS.paperTickets)
    return { ok: false, problem: `${LOTTERY_LIMITS.paperTickets} tickets at a time is the most` }
  return { ok: true, tickets: [...tickets.values()] }
}

function lottoRow([stub = '', ...rest]: string[]): PaperRow | string {
  const symbols = rest.join(' ').split(/\s+/).filter(Boolean)
  if (rest.length === 0 && /\s/.test(stub)) return 'put a comma after the number on the stub'
  if (symbols.some((symbol) => !/^(\d{1,3}|[A-Za-z])$/.test(symbol))) return 'these aren’t numbers to play'
  const line = symbols.map((symbol): Pick => (/^\d/.test(symbol) ? Number(symbol) : symbol.toUpperCase()))
  return stub.length > LOTTERY_LIMITS.stub ? tooLong : { stub, lines: [line], entries: 1 }
}

function drawRow([stub = '', count = '', ...more]: string[]): PaperRow | string {
  const entries = count === '' ? 1 : Number(count)
  if (more.some(Boolean) || !Number.isInteger(entries) || entries < 1 || entries > 100)
    return 'write the number on the stub, a comma, and how many tickets (up to 100)'
  return stub.length > LOTTERY_LIMITS.stub ? tooLong : { stub, lines: [], entries }
}

const tooLong = `the stub has at most ${LOTTERY_LIMITS.stub} characters`

const together = (one: PaperRow, other: PaperRow): PaperRow => ({
  stub: one.stub,
  lines: [...one.lines, ...other.lines],
  entries: one.entries + other.entries,
})
