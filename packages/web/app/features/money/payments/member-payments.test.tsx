import { expect, test } from 'vitest'
import { Refusal } from '@clubhouse/contract/refusal'
import { aPage, aUser } from '#lib/testing/page-stub.ts'
import { dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { action as payArrears } from './arrears.page.tsx'
import { backFromBank } from './back-from-bank.ts'
import { action as changeCards } from './methods.page.tsx'
import { action as callMoney } from './money-call.page.ts'

const user = aUser()
const on = { host: { type: 'myaccount' as const }, user }
const charged = (status: string, message: string | null = null) => ({
  payment_token: null,
  payment_method: null,
  status,
  message,
})

test.each([
  { status: 'succeeded', leads: '/payments?notice=payment-made' },
  { status: 'processing', leads: '/payments?notice=payment-on-its-way' },
  { status: 'failed', message: 'Your card was declined.', says: 'Your card was declined.' },
  {
    status: 'requires_action',
    says: 'Your bank wants to check with you first. Please turn on JavaScript in your browser and try again.',
  },
])(
  'MYACC-06 without a script a charge that $status',
  async ({ status, message = null, leads = null, says }) => {
    const page = aPage({ payArrears: () => charged(status, message) }, on)
    const answer = await payArrears(
      posting(page, '/payments/arrears', { order_id: 'a', payment_method_id: 'b', amount: '6000' }),
    )
    expect(page.bodies).toEqual([{ order_ids: ['a'], payment_method_id: 'b', amount: 60_00 }])
    expect(locationOf(answer)).toBe(leads)
    if (says) expect(dataOf(answer).formError).toBe(says)
  },
)

test.each([
  { intent: 'first', calls: 'updatePaymentMethod', leads: '/payments/methods?notice=card-first' },
  { intent: 'remove', calls: 'removePaymentMethod', leads: '/payments/methods?notice=card-removed' },
])('MYACC-03, MYACC-04 $intent asks for it and says so', async ({ intent, calls, leads }) => {
  const page = aPage({ [calls]: () => ({}) }, on)
  const answer = await changeCards(posting(page, '/payments/methods', { intent, payment_method_id: 'c' }))
  expect([locationOf(answer), page.calls[0]?.split(' ')[0]]).toEqual([leads, calls])
})

test('MYACC-04 a card that something is paid from is not removed, and the page says why', async () => {
  const why = 'You are still paying for something with this card. Choose another card for it first.'
  const page = aPage(
    {
      removePaymentMethod: () => {
        throw new Refusal(409, 'card_in_use', why)
      },
    },
    on,
  )
  const answer = await changeCards(
    posting(page, '/payments/methods', { intent: 'remove', payment_method_id: 'c' }),
  )
  expect(dataOf(answer).formError).toBe(why)
})

test.each([
  [{ intent: 'early', due: '2026-12-13' }, { due: '2026-12-13' }],
  [
    { intent: 'all-left', amount: '9000', payment_method_id: 'c' },
    { all_left: true, amount: 90_00, payment_method_id: 'c' },
  ],
])('MYACC-06 %o asks for just that', async (fields, body) => {
  const page = aPage({ payEarly: () => charged('succeeded') }, on)
  await callMoney(posting(page, '/payments/call', { order_id: 'a', ...fields }))
  expect(page.bodies).toEqual([body])
})

test('an order that is not there was not paid, and says so', async () => {
  const missing = () => {
    throw new Refusal(404, 'not_found', 'The order was not found')
  }
  const page = aPage({ payEarly: missing }, on)
  const answer = await callMoney(
    posting(page, '/payments/call', { intent: 'early', order_id: 'a', due: 'b' }),
  )
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { kind: 'refused', message: 'We can’t find that order. Go back to your payments and choose it again.' },
  ])
})

test('MYACC-02 a secret and a card to keep, for nobody but who is signed in', async () => {
  const answers = {
    createCardSecret: () => ({ client_secret: 's' }),
    addPaymentMethod: () => ({ payment_method_id: 'k' }),
  }
  const ask = async (fields: Record<string, string>, wishes: object = on) => {
    const answer = await callMoney(posting(aPage(answers, wishes), '/payments/call', fields))
    return [answer.status, await answer.json()]
  }
  expect(await ask({ intent: 'secret' })).toEqual([200, { kind: 'secret', secret: 's' }])
  expect(await ask({ intent: 'keep', method: 'm' })).toEqual([200, { kind: 'kept', id: 'k' }])
  expect(await ask({ intent: 'secret' }, { host: { type: 'myaccount' } })).toEqual([
    401,
    { kind: 'signed-out' },
  ])
  expect((await ask({ intent: 'constructor' }))[0]).toBe(400)
})

test.each([
  { search: '', back: null },
  { search: '?back=paid', back: null },
  { search: '?back=evil&payment_intent=p', back: null },
  {
    search: '?back=card&setup_intent=s&redirect_status=succeeded',
    back: { what: 'card', reference: 's', isDone: true },
  },
  {
    search: '?back=paid&payment_intent=p&redirect_status=failed',
    back: { what: 'paid', reference: 'p', isDone: false },
  },
])('back from the bank with "$search"', ({ search, back }) => {
  expect(backFromBank(new URL(`https://myaccount.example/payments${search}`))).toEqual(back)
})
