import {
  changeCode,
  type CodeFields,
  createCode,
  getOfficeCode,
} from '@clubhouse/contract/selling/office/discount-codes'
import { codeErrors } from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import { plansIn, tickName } from '../shared/plan-ticks.tsx'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import {
  amountIn,
  day,
  errorsOf,
  money,
  type Read,
  readerOf,
  tick,
  type Values,
  whole,
} from '#parts/office/record/record-values.ts'

export const NEW_CODE: CodeFields = {
  code: '',
  type: 'percentage',
  amount: 0,
  plan_ids: null,
  valid_from: null,
  valid_to: null,
  use_limit: null,
  is_active: true,
}

export const codeValues = (code: CodeFields): Values => ({
  code: code.code,
  type: code.type,
  is_active: tick(code.is_active),
  plan_ids: '',
  amount: code.amount === 0 ? '' : code.type === 'fixed' ? money(code.amount) : String(code.amount),
  valid_from: day(code.valid_from),
  valid_to: day(code.valid_to),
  use_limit: whole(code.use_limit),
  which: code.plan_ids === null ? 'all' : 'some',
  ...Object.fromEntries((code.plan_ids ?? []).map((id) => [tickName(id), 'on'])),
})

const NAMES = ['code', 'type', 'amount', 'valid_from', 'valid_to', 'use_limit', 'which', 'plan_ids']

function read(values: Values): Read<CodeFields> {
  const form = readerOf(values)
  const type = form.text('type') === 'fixed' ? 'fixed' : 'percentage'
  const problems: Values = {}
  const amount = amountIn(values, 'amount', type, 'amount', problems)
  if (!Number.isInteger(amount)) problems['amount'] = 'Enter a whole number'
  const ticked = plansIn(form.text('plan_ids')).filter((id) => form.isTicked(tickName(id)))
  const use_limit = form.whole('use_limit')
  if (use_limit === 0) problems['use_limit'] = 'At least 1, or leave it empty'
  const fields: CodeFields = {
    code: form.text('code'),
    type,
    amount,
    use_limit,
    is_active: form.isTicked('is_active'),
    valid_from: form.day('valid_from'),
    valid_to: form.day('valid_to'),
    plan_ids: form.text('which') === 'some' ? ticked : null,
  }
  return { fields, problems: { ...problems, ...form.problems } }
}

export const getCode = ({ page, headers }: Asking, code_id: string) =>
  page.call(getOfficeCode, { headers, params: { code_id } })

export const CODE: RecordKind<CodeFields> = {
  path: '/codes',
  typed: (fields) =>
    typedOf(fields, NAMES, ['is_active', ...plansIn(fields.field('plan_ids')).map(tickName)]),
  read,
  errors: (values) => errorsOf(read(values), codeErrors),
  add: async ({ page, headers }, body) => (await page.call(createCode, { headers, body })).code_id,
  change: ({ page, headers }, code_id, body) => page.call(changeCode, { headers, params: { code_id }, body }),
  now: async (asking, id) => {
    const item = await getCode(asking, id)
    const { plan_ids: _, ...values } = codeValues(item)
    return { version: item.version, values }
  },
}
