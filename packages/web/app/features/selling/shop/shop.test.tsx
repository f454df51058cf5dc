// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { aSite, anOriginal } from '#lib/testing/on-site.tsx'
import { aPage } from '#lib/testing/page-stub.ts'
import { clearAllNotifications } from '#ui/notifications/notification-store.ts'
import { settled, valuesOf, variantFor } from './choice.ts'
import ItemPage from './item.page.tsx'
import { loadShop } from './load-shop.ts'
import { addressOf, askedOf, nextShown } from './shop-address.ts'
import ShopPage from './shop.page.tsx'

const SIZES: [string, string, number | null][] = [
  ['Adult', 'S', 4],
  ['Adult', 'M', 0],
  ['Children', '7–8', 2],
]

const anItem = (changes: Partial<ShopItem> = {}, metadata: Partial<ShopItem['metadata']> = {}): ShopItem => ({
  product_id: '7d1f6b9e-94b6-4a52-9a8e-0e1e3a3f0a01',
  slug: 'half-zip',
  name: 'Half-zip',
  description: 'Warm.',
  price: 50_00,
  type: 'ShopItem',
  ...changes,
  metadata: {
    type: 'merchandise',
    images: anOriginal('half-zip'),
    options: [],
    variants: [],
    any_amount: null,
    shop_item_discount: { name: 'Sale', type: 'percentage', amount: 10 },
    max_quantity: 5,
    available_count: null,
    sold_out: false,
    availability: 'open',
    handed_out: 'At the clubhouse.',
    size_guide: '',
    ...metadata,
  },
})
const jersey = anItem(
  { slug: 'jersey', name: 'Jersey' },
  {
    options: [
      { name: 'Fit', values: ['Adult', 'Children'] },
      { name: 'Size', values: ['S', 'M', '7–8'] },
    ],
    variants: SIZES.map(([fit, size, left], at) => ({
      variant_id: `7d1f6b9e-94b6-4a52-9a8e-0e1e3a3f0b0${at}`,
      options: { Fit: fit, Size: size },
      title: `${fit}, ${size}`,
      price: 50_00,
      available_count: left,
      sold_out: left === 0,
    })),
  },
)

let sent: string[] = []
beforeEach(() => {
  sent = []
  clearAllNotifications()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    if (init.body instanceof URLSearchParams) sent.push(init.body.toString())
    return Response.json({ errors: {}, formError: null, notice: null, values: {}, isDone: true })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(page: () => React.ReactNode, data: unknown, path: string) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      loader: () => aSite(),
      HydrateFallback: () => null,
      Component: Outlet,
      children: [{ path: '*', loader: () => data, Component: page, HydrateFallback: () => null }],
    },
  ])
  render(<Stub initialEntries={[path]} />)
  await screen.findByRole('heading', { level: 1 })
}

describe('the shop', () => {
  const types = [
    { type: 'merchandise' as const, title: 'Merchandise', count: 2 },
    { type: 'event_ticket' as const, title: 'Tickets / Events', count: 1 },
  ]
  const asked = { type: null, search: '', sort: 'position' as const, shown: 24 }

  test('SHOP-01 SHOP-04 SHOP-06 shows what there is with its price, its discount, and what is gone', async () => {
    const hat = anItem({ slug: 'hat', name: 'Hat' }, { shop_item_discount: null, sold_out: true })
    await open(ShopPage, { asked, items: [anItem(), hat], total: 2, types }, '/products/shop')
    const [zip, gone] = screen.getAllByRole('listitem').slice(-2)
    expect(zip?.textContent).toBe('10% offHalf-zip€45Was €50Merchandise')
    expect(gone?.textContent).toBe('Out of stockHat€50Merchandise')
    expect(screen.getByRole('link', { name: 'Half-zip' }).getAttribute('href')).toBe(
      '/products/shop/half-zip',
    )
    expect(screen.getByRole('link', { name: /Tickets/ }).getAttribute('href')).toBe(
      '/products/shop?type=event_ticket',
    )
  })

  test('nothing found says so and leads back to everything', async () => {
    const found = { asked: { ...asked, search: 'kayak' }, items: [], total: 0, types }
    await open(ShopPage, found, '/products/shop?search=kayak')
    expect(screen.getByText('Nothing in the shop is called that.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show everything' })).toBeTruthy()
  })

  test.each([
    ['', asked],
    ['?type=poison&sort=owner&shown=1e9', { ...asked, shown: 960 }],
    [
      '?type=tour_trips&search=%20bus%20&sort=price',
      { ...asked, type: 'tour_trips', search: 'bus', sort: 'price' },
    ],
  ])('SHOP-02 the address %s asks for', (query, expected) => {
    expect(askedOf(new URL(`https://club.example/products/shop${query}`))).toEqual(expected)
  })

  test('SHOP-02 beyond what one call answers, the next is asked too, and "Show more" goes on', async () => {
    const calls: unknown[] = []
    const all = Array.from({ length: 130 }, (_, at) => anItem({ slug: `item-${at}` }))
    const shop = aPage({
      listShopItemTypes: () => ({ items: types }),
      listShopItems: ({ query }) => {
        const [page, count] = [Number(query['page']), Number(query['per_page'])]
        calls.push([page, count])
        return { items: all.slice((page - 1) * count, page * count), total: all.length }
      },
    })
    const { data } = await loadShop(shop, new URL('https://club.example/products/shop?shown=120'))
    expect(calls).toEqual([
      [1, 96],
      [2, 96],
    ])
    expect([data.items.length, data.items.at(-1)?.slug, nextShown(data.asked)]).toEqual([
      120,
      'item-119',
      144,
    ])
  })

  test('an address keeps what was asked for, and begins with the first page', () => {
    const now = { ...asked, search: 'hat', shown: 48 }
    expect(addressOf(now, { type: 'merchandise' })).toBe('/products/shop?type=merchandise&search=hat')
    expect(addressOf(asked, {})).toBe('/products/shop')
  })
})

