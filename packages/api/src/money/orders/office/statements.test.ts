import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClubClient, openClubClient } from '#testing/clients/club-client.ts'
import { statementCounter } from '#testing/counted.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

const counter = statementCounter({ inTransactions: true })
let app: TestApp
let desk: ClubClient
beforeAll(async () => {
  app = await openTestApp({ around: counter.db, environment: { RATE_LIMITS: 'false' } })
  desk = await openClubClient(app)
  // Whoever asks first is looked up; that is kept for a while.
  await desk.ask('/orders')
})
afterAll(() => app.close())

test.each([
  '/orders',
  '/orders?page=2&per_page=5',
  '/orders?sort=total&sort_direction=asc',
  '/orders?filter=brid',
  '/orders?money=paid',
  '/orders?status=Completed',
  '/orders?owing=true',
  '/orders?attention=true',
  '/orders?waits=true',
  '/orders?back=true',
  '/orders?way=card',
  '/orders?channel=gate',
  '/orders?type=Plan',
  '/orders?product=senior',
  '/orders?member=brid',
  '/orders?number=10001',
  '/orders?from=2026-01-01&to=2026-12-31',
  '/orders?amount_from=100&amount_to=20000',
  '/arrears',
  '/arrears?late=true&age=1',
  '/arrears?plan=broken',
  '/bank/lines?open=true&per_page=100',
  '/payouts?in_bank=false',
  '/bank/lines?filter=murphy&way=in&sort=amount',
])('%s takes at most three statements, who asks among them', async (path) => {
  let status = 0
  const sent = await counter.during(async () => {
    ;({ status } = await desk.ask(path))
  })
  expect(status).toBe(200)
  expect(sent.length, sent.join(', ')).toBeLessThanOrEqual(3)
  expect(sent.filter((each) => each.startsWith('club '))).toEqual(['club execute'])
})
