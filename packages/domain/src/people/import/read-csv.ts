import { accept, refuse, type Result } from '../../result.ts'

/** What a file of people may be at most; more is a mistake, or somebody who means harm. */
export const CSV_LIMITS = { bytes: 2_000_000, lines: 5000, columns: 40, cell: 300, filename: 120 } as const

export interface ReadCsv {
  headings: string[]
  /** Each with the line of the file on which it begins, as a spreadsheet counts. */
  rows: { line: number; cells: string[] }[]
  delimiter: ',' | ';' | '\t'
  encoding: 'UTF-8' | 'Windows-1252'
}

const number = new Intl.NumberFormat('en-IE')

export const CSV_REFUSALS = {
  empty: 'The file is empty. It needs a first line with headings, and a line for each person.',
  heavy: 'The file is larger than 2 MB. Split it and import the parts one after the other.',
  workbook: 'This is a spreadsheet, not a CSV file. Open it and save it as “CSV UTF-8”, then upload that.',
  'not-text': 'This isn’t a CSV file. Save your list as “CSV UTF-8” and upload that.',
  'wide-text': 'The file is in UTF-16. Save it as “CSV UTF-8” and upload it again.',
  headings: 'The first line must hold the headings, at least two of them, such as First name and Surname.',
  'same-headings': 'Two columns have the same heading. Give each its own.',
  columns: `The file has more than ${CSV_LIMITS.columns} columns. Leave out those you don’t need.`,
  lines: `The file has more than ${number.format(CSV_LIMITS.lines)} people. Split it and import the parts one after the other.`,
  cell: `A cell holds more than ${CSV_LIMITS.cell} characters. Is a quotation mark missing at its end?`,
  quote: 'A quotation mark is never closed. Look for a single " in the file.',
} as const
export type CsvRefusal = keyof typeof CSV_REFUSALS

/** A list of people as a spreadsheet saves it, whatever its alphabet and whatever stands between the cells. */
export function readCsv(
  bytes: Uint8Array,
  limits: { bytes: number; lines: number } = CSV_LIMITS,
): Result<ReadCsv, CsvRefusal> {
  if (bytes.length > limits.bytes) return refuse('heavy')
  const decoded = decode(bytes)
  if (!decoded.ok) return decoded
  const { text, encoding } = decoded.value
  if (text.trim() === '') return refuse('empty')
  const delimiter = delimiterOf(text)
  const records = splitRecords(text, delimiter, limits.lines)
  if (!records.ok) return records
  const [first, ...rest] = records.value
  const headings = (first?.cells ?? []).map((heading) => heading.trim())
  while (headings.at(-1) === '') headings.pop()
  if (headings.filter(Boolean).length < 2) return refuse('headings')
  const named = headings.filter(Boolean).map((heading) => heading.toLowerCase())
  if (new Set(named).size < named.length) return refuse('same-headings')
  const rows = rest.flatMap(({ line, cells }) => {
    const tidy = headings.map((_, at) => tidyCell(cells[at] ?? ''))
    return tidy.every((cell) => cell === '') ? [] : [{ line, cells: tidy }]
  })
  if (rows.length === 0) return refuse('empty')
  return accept({ headings, rows, delimiter, encoding })
}

/** An apostrophe before a formula is the one that our own files put there. */
const tidyCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')

function decode(bytes: Uint8Array): Result<{ text: string; encoding: ReadCsv['encoding'] }, CsvRefusal> {
  const [a, b, c, d] = bytes
  if (a === 0x50 && b === 0x4b && (c === 3 || c === 5)) return refuse('workbook')
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) return refuse('workbook')
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return refuse('wide-text')
  // A byte that no text has: pictures, programs, and texts of two bytes a letter.
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 26))) return refuse('not-text')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^\s*(%PDF|<!doctype|<html|\{\\rtf)/i.test(text)
      ? refuse('not-text')
      : accept({ text, encoding: 'UTF-8' })
  } catch {
    return accept({ text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' })
  }
}

/** The one that parts the headings: they are ours to read, and hold none of them in words. */
function delimiterOf(text: string): ReadCsv['delimiter'] {
  const end = text.search(/\r|\n/)
  const first = (end < 0 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '')
  const counted = (['\t', ';', ','] as const).map((each) => ({ each, count: first.split(each).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.each ?? ','
}

interface Record {
  line: number
  cells: string[]
}

/** RFC 4180, and what spreadsheets make of it; one pass, however broken the file is. */
function splitRecords(text: string, delimiter: string, most: number): Result<Record[], CsvRefusal> {
  const records: Record[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let begins = 1
  let isQuoted = false
  const endRecord = () => {
    records.push({ line: begins, cells: [...cells, cell] })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '\n') line += 1
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (char === delimiter) {
      cells.push(cell)
      cell = ''
      if (cells.length >= CSV_LIMITS.columns) return refuse('columns')
    } else if (char === '\n' || (char === '\r' && text.charAt(at + 1) !== '\n')) {
      if (char === '\r') line += 1
      endRecord()
      begins = line
      if (records.length > most + 1) return refuse('lines')
    } else if (char !== '\r') cell += char
    if (cell.length > CSV_LIMITS.cell) return refuse('cell')
  }
  if (isQuoted) return refuse('quote')
  if (cell !== '' || cells.length > 0) endRecord()
  return records.length > most + 1 ? refuse('lines') : accept(records)
}
