/** Money, in cents: written with two decimals, as a number and never as a text. */
export interface CsvMoney {
  cents: number
}

export type CsvValue = string | number | null | CsvMoney

export const csvMoney = (cents: number): CsvMoney => ({ cents })

/** Spreadsheets run what begins so; one that was typed by somebody must stay a text. */
const FORMULA = /^[=+\-@\t\r]/

/** As RFC 4180 has it. A number is written as it is, a text never becomes a formula. */
export function csvField(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return (value.cents / 100).toFixed(2)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvField).join(',')}\r\n`

/** Without it spreadsheets take UTF-8 for something else, and fadas come out wrong. */
export const CSV_MARK = '\uFEFF'
