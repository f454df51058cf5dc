// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeOrder } from '@clubhouse/contract/money/office/orders'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { Bought } from './bought.tsx'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const OTHER = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'

const planned = {
  scheduled_payment_id: ID,
  order_item_id: ID,
  name: 'Juvenile',
  person: '',
  due: '2026-12-15',
}

function shown(waitsFor: OfficeOrder['waits_for_dispute']) {
  const order = {
    order_id: ID,
    currency: 'EUR',
    total: 6000,
    items: [],
    refund_requests: [],
    later: [{ ...planned, amount: 3000, status: 'planned' }],
    waits_for_dispute: waitsFor,
  } as unknown as OfficeOrder
  const time = { timeZone: 'Europe/Dublin' } as Parameters<typeof Bought>[0]['time']
  const site = { ...aSite(), site: 'backoffice' as const, account: null }
  return showOnSite(<Bought order={order} time={time} />, site, `/orders/${ID}`)
}

test('instalments that wait for what a bank decides of another order say so, and lead to it', () => {
  const page = shown({ order_id: OTHER, order_seq: 12 })
  expect(page.textContent).toContain('Nothing more is charged for now.')
  expect(page.querySelector('a')?.getAttribute('href')).toBe(`/orders/${OTHER}`)
  expect(page.querySelector('a')?.textContent).toBe('order #12')
})

test('of the order itself they say it without a link, and nothing where nothing waits', () => {
  const own = shown({ order_id: ID, order_seq: 11 })
  expect([own.textContent?.includes('until the bank has decided'), own.querySelector('a')]).toEqual([
    true,
    null,
  ])
  expect(shown(null).textContent).not.toContain('Nothing more is charged')
})
