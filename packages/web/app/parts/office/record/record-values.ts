import { parseMoney, writeMoney } from '../../../ui/money-field/parse-money.ts'
import { cents } from '@clubhouse/domain/money/money'
import { DATE_PROBLEMS, displayDate, parseDate } from '@clubhouse/domain/time/plain-date'

/** What stands in a form, by field; a tick is "on". */
export type Values = Record<string, string>

export const money = (amount: number | null): string => (amount === null ? '' : writeMoney(cents(amount)))
export const day = (iso: string | null): string => (iso === null ? '' : displayDate(iso))
export const whole = (count: number | null): string => (count === null ? '' : String(count))
export const tick = (is: boolean): string => (is ? 'on' : '')

/** Reads what was typed, and remembers what could not be read. */
export function readerOf(values: Values) {
  const problems: Values = {}
  const text = (name: string): string => values[name] ?? ''
  return {
    problems,
    text,
    isTicked: (name: string): boolean => values[name] === 'on',
    day: (name: string): string | null => {
      if (text(name) === '') return null
      const date = parseDate(text(name))
      if (date.ok) return date.iso
      problems[name] = DATE_PROBLEMS[date.reason]
      return null
    },
    money: (name: string): number | null => {
      const amount = parseMoney(text(name))
      if (amount.ok) return amount.cents
      if (amount.reason !== 'empty') problems[name] = 'Enter an amount such as 110.00'
      return null
    },
    whole: (name: string, problem = name): number | null => {
      if (text(name) === '') return null
      if (/^\d{1,6}$/.test(text(name))) return Number(text(name))
      problems[problem] = 'Enter a whole number'
      return null
    },
  }
}

/** Per cent as typed, or an amount as cents; problems are said of the step as a whole. */
export function amountIn(
  values: Values,
  name: string,
  type: string,
  problem: string,
  problems: Values,
): number {
  const form = readerOf(values)
  if (type === 'fixed') {
    const amount = form.money(name)
    if (form.problems[name]) problems[problem] = form.problems[name]
    return amount ?? 0
  }
  const text = form.text(name).replace('%', '').trim()
  if (text === '' || /^\d{1,3}(\.\d{1,2})?$/.test(text)) return Number(text)
  problems[problem] = 'Enter a number, such as 10'
  return 0
}

export interface Read<Fields> {
  fields: Fields
  problems: Values
}

/** What cannot be read comes before what is wrong with it. */
export const errorsOf = <Fields>(
  { fields, problems }: Read<Fields>,
  check: (fields: Fields) => Values,
): Values => ({
  ...check(fields),
  ...problems,
})
