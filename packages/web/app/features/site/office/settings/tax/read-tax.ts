import type { NewTaxSettings } from '@clubhouse/contract/money/office/tax'
import { taxProblem } from '@clubhouse/domain/money/tax/tax-settings'
import { parseDate } from '@clubhouse/domain/time/plain-date'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { TAX } from './messages.ts'

type Errors = Record<string, string>
export type ReadTax = { ok: true; body: NewTaxSettings } | { ok: false; errors: Errors }

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''))

/** What stood in the fields, word by word. */
export interface TypedTax {
  isRegistered: boolean
  number: string
  since: string
  rates: { id: string; name: string; percent: string }[]
  usual: string
}

export function typedTax(form: FormData): TypedTax {
  const [ids, percents] = [texts(form, 'rate_id'), texts(form, 'rate_percent')]
  const [[number = ''], [since = ''], [usual = '']] = [
    texts(form, 'number'),
    texts(form, 'since'),
    texts(form, 'usual'),
  ]
  const rates = texts(form, 'rate_name').map((name, at) => ({
    id: ids[at] ?? '',
    name,
    percent: percents[at] ?? '',
  }))
  return { isRegistered: form.has('registered'), number, since, rates, usual }
}

const PRODUCT = 'product '

/** The rate that was chosen for each product. */
export const chosenRates = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, rate]) =>
      name.startsWith(PRODUCT) && typeof rate === 'string' ? [[name.slice(PRODUCT.length), rate]] : [],
    ),
  )

/** What was typed, read. A rate without a name is taken off; "13.5%" are 1350 hundredths of one, as €13.50 are 1350 cents. */
export function readTax(form: FormData): ReadTax {
  const typed = typedTax(form)
  const errors: Errors = {}
  const rates = typed.rates.flatMap(({ id, name, percent: words }, at) => {
    if (name === '') return []
    const percent = parseMoney(words.replace('%', ''))
    if (!percent.ok || percent.cents > 10_000) errors[`percent-${at}`] = TAX.badPercent
    return [
      {
        ...(id && { rate_id: id }),
        name,
        basis_points: percent.ok ? percent.cents : 0,
        is_default: typed.usual === String(at),
      },
    ]
  })
  const since = parseDate(typed.since)
  if (typed.isRegistered && !since.ok) errors['since'] = TAX.badDate
  const registration = typed.isRegistered
    ? { number: typed.number, since: since.ok ? since.iso.slice(0, 10) : '' }
    : null
  const body = { registration, rates }
  const problem = taxProblem(body)
  if (problem && !errors[problem.field]) errors[problem.field] = problem.message
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body }
}
