import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TaxSettings } from '@clubhouse/contract/money/office/tax'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let orla: ClubClient
let play: PlayClient
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  orla = await openClubClient(app, { who: 'orla@dunvarra.example' })
  play = await openPlayClient(app)
  as = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
})
afterEach(async () => {
  await app.asOwner('truncate ledger_entries, ledger_transactions')
  for (const table of ['product_tax_rates', 'tax_registrations', 'tax_rates'])
    await app.asOwner(`delete from ${table}`)
  await play.clear()
})
afterAll(() => app.close())

const registration = { number: 'ie 1234567t', since: '2026-01-01' }
const STANDARD = { name: 'Standard', basis_points: 2300, is_default: true }
const EXEMPT = { name: 'Exempt', basis_points: 0 }
const file = (path: string) =>
  app.server.inject({
    url: `/api/v2/backoffice${path}`,
    headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, 'x-account-id': orla.accountId },
  })
const save = (body: object) => orla.ask('/tax', body, 'PATCH')
const saved = async (): Promise<TaxSettings> => (await save({ registration, rates: [STANDARD, EXEMPT] })).body
const rateOf = ({ rates }: TaxSettings, wanted: string) =>
  rates.find(({ name }) => name === wanted)?.rate_id ?? ''

describe('M29 a club says that it is registered', () => {
  test('at first no club is: it gets the usual rates of its country to begin with', async () => {
    const { body } = await orla.ask('/tax')
    expect(body).toMatchObject({ word: 'VAT', registration: null, rates: [], may_change: true })
    expect(body.usual[0]).toEqual({ name: 'Standard', basis_points: 2300 })
  })

  test('its number, first day and rates are kept and in the log; said again nothing is new; ended, the rates stay', async () => {
    const tax = await saved()
    expect(tax).toMatchObject({
      registration: { number: 'IE1234567T', since: '2026-01-01' },
      rates: [
        { name: 'Standard', is_default: true, products: 0 },
        { name: 'Exempt', is_default: false },
      ],
    })
    await save({ registration, rates: tax.rates })
    const ended = await save({ registration: null, rates: tax.rates })
    expect(ended.body).toMatchObject({
      registration: null,
      rates: [{ name: 'Standard' }, { name: 'Exempt' }],
    })
    expect((await orla.audited('tax-changed')).map(({ detail }) => detail['Registered'])).toEqual([
      'not registered → IE1234567T, since 2026-01-01',
      'IE1234567T, since 2026-01-01 → not registered',
    ])
  })

  test.each([
    { what: 'no usual rate', body: { registration, rates: [EXEMPT] }, field: 'default' },
    {
      what: 'a number of words',
      body: { registration: { ...registration, number: 'soon!' }, rates: [STANDARD] },
      field: 'number',
    },
    {
      what: 'one name twice',
      body: { registration, rates: [STANDARD, { ...EXEMPT, name: 'standard' }] },
      field: 'rates',
    },
  ])('$what is refused at its field', async ({ body, field }) => {
    const answer = await save(body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('another club has its own', async () => {
    await saved()
    const other = await openClubClient(app, { who: 'noreen@inishvarn.example', club: 'inishvarn' })
    expect((await other.ask('/tax')).body).toMatchObject({ registration: null, rates: [] })
  })
})

describe('M29 what is sold at which rate', () => {
  test('is chosen of the list, told with the list, and a rate in use stays', async () => {
    const tax = await saved()
    const [exempt, product] = [rateOf(tax, 'Exempt'), play.hamper.product_id]
    const set = (rate: string | null) => orla.ask(`/tax/products/${product}`, { rate_id: rate }, 'PATCH')
    expect((await set(exempt)).body).toMatchObject({ product_id: product, type: 'Draw', rate_id: exempt })
    await set(exempt)
    const { body } = await orla.ask('/tax/products')
    expect(body.items).toContainEqual(expect.objectContaining({ product_id: product, rate_id: exempt }))
    expect(body.items.some(({ type }: { type: string }) => type === 'Bundle')).toBe(false)
    const without = await save({ registration, rates: tax.rates.filter(({ name }) => name !== 'Exempt') })
    expect([without.status, without.body.error_code]).toEqual([409, 'rate_in_use'])
    expect((await orla.ask(`/tax/products/${product}`)).body).toMatchObject({
      rate_id: exempt,
      tax: { may_change: true, registration: { number: 'IE1234567T' } },
    })
    expect((await set(null)).body.rate_id).toBeNull()
    expect((await orla.audited('product-tax-changed')).map(({ detail }) => detail['Rate'])).toEqual([
      'as most → Exempt',
      'Exempt → as most',
    ])
  })

  test('a rate or a product of nobody is not found', async () => {
    await saved()
    const unknown = crypto.randomUUID()
    const at = (product: string, rate: string | null) =>
      orla.ask(`/tax/products/${product}`, { rate_id: rate }, 'PATCH')
    expect((await at(unknown, null)).status).toBe(404)
    expect((await at(play.hamper.product_id, unknown)).status).toBe(404)
  })
})

describe('M29 what is sold is told', () => {
  test('on the receipt, in the books and in the report for the tax return, by rate and way of paying', async () => {
    const tax = await saved()
    await orla.ask(`/tax/products/${play.hamper.product_id}`, { rate_id: rateOf(tax, 'Exempt') }, 'PATCH')
    const order = await play.buy(await play.plan('senior-player'))
    await play.buy(play.entries(1))
    expect(order).toMatchObject({
      tax_number: 'IE1234567T',
      items: [{ tax: { name: 'Standard', basis_points: 2300 } }],
    })
    const { body } = await orla.ask('/reports/tax?from=2026-01-01&to=2026-12-31')
    expect(body).toMatchObject({ word: 'VAT', number: 'IE1234567T', currency: 'EUR' })
    expect(body.sums).toEqual([
      { name: 'Standard', basis_points: 2300, way: 'card', net: 146_34, tax: 33_66, gross: 180_00 },
      {
        name: 'Exempt',
        basis_points: 0,
        way: 'card',
        net: expect.any(Number),
        tax: 0,
        gross: expect.any(Number),
      },
    ])
    const entries = (await orla.ask('/ledger-entries?account=tax:Plan')).body.items
    expect(entries).toMatchObject([{ credit: 33_66, tax: { name: 'Standard', basis_points: 2300 } }])
    // What people paid, with the tax in it, is what takings tell.
    const report = (await orla.ask('/reports/treasurer?months=12')).body
    expect(report.products).toContainEqual(expect.objectContaining({ name: 'Senior player', taken: 180_00 }))
  })

  test('without days: the two whole months before this one', async () => {
    const { body } = await orla.ask('/reports/tax')
    expect([body.from, body.to]).toEqual(['2026-09-01', '2026-10-31'])
  })

  test('as files: for the tax return, in the books and for the auditor; of a club without tax there is no column of it', async () => {
    const filesOfYear = async () =>
      unzipSync(new Uint8Array((await file('/reports/year-end?year=2026')).rawPayload))
    expect((await file('/ledger-entries/csv')).body).not.toContain('Tax rate')
    expect(Object.keys(await filesOfYear())).not.toContain('tax.csv')
    await saved()
    await play.buy(await play.plan('senior-player'))
    const report = await file('/reports/tax/csv?from=2026-01-01&to=2026-12-31')
    expect(report.body).toContain('Standard,23,Card,146.34,33.66,180')
    expect((await file('/ledger-entries/csv')).body).toContain(
      'Tax: memberships,Senior player,"Standard, 23%"',
    )
    const files = await filesOfYear()
    expect(strFromU8(files['tax.csv'] ?? new Uint8Array())).toContain('Standard,23,Card,146.34,33.66,180')
  })
})
