// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, data } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { type Answers, aPage, aUser } from '#lib/testing/page-stub.ts'
import { dataOf, posting } from '#lib/testing/posted.ts'
import GatePage, { action, shouldRevalidate } from './gate.page.tsx'
import { GATE } from './messages.ts'

afterEach(cleanup)

const JERSEY = { key: 'jersey', name: 'Jersey', left: 5, most: 5 }
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const aClubPage = (answers: Answers) =>
  aPage(answers, { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) })

test('a price that has changed is shown as it is now, and what is sent next is its total', async () => {
  let price = 1000
  const totals: unknown[] = []
  const Gate = createRoutesStub([
    {
      path: '/orders/new',
      Component: GatePage,
      shouldRevalidate,
      loader: () => ({ onSale: [{ ...JERSEY, price }], currency: 'EUR', saleId: `sale-${price}` }),
      action: async ({ request }) => {
        totals.push((await request.formData()).get('total'))
        price = 1200
        return data({ errors: {}, formError: 'A price has changed', values: {} }, 409)
      },
    },
  ])
  render(<Gate initialEntries={['/orders/new']} />)
  fireEvent.click(await screen.findByRole('button', { name: /^One more/ }))
  fireEvent.click(screen.getByRole('button', { name: GATE.cash }))
  expect(await screen.findByText('A price has changed')).toBeTruthy()
  expect(await screen.findByText(/€12\.00 · 5 left/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: GATE.cash }))
  await expect.poll(() => totals).toEqual(['1000', '1200'])
})

test('refused without a script, what was chosen and typed stands there again', async () => {
  const form = { 'take:jersey': '2', name: 'Granny', email: 'granny', note: '', way: 'cash', sale_id: 'x' }
  const page = aClubPage({})
  const answer = dataOf(await action(posting(page, '/orders/new', form)))
  expect(answer).toMatchObject({ values: { 'take:jersey': '2', name: 'Granny', email: 'granny' } })
  const Gate = createRoutesStub([{ id: 'gate', path: '/orders/new', Component: GatePage }])
  const loaded = { onSale: [{ ...JERSEY, price: 1000 }], currency: 'EUR', saleId: 'x' }
  const html = renderToStaticMarkup(
    <Gate
      initialEntries={['/orders/new']}
      hydrationData={{ loaderData: { gate: loaded }, actionData: { gate: answer } }}
    />,
  )
  expect(html).toMatch(/name="take:jersey"[^>]*value="2"/)
  expect(html).toMatch(/name="name"[^>]*value="Granny"/)
})
