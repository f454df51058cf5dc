import {
  addPaymentMethod,
  createCardSecret,
  payArrears,
  payEarly,
} from '@clubhouse/contract/money/payment-methods'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { readForm } from '#lib/form/read-form.ts'
import { refusedBy } from '#lib/form/refused.ts'
import { privateHeaders } from '#lib/page/keep.ts'
import { publicAction } from '#lib/page/handlers.ts'
import { ARREARS } from './messages.ts'
import type { MoneyAnswer } from './money-answer.ts'

/** What is asked of the server while somebody pays or adds a card. No page, only answers. */
export const action = publicAction(async ({ page, request }): Promise<Response> => {
  const form = await readForm(request)
  const intent = text(form, 'intent')
  const call = Object.hasOwn(CALLS, intent) ? CALLS[intent] : undefined
  if (!call) return answered({ kind: 'refused', message: ARREARS.failed }, 400)
  if (!(await page.user())) return answered({ kind: 'signed-out' }, 401)
  try {
    return answered(await call(page, form))
  } catch (error) {
    const { status, message } = refusedBy(error, page, ARREARS.unknown)
    // Nothing was asked of any card.
    if (status === 404) return answered({ kind: 'refused', message: ARREARS.gone }, status)
    return answered({ kind: 'refused', message }, status)
  }
})

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

type Call = (page: PageContext, form: FormData) => Promise<MoneyAnswer>

const CALLS: Record<string, Call> = {
  secret: async (page, form) => {
    const key = text(form, 'key')
    const headers = key ? { 'idempotency-key': key.slice(0, 255) } : {}
    return { kind: 'secret', secret: (await page.call(createCardSecret, { headers })).client_secret }
  },
  keep: async (page, form) => {
    const body = { payment_method_id: text(form, 'method'), default: text(form, 'default') === 'yes' }
    return { kind: 'kept', id: (await page.call(addPaymentMethod, { body })).payment_method_id }
  },
  arrears: async (page, form) => ({
    kind: 'charged',
    outcome: await page.call(payArrears, {
      body: {
        order_ids: form.getAll('order_id').map(String),
        payment_method_id: text(form, 'payment_method_id'),
        amount: Number(text(form, 'amount')),
      },
    }),
  }),
  early: async (page, form) => ({
    kind: 'charged',
    outcome: await page.call(payEarly, {
      params: { order_id: text(form, 'order_id') },
      body: { due: text(form, 'due'), payment_method_id: text(form, 'payment_method_id') || undefined },
    }),
  }),
  'all-left': async (page, form) => ({
    kind: 'charged',
    outcome: await page.call(payEarly, {
      params: { order_id: text(form, 'order_id') },
      body: {
        all_left: true,
        amount: Number(text(form, 'amount')),
        payment_method_id: text(form, 'payment_method_id') || undefined,
      },
    }),
  }),
}

const answered = (answer: MoneyAnswer, status = 200) =>
  Response.json(answer, { status, headers: privateHeaders() })
