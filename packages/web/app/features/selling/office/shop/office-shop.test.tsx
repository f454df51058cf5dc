// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import type { OfficePromotion } from '@clubhouse/contract/selling/office/promotions'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { dayOf } from '@clubhouse/domain/format'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { UNTAXED } from '#lib/testing/untaxed.ts'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import type { Bound } from '#parts/office/record/use-record-form.tsx'
import ItemPage, { action as saveItem, loader as loadItem } from './items/item.page.tsx'
import { itemValues } from './items/item-kind.ts'
import { action as actOnItems } from './items/items.page.tsx'
import { StockTable } from './items/stock-table.tsx'
import PromotionPage, {
  action as savePromotion,
  loader as loadPromotion,
} from './promotions/promotion.page.tsx'

const id = (last: string) => `5d7f1c52-6f5c-4d2f-9a53-3d1b6f0c9a${last}`
const [ID, S, M, OWN, OTHER] = [id('11'), id('12'), id('13'), id('14'), id('15')]

const picture = { size: 'original', filepath: 'media/x', filename: 'hat.jpg', width: 400, height: 300 }
const item = (more: Partial<OfficeShopItem> = {}): OfficeShopItem => ({
  item_id: ID,
  slug: 'hat',
  name: 'Hat',
  type: 'merchandise',
  description: 'Warm',
  price: 1500,
  any_amount: null,
  max_quantity: 5,
  stock: null,
  low_stock: null,
  left: 7,
  taken: 0,
  handed_out: 'At the bar',
  size_guide: '',
  discount: { name: 'Winter', type: 'percentage', amount: 10 },
  option_names: ['Size'],
  variants: [
    { variant_id: S, options: { Size: 'S' }, price: null, stock: 4, left: 4, taken: 0 },
    { variant_id: M, options: { Size: 'M' }, price: 1600, stock: 5, left: 3, taken: 2 },
  ],
  image_ids: [OWN],
  images: [{ ...picture, alt: 'A hat', image_id: OWN }],
  opens_on: null,
  closes_on: '2027-08-31',
  is_active: true,
  state: 'open',
  sold: 2,
  is_used: true,
  version: 'one',
  ...more,
})
const inMedia = (image_id: string, alt: string) =>
  ({ image_id, alt, filename: 'stand.jpg', is_decorative: false, image: [picture] }) as unknown as OfficeImage

