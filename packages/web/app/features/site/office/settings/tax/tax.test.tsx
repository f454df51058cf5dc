// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { TaxSettings } from '@clubhouse/contract/money/office/tax'
import { anAccount } from '@clubhouse/domain/testing/an-account'
import { aSite, showOnSite } from '#lib/testing/on-site.tsx'
import { type Answers, aPage, aUser, refusal } from '#lib/testing/page-stub.ts'
import { asking, dataOf, locationOf, posting } from '#lib/testing/posted.ts'
import { ProductTax } from '#parts/selling/office/tax/product-tax.tsx'
import { readTax } from './read-tax.ts'
import { ProductRates } from './product-rates.tsx'
import { type TaxAnswer, taxAction } from './tax-action.ts'
import { TaxForm } from './tax-form.tsx'
import TaxPage, { loader } from './tax.page.tsx'

const ID = '00000000-0000-4000-8000-00000000000'
const STANDARD = { rate_id: `${ID}1`, name: 'Standard', basis_points: 2300, is_default: true, products: 0 }
const EXEMPT = { rate_id: `${ID}2`, name: 'Exempt', basis_points: 0, is_default: false, products: 1 }
const HOODIE = { product_id: `${ID}3`, name: 'Hoodie', type: 'ShopItem' as const, rate_id: null }
const tax = (more: Partial<TaxSettings> = {}): TaxSettings => ({
  word: 'VAT',
  may_change: true,
  registration: { number: 'IE1234567T', since: '2026-01-01' },
  rates: [STANDARD, EXEMPT],
  usual: [{ name: 'Standard', basis_points: 2300 }],
  ...more,
})
const club = { account_id: 'id-of-rugby', name: 'Rugby', slug: 'rugby', roles: ['owner' as const] }
const aClubPage = (answers: Answers) =>
  aPage(
    { getStore: () => anAccount(), ...answers },
    { host: { type: 'backoffice' }, user: aUser({ accounts: [club] }) },
  )
const site = { ...aSite(), site: 'backoffice' as const, account: null }

async function shown(more: Partial<TaxSettings>) {
  const page = aClubPage({ getTax: () => tax(more), listTaxedProducts: () => ({ items: [HOODIE] }) })
  const data = await loader(asking(page, '/settings/tax'))
  return showOnSite(<TaxPage />, site, '/settings/tax', data)
}
const valuesOf = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value)

describe('M29 the page of a club’s tax', () => {
  test('not registered: the box is empty, the usual rates wait below it, and products are not spoken of', async () => {
    const page = await shown({ registration: null, rates: [] })
    expect(page.querySelector<HTMLInputElement>('[name="registered"]')?.checked).toBe(false)
    expect(valuesOf(page, 'rate_name')).toEqual(['Standard', '', ''])
    expect(page.textContent).not.toContain('What you sell')
  })

  test('registered: number, day, rates, and each thing with its rate', async () => {
    const page = await shown({})
    expect(valuesOf(page, 'number')).toEqual(['IE1234567T'])
    expect(valuesOf(page, 'since')).toEqual(['01/01/2026'])
    expect(valuesOf(page, 'rate_percent')).toEqual(['23', '0', '', ''])
    const options = [...page.querySelectorAll(`[name="product ${HOODIE.product_id}"] option`)]
    expect(options.map(({ textContent: text }) => text)).toEqual([
      'As usual (Standard, 23%)',
      'Standard, 23%',
      'Exempt',
    ])
  })
})

const typed = (pairs: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}
const GOOD: [string, string][] = [
  ['registered', 'on'],
  ['number', 'IE 1234567 T'],
  ['since', '1/1/2026'],
  ['rate_id', STANDARD.rate_id],
  ['rate_name', 'Standard'],
  ['rate_percent', '23'],
  ['rate_id', ''],
  ['rate_name', 'Reduced'],
  ['rate_percent', '13.5%'],
  ['rate_id', ''],
  ['rate_name', ''],
  ['rate_percent', ''],
  ['usual', '0'],
]
const changed = (name: string, value: string) =>
  typed(GOOD.map(([each, was]) => (each === name ? [each, value] : [each, was])))

