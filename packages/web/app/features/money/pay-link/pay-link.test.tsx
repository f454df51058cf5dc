// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { PayLink } from '@clubhouse/contract/money/pay-links'
import { Refusal } from '@clubhouse/contract/refusal'
import { SHOWS_HEADER } from '@clubhouse/domain/web/page-context'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage } from '#lib/testing/page-stub.ts'
import { asking, posting } from '#lib/testing/posted.ts'
import { action } from './pay-call.page.ts'
import PayLinkPage, { loader } from './pay-link.page.tsx'

const LINK = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a31'
const at = `/pay/${LINK}/a-key`
const on = <Args extends object>(args: Args) => ({ ...args, params: { link: LINK, key: 'a-key' } })
const link = (more: Partial<PayLink> = {}): PayLink => ({
  state: 'open',
  order_seq: 1042,
  currency: 'EUR',
  amount: 8000,
  lines: [{ name: 'Senior Player', due: '2026-11-01', amount: 8000 }],
  expires_at: '2026-12-03T12:00:00.000Z',
  ...more,
})
async function opened(more: Partial<PayLink> = {}) {
  const answer = await loader(on(asking(aPage({ getPayLink: () => link(more) }), at)))
  return { data: answer.data, headers: new Headers(answer.init?.headers) }
}
const shown = async (more: Partial<PayLink> = {}) =>
  showOnSite(<PayLinkPage />, aSite(), at, (await opened(more)).data)

test('an open link shows the sum, what it is for and until when, and takes a card', async () => {
  const page = await shown()
  expect(page.querySelector('h1')?.textContent).toBe('€80.00 to pay')
  for (const words of ['Senior Player', 'due 1 November 2026', 'Order #1042', 'until 3 December 2026'])
    expect(page.textContent).toContain(words)
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Pay €80.00')
  // The notice about cookies lies over nothing that is typed (cookie-banner.module.css).
  expect(page.querySelector('[data-pays]')).not.toBeNull()
})

test('a button that waits for the card says why, and leads there', async () => {
  const page = await shown()
  const why = page.querySelector('[role=status] a')
  expect(why?.closest('p')?.textContent).toBe('Still needed: card number, expiry and security code')
  expect(page.querySelector('form')?.id).toBe(why?.getAttribute('href')?.slice(1))
  const pay = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Pay €80.00')
  expect(pay?.getAttribute('aria-describedby')).toBe(why?.closest('p')?.id)
})

test.each([
  ['paid', 'It’s paid. Thank you!'],
  ['on_its_way', 'Your payment is on its way'],
  ['nothing', 'Nothing to pay'],
  ['expired', 'This link has run out'],
  ['taken_back', 'This link doesn’t work any more'],
] as const)('%s: it says so, and takes nothing', async (state, title) => {
  const page = await shown({ state, amount: 0, lines: [] })
  expect(page.querySelector('h1')?.textContent?.trim()).toBe(title)
  expect(page.querySelector('form')).toBeNull()
  expect(page.querySelector('[data-pays]')).toBeNull()
})

test('nobody keeps the page, and the gateway’s script may come with an open link alone', async () => {
  const open = (await opened()).headers
  expect(open.get('cache-control')).toContain('no-store')
  expect(open.get(SHOWS_HEADER)).toBe('payments')
  expect((await opened({ state: 'paid' })).headers.get(SHOWS_HEADER)).toBeNull()
})

const asked = async (fields: Record<string, string>, answers: Answers) => {
  const page = aPage(answers)
  const reply = await action(on(posting(page, `${at}/call`, fields)))
  return { status: reply.status, said: await reply.json(), calls: page.calls }
}

test('the browser is given a token for the sum that was shown, or told why not', async () => {
  const begun = await asked(
    { intent: 'pay', amount: '8000', confirmation_token: 'ct' },
    { payByLink: () => ({ payment_token: 'pt' }) },
  )
  expect(begun.said).toEqual({ kind: 'begun', payment_token: 'pt' })
  const refused = await asked(
    { intent: 'pay', amount: '8000' },
    {
      payByLink: () => {
        throw new Refusal(409, 'amount_changed', 'It has changed')
      },
    },
  )
  expect([refused.status, refused.said]).toEqual([409, { kind: 'refused', message: 'It has changed' }])
  const settled = await asked({ intent: 'settle' }, { settlePayLink: () => link({ state: 'paid' }) })
  expect(settled.said).toEqual({ kind: 'settled' })
})
