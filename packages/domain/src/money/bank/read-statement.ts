import { CSV_REFUSALS, type CsvRefusal, type ReadCsv, readCsv } from '../../people/import/read-csv.ts'
import { accept, refuse, type Result } from '../../result.ts'
import { parseDate } from '../../time/plain-date.ts'
import { readAmount } from './read-amount.ts'

/** One line of a bank statement. */
export interface StatementLine {
  /** As a spreadsheet counts. */
  line: number
  /** A plain date. */
  day: string
  text: string
  /** Cents; what went out is negative. */
  amount: number
  balance: number | null
}

/** What a reader of lists of people says, in words for a statement. */
const REFUSALS: Partial<Record<CsvRefusal, string>> = {
  empty: 'There’s nothing in this file. It needs a first line with headings, and a line for each payment.',
  heavy: 'The file is larger than 2 MB. Export a shorter time and upload the parts one after the other.',
  lines:
    'The file has more than 5,000 lines. Export a shorter time and upload the parts one after the other.',
  headings: 'The first line must hold the headings, such as Date, Description and Amount.',
  'not-text': 'This isn’t a CSV file. Export the statement from your bank as CSV and upload that.',
}

type Column = 'day' | 'text' | 'amount' | 'out' | 'in' | 'balance'

/** How banks call their columns; several may make up the text. */
const HEADINGS: readonly [Column, RegExp][] = [
  [
    'day',
    /^(?:(?:posted )?transactions? |posting |posted |value |booking |completed |process(?:ed)? )?date$/,
  ],
  ['out', /^(?:debits?|paid out|money out|withdrawals?|out|payments? out)(?: amount)?$/],
  ['in', /^(?:credits?|paid in|money in|lodgements?|deposits?|in|payments? in)(?: amount)?$/],
  ['amount', /^(?:transaction )?(?:amount|value)$/],
  ['balance', /^(?:running |closing |account )?balance$/],
  [
    'text',
    /^(?:transaction )?(?:description|details?|narratives?|reference|particulars|memo|counter ?party|payee|payer|name|text)s?(?: ?\d)?$/,
  ],
]

/** "Amount (EUR)" and "Debit Amount" are how some write it. */
const plainHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\((?:eur|gbp|€|£)\)|[€£]/g, ' ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

type Columns = Record<Column, number[]>

function columnsOf(headings: readonly string[]): Columns {
  const found: Columns = { day: [], text: [], amount: [], out: [], in: [], balance: [] }
  headings.forEach((heading, at) => {
    const column = HEADINGS.find(([, shape]) => shape.test(plainHeading(heading)))?.[0]
    if (column && (column === 'text' || found[column].length === 0)) found[column].push(at)
  })
  return found
}

/** A statement as a bank exports it; every reason why it is none is for the treasurer to read. */
export function readStatement(file: Uint8Array): Result<StatementLine[], string> {
  const read = readCsv(file)
  if (!read.ok) return refuse(REFUSALS[read.reason] ?? CSV_REFUSALS[read.reason])
  const columns = columnsOf(read.value.headings)
  const missing = missingIn(columns)
  if (missing) return refuse(missing)
  const lines: StatementLine[] = []
  const wrong: string[] = []
  for (const row of read.value.rows) {
    const line = lineOf(row, columns)
    if (typeof line === 'string') wrong.push(line)
    else if (line) lines.push(line)
  }
  if (wrong.length > 0) return refuse(`${wrong.slice(0, 3).join(' ')}${wrong.length > 3 ? ' …' : ''}`)
  return lines.length === 0 ? refuse(REFUSALS.empty ?? '') : accept(lines)
}

function missingIn({ day, text, amount, out, in: into }: Columns): string | null {
  const what = [
    ...(day.length === 0 ? ['the date'] : []),
    ...(text.length === 0 ? ['the description'] : []),
    ...(amount.length + out.length + into.length === 0 ? ['the amount'] : []),
  ]
  if (what.length === 0) return null
  return `We can’t find ${what.join(' and ')} in this file. Name the columns Date, Description and Amount (or Debit and Credit).`
}

/** Null for a line without money, as banks write above and below; a sentence for one that cannot be read. */
function lineOf({ line, cells }: ReadCsv['rows'][number], columns: Columns): StatementLine | string | null {
  const cell = (column: Column): string => cells[columns[column][0] ?? -1] ?? ''
  const typed = [cell('amount'), cell('in'), cell('out')]
  if (typed.every((each) => each === '')) return null
  const amounts = typed.map((each) => (each === '' ? 0 : readAmount(each)))
  const [plain = 0, into = 0, out = 0] = amounts
  const bad = typed[amounts.indexOf(null)]
  if (plain === null || into === null || out === null)
    return `Line ${line}: “${bad}” is no amount we can read.`
  const day = readDay(cell('day'))
  if (day === null) return `Line ${line}: “${cell('day')}” is no date we can read.`
  const amount = plain + Math.abs(into) - Math.abs(out)
  if (amount === 0) return null
  const text = columns.text
    .map((at) => cells[at] ?? '')
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return { line, day, text, amount, balance: readAmount(cell('balance')) }
}

/** With a time behind it, or a year of two digits: no statement is of another century. */
function readDay(typed: string): string | null {
  const day = typed
    .replace(/[T ]\d{1,2}:\d{2}.*$/, '')
    .replace(/^(\d{1,2}[/. -]\w{1,9}[/. -])(\d{2})$/, '$120$2')
  const read = parseDate(day)
  return read.ok ? read.iso : null
}