describe('M29 what was typed', () => {
  test('is read: a row without a name is no rate', () => {
    expect(readTax(typed(GOOD))).toEqual({
      ok: true,
      body: {
        registration: { number: 'IE 1234567 T', since: '2026-01-01' },
        rates: [
          { rate_id: STANDARD.rate_id, name: 'Standard', basis_points: 2300, is_default: true },
          { name: 'Reduced', basis_points: 1350, is_default: false },
        ],
      },
    })
  })

  test('the usual rate stays the usual one when it gets another name', () => {
    const renamed = readTax(typed(GOOD.map(([name, was]) => [name, was === 'Standard' ? 'Full' : was])))
    expect(renamed.ok && renamed.body.rates[0]).toMatchObject({ name: 'Full', is_default: true })
  })

  test.each([
    { name: 'since', value: 'soon', field: 'since' },
    { name: 'number', value: '?', field: 'number' },
    { name: 'usual', value: '', field: 'default' },
    { name: 'rate_percent', value: 'much', field: 'percent-0' },
    { name: 'rate_percent', value: '101', field: 'percent-0' },
  ])('$name “$value” is wrong at $field', ({ name, value, field }) => {
    const read = readTax(changed(name, value))
    expect(read.ok ? [] : Object.keys(read.errors)).toContain(field)
  })
})

describe('M29 saving', () => {
  test('sends what was typed and says so', async () => {
    const page = aClubPage({ changeTax: () => tax() })
    const fields = { intent: 'tax', rate_name: 'Exempt', rate_percent: '0', rate_id: '' }
    const done = await taxAction(posting(page, '/settings/tax', fields))
    expect(locationOf(done as Response)).toBe('/settings/tax?done=tax')
    expect(page.bodies).toEqual([
      { registration: null, rates: [{ name: 'Exempt', basis_points: 0, is_default: false }] },
    ])
  })

  test('only what has another rate by now is sent', async () => {
    const page = aClubPage({
      listTaxedProducts: () => ({ items: [HOODIE, { ...HOODIE, product_id: `${ID}4` }] }),
      changeProductTax: () => HOODIE,
    })
    const fields = { intent: 'products', [`product ${ID}3`]: EXEMPT.rate_id, [`product ${ID}4`]: '' }
    await taxAction(posting(page, '/settings/tax', fields))
    expect(page.bodies.slice(1)).toEqual([{ rate_id: EXEMPT.rate_id }])
  })

  test('what is refused is said', async () => {
    const page = aClubPage({
      changeTax: () => {
        throw refusal(409, { rates: 'In use' })
      },
    })
    const fields = { intent: 'tax', rate_name: 'Exempt', rate_percent: '0', rate_id: '' }
    expect(dataOf(await taxAction(posting(page, '/settings/tax', fields)))).toMatchObject({
      errors: { rates: 'In use' },
    })
  })
})

describe('M29 a form that is refused, on a page that is drawn anew', () => {
  const answerOf = (answer: unknown) => dataOf(answer) as unknown as TaxAnswer
  const drawn = (answer: TaxAnswer) =>
    showOnSite(
      <>
        <TaxForm tax={tax()} typed={answer.typed} errors={answer.errors} />
        <ProductRates tax={tax()} products={[HOODIE]} chosen={answer.chosen ?? {}} />
      </>,
      site,
    )

  test('has what was typed in every field', async () => {
    const fields = {
      registered: 'on',
      number: '?',
      since: 'soon',
      rate_id: '',
      rate_name: 'Seventh',
      rate_percent: 'much',
      usual: '0',
    }
    const answer = answerOf(
      await taxAction(posting(aClubPage({}), '/settings/tax', { intent: 'tax', ...fields })),
    )
    const page = drawn(answer)
    for (const name of ['number', 'since', 'rate_name', 'rate_percent', 'usual'] as const)
      expect(valuesOf(page, name), name).toEqual([fields[name]])
    expect(page.querySelector<HTMLInputElement>('[name="registered"]')?.checked).toBe(true)
  })

  test('has the rates that were chosen', async () => {
    const page = aClubPage({
      listTaxedProducts: () => ({ items: [HOODIE] }),
      changeProductTax: () => {
        throw refusal(409, {})
      },
    })
    const fields = { intent: 'products', [`product ${ID}3`]: EXEMPT.rate_id }
    const answer = answerOf(await taxAction(posting(page, '/settings/tax', fields)))
    const chosen = drawn(answer).querySelector(`[name="product ${ID}3"] option[selected]`)
    expect(chosen?.textContent).toBe('Exempt')
  })
})

describe('M29 the rate on the page of what is sold', () => {
  const of = (more: Partial<TaxSettings>) => ({ ...HOODIE, tax: tax(more) })

  test('is nothing where the club is not registered', () => {
    expect(showOnSite(<ProductTax of={null} />, site).textContent).toBe('')
  })

  test('is one select, or words for whoever may not change it', () => {
    expect(showOnSite(<ProductTax of={of({})} />, site).querySelectorAll('select')).toHaveLength(1)
    const page = showOnSite(<ProductTax of={of({ may_change: false })} />, site)
    expect(page.querySelector('select')).toBeNull()
    expect(page.textContent).toContain(
      'As usual (Standard, 23%). Your treasurer or an owner can change this.',
    )
  })
})