describe('one item', () => {
  const openItem = (item: ShopItem) => open(ItemPage, { item, related: [] }, `/products/shop/${item.slug}`)
  const add = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add to cart' })[0]!

  test('SHOP-05 a size goes with its fit; what is out of stock cannot be chosen', async () => {
    await openItem(jersey)
    // Of the adults' sizes only one is left.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'S' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^M\b.*out of stock$/ }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Children' }))
    expect(screen.queryByRole('radio', { name: 'S' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    fireEvent.submit(add().form!)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(Object.fromEntries(new URLSearchParams(sent[0]))).toMatchObject({
      'option.Fit': 'Children',
      'option.Size': '7–8',
      quantity: '2',
    })
  })

  test('a size that was not chosen is asked for in our words beside the sizes, not in the browser’s bubble', async () => {
    const ofAll = {
      ...jersey,
      metadata: {
        ...jersey.metadata,
        variants: jersey.metadata.variants.map((each) => ({ ...each, available_count: 3, sold_out: false })),
      },
    }
    await openItem(ofAll)
    expect(screen.getByText('Please choose a size.').closest('[role=alert]')).toBeNull()
    const radio = document.querySelector<HTMLInputElement>('input[name="option.Size"]')!
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
    expect(fireEvent.invalid(radio)).toBe(false)
    // Not beneath the bar in which it was pressed.
    expect(seen.mock.contexts).toEqual([radio.closest('fieldset')])
    expect(screen.getByText('Please choose a size.').closest('fieldset')?.textContent).toContain('Size')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(document.activeElement).toBe(radio)
    fireEvent.click(radio)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('U31 what the sizes measure can be opened beside them, where the club says it', async () => {
    await openItem(anItem({}, { size_guide: 'M: chest 97 to 102 cm\nCut a little roomy.' }))
    const guide = screen.getByText('Size guide').closest('details')
    expect(guide?.querySelector('dl')?.textContent).toBe('Mchest 97 to 102 cm')
    expect(guide?.textContent).toContain('Cut a little roomy.')
    cleanup()
    await openItem(anItem())
    expect(screen.queryByText('Size guide')).toBeNull()
  })

  test('ERR-34 out of stock says so and cannot be added', async () => {
    await openItem(anItem({}, { sold_out: true, availability: 'sold_out', available_count: 0 }))
    expect(add().disabled).toBe(true)
    expect(screen.getByText('This product is out of stock.')).toBeTruthy()
  })

  test('a gift is one of the suggested amounts or another', async () => {
    await openItem(
      anItem({}, { any_amount: { min: 1_00, max: 100_00, suggested: [5_00, 10_00] }, max_quantity: 1 }),
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '€5' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: 'Another amount' }))
    const field = screen.getByRole('textbox', { name: 'Another amount' })
    fireEvent.change(field, { target: { value: '1000' } })
    fireEvent.blur(field)
    expect(screen.getByText('Please enter an amount from €1.00 to €100.00.')).toBeTruthy()
  })

  test('what fits together', () => {
    expect(valuesOf(jersey, 1, { Fit: 'Adult' })).toEqual([
      { value: 'S', isGone: false },
      { value: 'M', isGone: true },
    ])
    expect(settled(jersey, { Fit: 'Children', Size: 'S' })).toEqual({ Fit: 'Children', Size: '7–8' })
    expect(variantFor(jersey, { Fit: 'Adult', Size: '7–8' })).toBeNull()
  })
})
