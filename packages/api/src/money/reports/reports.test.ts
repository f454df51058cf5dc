import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import type { TreasurerReport } from '@clubhouse/contract/money/office/reports'
import { statementCounter } from '#testing/counted.ts'
import { ask, hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const statements = statementCounter({ inTransactions: true })
let app: TestApp
let as: string
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' }, around: statements.db })
  as = (await signIn(app, 'orla@dunvarra.example', 'backoffice')).access_token
})
afterAll(() => app.close())

const idOf = (club: string) => app.parts.registry.idOf(club) ?? ''
const headers = () => ({ 'x-account-id': idOf('dunvarra') })

async function read(path: string) {
  const { status, body } = await ask(app, `/v2/backoffice${path}`, undefined, {
    on: 'backoffice',
    as,
    headers: headers(),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const report = (query = ''): Promise<TreasurerReport> => read(`/reports/treasurer${query}`)

const file = (path: string) =>
  app.server.inject({
    url: `/api/v2/backoffice${path}`,
    headers: { host: hostOf('backoffice'), authorization: `Bearer ${as}`, ...headers() },
  })

let booked = 0
async function book(at: string, kind: string, account: string, amount: number, club = 'dunvarra') {
  booked += 1
  await app.asOwner(
    `with booked as (insert into ledger_transactions (club_id, id, at, kind, effect_key, currency)
        values ($1, gen_random_uuid(), $2, $3, $4, 'EUR') returning id)
      insert into ledger_entries (club_id, transaction_id, line, account, amount)
        select $1, id, line, account, amount from booked,
          (values (1, 'gateway', $5::bigint), (2, $6::text, -$5::bigint)) as entry (line, account, amount)`,
    [idOf(club), at, kind, `report-${booked}`, amount, account],
  )
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

describe('the report', () => {
  test('its months, products and accounts each add up to what the ledger has', async () => {
    await book('2026-10-31T23:30:00Z', 'charge', 'sales:Plan', 11_000)
    await book('2026-11-01T00:30:00Z', 'charge', 'sales:ShopItem', 4_500)
    await book('2026-11-02T09:00:00Z', 'refund', 'sales:ShopItem', -1_500)
    await book('2025-11-30T23:59:59Z', 'charge', 'sales:Lotto', 700)
    await book('2026-11-02T09:00:00Z', 'charge', 'sales:Plan', 99_999, 'inishvarn')
    const told = await report('?months=12')
    expect([told.from, told.to, told.months.length]).toEqual(['2025-12-01', '2026-11-15', 12])
    const months = sum(told.months.flatMap(({ day: _, ...kinds }) => Object.values(kinds)))
    const [ledger] = await app.asOwner<{ told: number; before: number }>(
      `select coalesce(-sum(e.amount) filter (where t.at >= '2025-12-01T00:00:00Z'), 0)::int as told,
        coalesce(-sum(e.amount) filter (where t.at < '2025-12-01T00:00:00Z'), 0)::int as before
      from ledger_entries e join ledger_transactions t on t.club_id = e.club_id and t.id = e.transaction_id
      where e.club_id = $1 and e.account like 'sales:%' and t.at >= '2024-12-01T00:00:00Z'`,
      [idOf('dunvarra')],
    )
    expect({ told: months, before: told.before }).toEqual(ledger)
    expect(sum(told.products.map(({ net }) => net))).toBe(months)
    const sales = told.accounts.filter(({ account }) => account.startsWith('sales:'))
    expect(sum(sales.map(({ credit, debit }) => credit - debit))).toBe(months)
    expect(sum(told.accounts.map(({ closing }) => closing))).toBe(0)
    expect(sum(told.accounts.map(({ opening }) => opening))).toBe(0)
    // By the club's clock half past eleven in the evening by UTC is still October: the clocks have gone back.
    expect(told.months.at(-2)?.day).toBe('2026-10-01')
    expect(told.months.at(-1)).toMatchObject({ day: '2026-11-01' })
  })

  test('what is late stands in its age, and what is due soon in its sum', async () => {
    const { arrears, due } = await report()
    const [known] = await app.asOwner<{ owed: number; due: number }>(
      `select (select coalesce(sum(amount), 0)::int from scheduled_payments where status = 'failed' and club_id = $1) as owed,
        (select coalesce(sum(amount), 0)::int from scheduled_payments where status in ('planned', 'charging') and club_id = $1
          and due_on <= '2026-12-15') as due`,
      [idOf('dunvarra')],
    )
    expect({ owed: arrears.owed, due: due.amount }).toEqual(known)
    expect(sum(arrears.by_age.map(({ owed }) => owed))).toBe(arrears.owed)
    expect(due.until).toBe('2026-12-15')
  })

  test('is one statement, and a time that nobody offers is refused', async () => {
    await report()
    const sent = await statements.during(() => report('?months=24'))
    expect(sent.filter((each) => each.startsWith('club'))).toEqual(['club execute'])
    const { status } = await ask(app, '/v2/backoffice/reports/treasurer?months=7', undefined, {
      on: 'backoffice',
      as,
      headers: headers(),
    })
    expect(status).toBe(422)
  })

  test('its products go along as a file, which the audit log tells', async () => {
    const { body, headers: sent } = await file('/reports/takings/csv?months=12')
    expect(sent['content-type']).toContain('text/csv')
    expect(body.split('\r\n')[0]).toBe('\uFEFFProduct,Kind,Sold,Taken,Refunded,Net')
    const { items } = await read('/audit-events?kind=list-exported&per_page=1')
    expect(items[0]).toMatchObject({ actor: 'Orla Fennick', detail: { list: 'takings' } })
  })
})

test('TABLE-01 TABLE-11 the books are read line by line, and nobody else’s', async () => {
  const { items, total } = await read('/ledger-entries?account=sales:ShopItem&kind=refund&per_page=100')
  expect(total).toBeGreaterThan(0)
  expect(items.every((item: { account: string; debit: number }) => item.debit > 0)).toBe(true)
  const all = await read('/ledger-entries?per_page=1')
  const [known] = await app.asOwner<{ lines: number }>(
    'select count(*)::int as lines from ledger_entries where club_id = $1',
    [idOf('dunvarra')],
  )
  expect(all.total).toBe(known?.lines)
  const day = await read('/ledger-entries?from=2026-11-01&to=2026-11-01&filter=shopitem')
  expect(day.items[0]).toMatchObject({ at: '2026-11-01T00:30:00.000Z', credit: 4_500 })
})

test('a year is packed for the auditor, and its files are those that it names', async () => {
  const answer = await file('/reports/year-end?year=2026')
  expect(answer.headers['content-disposition']).toContain('dunvarra-books-2026.zip')
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'accounts.csv',
    'ledger.csv',
    'months.csv',
    'products.csv',
  ])
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  for (const name of ['accounts.csv', 'ledger.csv', 'months.csv', 'products.csv'])
    expect(text('README.txt')).toContain(
      `${createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex')}  ${name}`,
    )
  const lines = text('ledger.csv').trim().split('\r\n').slice(1)
  const { total } = await read('/ledger-entries?from=2026-01-01&to=2026-12-31&per_page=1')
  expect(lines).toHaveLength(total)
})

describe('V35 the year of a club that ends in October', () => {
  beforeAll(() => app.asOwner(`update clubs set year_ends_in = 10 where slug = 'dunvarra'`))
  afterAll(() => app.asOwner(`update clubs set year_ends_in = 12 where slug = 'dunvarra'`))

  test('its books are packed from November to October, and called so', async () => {
    await book('2025-10-31T12:00:00Z', 'charge', 'sales:Plan', 111)
    await book('2025-11-01T12:00:00Z', 'charge', 'sales:Plan', 222)
    const answer = await file('/reports/year-end?year=2026')
    expect(answer.headers['content-disposition']).toContain('dunvarra-books-2025-26.zip')
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(text('README.txt')).toContain('the books of 2025/26, 01/11/2025 to 31/10/2026')
    const { total } = await read('/ledger-entries?from=2025-11-01&to=2026-10-31&per_page=1')
    expect(text('ledger.csv').trim().split('\r\n').slice(1)).toHaveLength(total)
    expect((await report()).year_ends_in).toBe(10)
  })

  test('one page for the AGM has its income by kind and its costs, and the audit log says who took it', async () => {
    await book('2026-10-01T12:00:00Z', 'set-aside', 'income:grants', 75_000)
    await book('2026-10-02T12:00:00Z', 'set-aside', 'costs:bank-charges', -1_250)
    await book('2025-10-02T12:00:00Z', 'set-aside', 'income:sponsorship', 20_000)
    const answer = await file('/reports/annual?year=2026')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain('dunvarra-agm-2025-26.pdf')
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    expect(totalPages).toBe(1)
    for (const words of [
      'Accounts for 2025/26',
      '01/11/2025 to 31/10/2026',
      'Grants €750.00 €0.00',
      'Sponsorship €0.00 €200.00',
      'Bank charges €12.50 €0.00',
      'Total members',
      'Owed to the club on',
      'Chairperson',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    const { items } = await read('/audit-events?kind=list-exported&per_page=1')
    expect(items[0].detail.list).toBe('annual page of 2025/26')
  })

  test('a year before and after all years is refused', async () => {
    expect((await file('/reports/annual?year=1999')).statusCode).toBe(422)
    // One that hasn’t begun would be told as "so far".
    for (const what of ['annual', 'year-end'])
      expect((await file(`/reports/${what}?year=2090`)).statusCode).toBe(404)
  })
})
