// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ArrearsOrder, PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { AddCard } from './add-card.tsx'
import { PayArrears } from './pay-arrears.tsx'

const WHY = 'Still needed: card number, expiry and security code'
const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const payments = { gateway: 'sandbox', publishableKey: null } as PaymentSettings
const given = { payments, back: null, now: '2026-11-15T12:00:00.000Z', wantsOther: false, answer: undefined }
const owed = {
  order_id: ID,
  order_seq: 7,
  currency: 'EUR',
  amount: 30_00,
  payments: [{ due: '2026-11-12', amount: 30_00, name: 'Senior player', person: 'Dara' }],
  reason: null,
  club: { name: 'Dunvarra Rovers FC' },
} as unknown as ArrearsOrder
const visa = {
  payment_method_id: ID,
  brand: 'visa',
  last_four_digits: '4242',
  expiration_month: 12,
  expiration_year: 2030,
  default: true,
} as unknown as PaymentMethod

const arrears = (cards: PaymentMethod[]) =>
  showOnSite(<PayArrears {...given} orders={[owed]} cards={cards} />, aSite())

test.each([
  ['what is overdue, without a kept card', () => arrears([])],
  ['a card to be kept', () => showOnSite(<AddCard {...given} isOnly />, aSite())],
])('%s: the button says what it waits for, and leads there', (_what, draw) => {
  const page = draw()
  const way = [...page.querySelectorAll('a')].find(({ hash }) => hash !== '')
  expect(way?.closest('p')?.textContent).toBe(WHY)
  expect(page.querySelector('form')?.id).toBe(way?.getAttribute('href')?.slice(1))
  expect(page.querySelector('button[type=submit]')?.getAttribute('aria-describedby')).toBe(
    way?.closest('p')?.id,
  )
})

test('whoever has a card that pays is told of nothing', () => {
  expect(arrears([visa]).textContent).not.toContain('Still needed')
})
