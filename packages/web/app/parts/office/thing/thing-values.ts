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
