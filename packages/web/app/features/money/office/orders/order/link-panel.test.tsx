// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OrderPayLinks } from '@clubhouse/contract/money/office/pay-links'
import { aClubPage } from '#lib/testing/club-page.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { locationOf, posting } from '#lib/testing/posted.ts'
import { LinkPanel } from './link-panel.tsx'
import { orderAction } from './order-action.ts'

const ID = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a11'
const LINK = '5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a12'
const sent = (state: OrderPayLinks['links'][number]['state']): OrderPayLinks => ({
  to_pay: 8000,
  currency: 'EUR',
  email: 'brid@mail.example',
  links: [
    {
      link_id: LINK,
      state,
      amount: 8000,
      sent_to: 'brid@mail.example',
      created_at: '2026-11-01T10:00:00.000Z',
      created_by: 'Orla Fennick',
      expires_at: '2026-11-15T10:00:00.000Z',
    },
  ],
})
const time = { timeZone: 'Europe/Dublin' } as Parameters<typeof LinkPanel>[0]['time']
const shown = (of: OrderPayLinks | null) =>
  showOnSite(
    <LinkPanel orderId={ID} sent={of} requestId={LINK} time={time} />,
    { ...aSite(), site: 'backoffice' as const, account: null },
    `/orders/${ID}`,
  )
const buttons = (page: Element) => [...page.querySelectorAll('button')].map(({ textContent }) => textContent)

test.each([
  ['open', ['Send a new link', 'Take back'], 'Waiting'],
  ['paid', ['Send the link'], 'Paid'],
  ['expired', ['Send the link'], 'Expired'],
  ['taken_back', ['Send the link'], 'Taken back'],
] as const)('a link that is %s says so, and can be %j', (state, pressed, badge) => {
  const page = shown(sent(state))
  expect(buttons(page)).toEqual(pressed)
  expect(page.textContent).toContain(`${badge} €80.00, sent on 01/11/2026 by Orla Fennick`)
  expect(page.textContent).toContain('brid@mail.example')
})

test('with nothing to pay there is nothing to send', () => {
  expect(buttons(shown({ ...sent('paid'), to_pay: null }))).toEqual([])
  expect(shown(null).textContent).toContain('couldn’t look up')
})

test.each([
  ['link', 'sendPayLink'],
  ['unlink', 'takeBackPayLink'],
] as const)('%s is one call, and told', async (intent, name) => {
  const page = aClubPage({ [name]: () => sent('open') })
  const done = await orderAction({
    ...posting(page, `/orders/${ID}`, { intent, link_id: LINK, request_id: LINK }),
    params: { id: ID },
  })
  expect(locationOf(done)).toBe(`/orders/${ID}?task=link&done=${intent}`)
})
