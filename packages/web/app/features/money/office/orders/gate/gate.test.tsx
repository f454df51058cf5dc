// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, data } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, posting } from '#lib/testing/posted.ts'
import GatePage, { action, loader, shouldRevalidate } from './gate.page.tsx'
import { GATE } from './messages.ts'

afterEach(cleanup)

const JERSEY = { key: 'jersey', name: 'Jersey', size: '', left: 5, most: 5 }
const aJersey = (price: number) => ({
  id: 'jersey',
  name: 'Jersey',
  picture: null,
  kinds: [{ ...JERSEY, price }],
})
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
      loader: () => ({ onSale: [aJersey(price)], currency: 'EUR', saleId: `sale-${price}`, sold: null }),
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
  const loaded = { onSale: [aJersey(1000)], currency: 'EUR', saleId: 'x', sold: null }
  const html = renderToStaticMarkup(
    <Gate
      initialEntries={['/orders/new']}
      hydrationData={{ loaderData: { gate: loaded }, actionData: { gate: answer } }}
    />,
  )
  expect(html).toMatch(/name="take:jersey"[^>]*value="2"/)
  expect(html).toMatch(/name="name"[^>]*value="Granny"/)
})

test('what was sold, and for how much, is asked of the club and not read from the address', async () => {
  const order_id = '00000000-0000-4000-8000-0000000000a1'
  const answers: Answers = {
    getStore: () => ({ currency: 'EUR' }),
    listShopItems: () => ({ items: [] }),
    getOfficeOrder: ({ params }) =>
      params['order_id'] === order_id
        ? { order_id, order_seq: 10551, total: 4_500 }
        : Promise.reject(refusal(404)),
  }
  const soldAt = async (id: string) =>
    (await loader(asking(aClubPage(answers), `/orders/new?sold=${id}&sum=999999`))).sold
  expect(await soldAt(order_id)).toEqual({ id: order_id, number: 10551, total: 4_500 })
  expect(await soldAt('00000000-0000-4000-8000-0000000000a2')).toBeNull()
})

const size = (title: string, left: number | null) => ({
  key: `hat:${title}`,
  name: `Hat, ${title}`,
  size: title,
  price: title === 'XL' ? 1_800 : 1_600,
  left,
  most: left ?? 9,
})
const many = [
  { id: 'hat', name: 'Hat', picture: null, kinds: [size('M', 3), size('XL', null)] },
  ...['Scarf', 'Bottle', 'Bag', 'Socks', 'Mug'].map((name) => ({
    id: name,
    name,
    picture: null,
    kinds: [{ key: name, name, size: '', price: 500, left: null, most: 9 }],
  })),
]
async function atTheGate() {
  const loaded = { onSale: many, currency: 'EUR', saleId: 'x', sold: null }
  const Gate = createRoutesStub([
    { id: 'gate', path: '/orders/new', Component: GatePage, loader: () => loaded },
  ])
  render(<Gate initialEntries={['/orders/new']} />)
  await screen.findByRole('heading', { name: GATE.thisSale })
}
const shownItems = () =>
  [...document.querySelectorAll<HTMLElement>('fieldset > div')]
    .filter(({ hidden }) => !hidden)
    .map((item) => item.querySelector('[class*=name]')?.firstChild?.textContent)

test('V33 the sizes of an item are under its name, and what was taken is in sight with its sum and the change', async () => {
  await atTheGate()
  expect(screen.getByText('from €16.00 · choose a size')).toBeTruthy()
  expect(document.querySelectorAll('details > summary [class*=taken]')).toHaveLength(0)
  fireEvent.click(screen.getByText('from €16.00 · choose a size'))
  fireEvent.click(screen.getByRole('button', { name: 'One more: Hat, M' }))
  const sale = screen.getByRole('region', { name: GATE.thisSale })
  expect(sale.textContent).toContain('Hat, M 1 × €16.00€16.00')
  fireEvent.click(within(sale).getByRole('button', { name: '€20.00' }))
  expect(sale.textContent).toContain('Change €4.00')
  fireEvent.click(within(sale).getByRole('button', { name: GATE.clear }))
  expect(sale.textContent).toContain(GATE.nothingYet)
})

test('V33 what is searched for is left, by name or by size, and what was taken before still counts', async () => {
  await atTheGate()
  fireEvent.click(screen.getByRole('button', { name: 'One more: Mug' }))
  const search = screen.getByRole('searchbox', { name: GATE.search })
  const looking = async (typed: string, found: string[]) => {
    fireEvent.change(search, { target: { value: typed } })
    await expect.poll(shownItems).toEqual(found)
  }
  await looking('xl', ['Hat'])
  await looking('s', ['Scarf', 'Socks'])
  // Accents are for whoever can find them.
  await looking('Sócks', ['Socks'])
  await looking('yacht', [])
  expect(screen.getByText(GATE.noneFound('yacht'))).toBeTruthy()
  expect(document.querySelector<HTMLInputElement>('[name="take:Mug"]')?.value).toBe('1')
  expect(document.querySelector<HTMLInputElement>('[name="total"]')?.value).toBe('500')
  await looking('', ['Hat', 'Scarf', 'Bottle', 'Bag', 'Socks', 'Mug'])
})