const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['admin' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    {
      getStore: () => anAccount(),
      listStockLog: () => ({ items: [], total: 0, current_page: 1, per_page: 8, from: null, to: null }),
      listImages: () => ({ items: [inMedia(OTHER, '')] }),
      listLottos: () => ({ items: [{ lottery_id: S, name: 'Weekly lotto' }] }),
      listPrizeDraws: () => ({ items: [] }),
      listOfficeShopItems: () => ({ items: [item()] }),
      ...answers,
    },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const office = { ...aSite(), site: 'backoffice' as const, account: null }

const typed = {
  name: 'Hat',
  type: 'merchandise',
  price: '15',
  max_quantity: '5',
  is_active: 'on',
  version: 'one',
  option_0: 'Size',
  variant_0_id: S,
  variant_0_value_0: 'S',
  variant_0_stock: '4',
  is_old: 'on',
  variant_1_id: M,
  variant_1_value_0: 'M',
  variant_1_stock: '5',
  variant_1_price: '16',
  image_ids: `${OWN},${OTHER}`,
  [`picture_${OWN}`]: 'on',
  [`alt_${OWN}`]: 'A hat',
  [`was_${OWN}`]: 'A hat',
  [`was_${OTHER}`]: '',
  first: OWN,
}
const save = (page: ReturnType<typeof aClubPage>, fields: Record<string, string>) =>
  saveItem({ ...posting(page, `/shop/items/${ID}`, fields), params: { id: ID } })

test('an item that was bought says how many were, what stays, and what is left of each size', async () => {
  const page = aClubPage({ getOfficeShopItem: () => item(), getProductTax: () => UNTAXED })
  const data = await loadItem({ ...asking(page, `/shop/items/${ID}`), params: { id: ID } })
  const shown = showOnSite(<ItemPage />, office, `/shop/items/${ID}`, data)
  expect(shown.textContent).toContain('2 sold')
  expect(shown.textContent).toContain('Everyone keeps what they bought.')
  expect([...shown.querySelectorAll('tbody strong')].map((left) => left.textContent)).toEqual(['4', '3'])
  expect(shown.textContent).toContain('Stock log')
  expect([...shown.querySelectorAll('tbody summary')].map((size) => size.firstChild?.textContent)).toEqual([
    'S',
    'M',
  ])
  expect(shown.querySelector('tfoot')?.textContent).toBe('All sizes27')
  expect(shown.querySelector<HTMLInputElement>('[name="variant_0_price"]')?.placeholder).toBe('15.00')
  const value = (name: string) => shown.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  expect(
    ['price', 'closes_on', 'option_0', 'variant_1_value_0', 'variant_1_price', 'variant_2_id'].map(value),
  ).toEqual(['15.00', '31/08/2027', 'Size', 'M', '16.00', ''])
  expect([value('discount_amount'), value('image_ids'), value(`alt_${OWN}`)]).toEqual([
    '10',
    `${OWN},${OTHER}`,
    'A hat',
  ])
  const ticked = (each: string) => shown.querySelector<HTMLInputElement>(`[name="picture_${each}"]`)?.checked
  expect([ticked(OWN), ticked(OTHER)]).toEqual([true, false])
})

test('two options are one table in groups, with the names of a size behind its name', async () => {
  const options = (Fit: string, Size: string) => ({ Fit, Size })
  const [first, second] = item().variants
  const fits = item({
    option_names: ['Fit', 'Size'],
    variants: [
      { ...first, options: options('Adult', 'S') },
      { ...second, options: options('Children', '7–8') },
    ] as OfficeShopItem['variants'],
  })
  const page = aClubPage({ getOfficeShopItem: () => fits, getProductTax: () => UNTAXED })
  const data = await loadItem({ ...asking(page, `/shop/items/${ID}`), params: { id: ID } })
  const shown = showOnSite(<ItemPage />, office, `/shop/items/${ID}`, data)
  const groups = [...shown.querySelectorAll('th[scope="rowgroup"]')].map((group) => group.textContent)
  expect(groups).toEqual(['Adult', 'Children'])
  expect(shown.querySelector('table details label')?.textContent).toContain('Fit: Adult, S')
})

test('what is typed of an item is checked before it is sent, line by line', async () => {
  const wrong = {
    ...typed,
    name: '',
    price: 'dear',
    closes_on: 'soon',
    max_quantity: '0',
    discount_amount: '10',
    variant_0_value_0: '',
    variant_1_add: 'x',
    // The first line is gone, so the third doubles the second.
    variant_2_value_0: 'M',
    [`picture_${OTHER}`]: 'on',
  }
  expect(dataOf(await save(aClubPage({}), wrong)).errors).toEqual({
    name: 'Enter a name',
    price: 'Enter an amount such as 110.00',
    closes_on: 'Enter a date such as 27/03/2014',
    max_quantity: 'Between 1 and 1000',
    discount: 'Say what the discount is called',
    variant_1_add: 'Enter a number, such as 4 or −2',
    variant_2: 'M is there already',
    [`alt_${OTHER}`]: 'Say what the picture shows',
  })
  const gift = { ...typed, is_gift: 'on', any_min: '2', any_max: '1', any_suggested: '5,x' }
  expect(dataOf(await save(aClubPage({}), gift)).errors).toMatchObject({
    any_amount: 'A gift comes in one kind only: take the kinds away first',
    any_suggested: 'Enter amounts such as 5, 10, 20',
  })
})

test('an item reaches the API as it is: sizes with their ids, the first picture first, each described', async () => {
  const sent: object[] = []
  const keep = (name: string) => (input: object) => {
    sent.push({ name, ...input })
    return item()
  }
  const page = aClubPage({ changeShopItem: keep('item'), changeImage: keep('picture') })
  const picked = { [`picture_${OTHER}`]: 'on', [`alt_${OTHER}`]: 'The stand', first: OTHER }
  const more = { ...picked, discount_name: 'Sale', discount_type: 'fixed', discount_amount: '1.50' }
  expect(locationOf(await save(page, { ...typed, ...more, variant_2_value_0: 'L' }))).toMatch(
    new RegExp(`^/shop/items/${ID}\\?saved=`),
  )
  expect(sent).toMatchObject([
    { name: 'picture', params: { image_id: OTHER }, body: { alt: 'The stand', is_decorative: false } },
    {
      name: 'item',
      body: {
        price: 1500,
        version: 'one',
        stock: null,
        image_ids: [OTHER, OWN],
        option_names: ['Size'],
        discount: { name: 'Sale', type: 'fixed', amount: 150 },
        variants: [
          { variant_id: S, options: { Size: 'S' }, stock: 4, price: null },
          { variant_id: M, options: { Size: 'M' }, stock: 5, price: 1600 },
          { options: { Size: 'L' }, stock: null },
        ],
      },
    },
  ])
})

test('two versions of an item stand side by side, also its sizes and pictures', async () => {
  const theirs = item({ name: 'Theirs', version: 'two', images: [], image_ids: [] })
  const page = aClubPage({
    changeShopItem: () => {
      throw refusal(409)
    },
    getOfficeShopItem: () => ({ ...theirs, variants: theirs.variants.slice(0, 1) }),
  })
  const answer = dataOf(await save(page, typed)) as SettingsAnswer
  expect(answer).toMatchObject({
    version: 'two',
    values: { name: 'Hat' },
    theirs: { name: 'Theirs', variants: 'S', pictures: '' },
  })
})

test('what the club may not take away is said beside its size', async () => {
  const page = aClubPage({
    changeShopItem: () => {
      throw refusal(422, { [`variant_${M}`]: 'Only 3 are left, so take away fewer' })
    },
    getOfficeShopItem: () => item(),
  })
  const answer = dataOf(await save(page, { ...typed, variant_1_add: '-4' })) as SettingsAnswer
  expect(Object.keys(answer.errors)).toEqual([`variant_${M}`])
  const values = itemValues(item())
  const bound: Bound = {
    of: (name) => ({ name, defaultValue: values[name] ?? '', error: undefined }),
    tickOf: (name) => ({ name, defaultChecked: false }),
    errorOf: (name) => answer.errors[name],
    theirsOf: () => undefined,
  }
  const shown = showOnSite(<StockTable bound={bound} mark="€" item={item()} values={values} />, office)
  const line = shown.querySelectorAll('tbody tr')[1]
  expect(line?.textContent).toContain('Only 3 are left')
})

test('archiving keeps all else of an item', async () => {
  const sent: unknown[] = []
  const page = aClubPage({
    getOfficeShopItem: () => item(),
    changeShopItem: (input: unknown) => {
      sent.push(input)
      return item()
    },
  })
  await actOnItems({ ...posting(page, '/shop/items', { intent: 'archive', id: ID }), params: {} })
  expect(sent).toMatchObject([{ body: { is_active: false, version: 'one', image_ids: [OWN] } }])
})

test('a promotion offers what can be put forward, keeps what no longer can, and begins today', async () => {
  const promotion: OfficePromotion = {
    promotion_id: ID,
    product_id: OTHER,
    product_name: 'Old draw',
    product_slug: 'old',
    product_type: 'Draw',
    description: 'Win',
    image_id: null,
    image: null,
    starts_on: '2026-01-01',
    ends_on: null,
    state: 'current',
    version: 'one',
  }
  const sent: unknown[] = []
  const page = aClubPage({
    getOfficePromotion: () => promotion,
    createPromotion: (input: unknown) => {
      sent.push(input)
      return promotion
    },
  })
  const data = await loadPromotion({ ...asking(page, `/shop/promotions/${ID}`), params: { id: ID } })
  expect(data.choices.map(({ label }) => label)).toEqual(['Weekly lotto', 'Hat'])
  const shown = showOnSite(<PromotionPage />, office, `/shop/promotions/${ID}`, data)
  const chosen = shown.querySelector<HTMLSelectElement>('[name=product_id]')
  expect(chosen?.selectedOptions[0]?.textContent).toBe('Old draw')
  const fresh = await loadPromotion({ ...asking(page, '/shop/promotions/new'), params: {} })
  const empty = showOnSite(<PromotionPage />, office, '/shop/promotions/new', fresh)
  const today = displayDate(dayOf(fresh.time.now, fresh.time.timeZone))
  expect(empty.querySelector<HTMLInputElement>('[name=starts_on]')?.value).toBe(today)
  const post = (fields: Record<string, string>) =>
    savePromotion({ ...posting(page, '/shop/promotions/new', fields), params: {} })
  expect(dataOf(await post({ ends_on: 'x' })).errors).toEqual({
    product_id: 'Choose what you put forward',
    description: 'Say why people would want it',
    starts_on: 'Enter the first day',
    ends_on: 'Enter a date such as 27/03/2014',
  })
  await post({ product_id: S, description: 'Play', starts_on: '01/12/2026', ends_on: '24/12/2026' })
  expect(sent).toMatchObject([
    { body: { product_id: S, image_id: null, starts_on: '2026-12-01', ends_on: '2026-12-24' } },
  ])
})
