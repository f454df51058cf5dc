import type { NewTaxSettings } from '@clubhouse/contract/money/office/tax'
import { taxProblem } from '@clubhouse/domain/money/tax/tax-settings'
import { parseDate } from '@clubhouse/domain/time/plain-date'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { TAX } from './messages.ts'

type Errors = Record<string, string>
export type ReadTax = { ok: true; body: NewTaxSettings } | { ok: false; errors: Errors }

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''))

/** What was typed. A rate without a name is taken off; "13.5%" are 1350 hundredths of one, as €13.50 are 1350 cents. */
export function readTax(form: FormData): ReadTax {
  const [ids, names, percents] = [
    texts(form, 'rate_id'),
    texts(form, 'rate_name'),
    texts(form, 'rate_percent'),
  ]
  const [usual = ''] = texts(form, 'usual')
  const errors: Errors = {}
  const rates = names.flatMap((name, at) => {
    if (name === '') return []
    const percent = parseMoney((percents[at] ?? '').replace('%', ''))
    if (!percent.ok || percent.cents > 10_000) errors[`percent-${at}`] = TAX.badPercent
    const id = ids[at]
    return [
      {
        ...(id && { rate_id: id }),
        name,
        basis_points: percent.ok ? percent.cents : 0,
        is_default: usual === String(at),
      },
    ]
  })
  const isRegistered = form.has('registered')
  const since = parseDate(texts(form, 'since')[0] ?? '')
  if (isRegistered && !since.ok) errors['since'] = TAX.badDate
  const registration = isRegistered
    ? { number: texts(form, 'number')[0] ?? '', since: since.ok ? since.iso.slice(0, 10) : '' }
    : null
  const body = { registration, rates }
  const problem = taxProblem(body)
  if (problem && !errors[problem.field]) errors[problem.field] = problem.message
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, body }
}
