import { afterAll, beforeAll, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Order } from '@clubhouse/contract/money/orders'
import { type Receipt, receiptOf } from '@clubhouse/domain/money/orders/receipt'
import { type CheckoutClient, openCheckoutClient } from '#testing/clients/checkout-client.ts'
import { hostOf } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { drawReceipt } from './draw-receipt.ts'

let app: TestApp
let desk: CheckoutClient
let order: Order
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openCheckoutClient(app)
  // A plan in instalments beside a bundle: all that a receipt can say.
  const oisin = { first_name: 'Oisín', date_of_birth: '2014-04-29T00:00:00.000Z' }
  const children = [await desk.plan('juvenile-u8-u12'), await desk.plan('juvenile-u8-u12', oisin)]
  const cart = await desk.fill(
    await desk.plan('senior-player'),
    await desk.bundle('siblings-saver', children),
  )
  const [line] = cart.items
  const option = line?.payment_options[0]?.payment_option_id ?? null
  await desk.pay(cart.shopping_cart_id, line?.shopping_cart_item ?? '', option)
  const { body } = await desk.checkOut(cart.shopping_cart_id)
  await desk.confirm(body.payment_token)
  order = await desk.order(body.order_id)
})
afterAll(() => app.close())

const download = (query = '', { as = desk.brid, club = 'dunvarra' } = {}) =>
  app.server.inject({
    url: `/api/v2/store/${club}/orders/${order.order_id}/download${query}`,
    headers: { host: hostOf('dunvarra'), ...(as && { authorization: `Bearer ${as}` }) },
  })

/** Lines as they stand on the paper, from top to bottom. */
async function linesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return text.flatMap((page) => page.split('\n').map((line) => line.trim())).filter(Boolean)
}

/** All that a receipt says, in its own order. */
const wordsOf = (receipt: Receipt): string[] => [
  `Order ${receipt.number}`,
  receipt.at,
  ...(receipt.paidBy === null ? [] : [`Paid by ${receipt.paidBy}`]),
  ...receipt.lines.flatMap(({ name, detail, plan, inside, numbers, amount }) => [
    name,
    detail,
    plan,
    ...inside.map((each) => `${each.name}: ${each.detail}`),
    ...(numbers.length > 0 ? [`Your numbers: ${numbers.join(', ')}`] : []),
    amount,
  ]),
  ...[...receipt.sums, ...receipt.today].flatMap(({ label, amount }) => [label, amount]),
  ...(receipt.card === null ? [] : [`Paid with ${receipt.card}`]),
  ...(receipt.refunded === null ? [] : [`Refunded: ${receipt.refunded}`]),
  ...(receipt.later.length === 0 ? [] : ['Later payments']),
  ...[...receipt.later, ...(receipt.stillToPay ? [receipt.stillToPay] : [])].flatMap(({ label, amount }) => [
    label,
    amount,
  ]),
]

const squeezed = (texts: string[]) => texts.join(' ').replaceAll(/\s+/g, '')

test('API-45, ORDER-08, OPEN-116 the paper says what the screen says, line by line, in the zone of whoever asks', async () => {
  const reply = await download('?timezone=America/New_York')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="dunvarra-order-${order.order_seq}.pdf"`,
    'cache-control': 'private, no-store',
  })
  const receipt = receiptOf(order, 'America/New_York')
  expect(receipt.at).toContain('15 November 2026 07:')
  const written = squeezed(await linesOf(reply.rawPayload))
  expect(written).toContain(squeezed(wordsOf(receipt)))
  expect(written).toContain(squeezed(['Dunvarra Rovers FC']))
  // Who paid, and to whom.
  expect(receipt.paidBy).toMatch(/^Bríd /)
})

test.each(['', '?timezone=', '?timezone=Mars/Olympus', '?timezone=%2B05:00'])(
  'with %j it tells the time of the club',
  async (query) => {
    const lines = await linesOf((await download(query)).rawPayload)
    expect(squeezed(lines)).toContain(squeezed([receiptOf(order, 'Europe/Dublin').at]))
  },
)

test('OPEN-117 another person’s paper is not found, and nobody’s is not without a sign-in', async () => {
  expect((await download('', { as: desk.kwame })).statusCode).toBe(404)
  expect((await download('', { club: 'inishvarn' })).statusCode).toBe(404)
  expect((await download('', { as: '' })).statusCode).toBe(401)
})

test('letters of all our members, many lines on several pages, discounts and refunds', async () => {
  const receipt: Receipt = {
    number: '10001',
    at: '15 November 2026 12:00:00',
    paidBy: 'Bríd Ó Ḃroin',
    lines: Array.from({ length: 40 }, (_, at) => ({
      name: `Ḃuaċaill Óg ${at}`,
      detail: 'Seán Ó Súilleaḃáin, Łukasz Żak',
      plan: at % 2 ? '€30.00 today, then 5 × €30.00 from 15/12/2026' : '',
      amount: '£1,180.00',
      inside: [{ name: 'Ḋún', detail: 'Bea Kelly' }],
      numbers: at === 3 ? ['3 11 19 27'] : [],
    })),
    sums: [
      { label: 'Subtotal', amount: '£47,200.00' },
      { label: 'Early bird', amount: '−€10.00' },
      { label: 'Order total', amount: '£47,190.00' },
    ],
    today: [{ label: 'Paid today', amount: '€120.00' }],
    later: [{ label: '15/12/2026, paid', amount: '€30.00' }],
    stillToPay: null,
    card: 'Visa ending 4242, 04/2030',
    refunded: '€10.00',
  }
  const club = {
    name: 'Cumann Ḋún Ḃearra',
    address: 'Harbour Field',
    crest: null,
    colour: '#14532d',
    onColour: '#ffffff',
  }
  const pdf = await drawReceipt(receipt, club)
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
  expect(numPages).toBeGreaterThan(2)
  const foot = /^(Cumann Ḋún Ḃearra · Order 10001)?\s*(\d \/ \d)?$/
  const all = await linesOf(pdf)
  expect(squeezed(all.filter((line) => foot.test(line)))).toContain(`${numPages}/${numPages}`)
  const lines = all.filter((line) => !foot.test(line))
  expect(squeezed(lines)).toContain(squeezed(wordsOf(receipt)))
})
