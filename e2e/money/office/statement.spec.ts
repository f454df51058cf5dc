import type { APIRequestContext, Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { createPerson, newEmail, switchDemo } from '../../support/people.ts'
import { buy } from '../../support/shop.ts'
import { clubUrl } from '../../support/sites.ts'

const HOUR_MS = 3_600_000

test.afterEach(async ({ request }) => {
  await switchDemo(request, '/dev/gateway', {})
  await switchDemo(request, '/dev/clock', { now: null })
})

interface Money {
  gateway: { payments: { payment_token: string; order_id: string }[] }
}

async function paymentOf(request: APIRequestContext, order: string): Promise<{ payment_token: string }> {
  const money = (await (await ask(request, clubUrl('dunvarra', '/dev/money'))).json()) as Money
  const payment = money.gateway.payments.find(({ order_id: id }) => id === order)
  return { payment_token: payment?.payment_token ?? '' }
}

async function bought(page: Page, name: string): Promise<string> {
  const email = newEmail(name)
  await createPerson(page.request, 'dunvarra', email)
  return buy(page, email, [{ slug: 'senior-player' }])
}

/** Three in the morning of so many days later, and all that is due has been done. */
async function night(request: APIRequestContext, days: number): Promise<void> {
  const midnight = new Date()
  midnight.setUTCHours(0, 0, 0, 0)
  for (const minutes of [0, 12, 24]) {
    const now = new Date(midnight.getTime() + days * 24 * HOUR_MS + 3 * HOUR_MS + minutes * 60_000)
    await switchDemo(request, '/dev/clock', { now: now.toISOString() })
    await switchDemo(request, '/dev/jobs/run', {})
  }
}

test('a treasurer’s morning: a dispute from its notice to the books, a refund made elsewhere, and that all agrees @phone-first', async ({
  page,
  request,
}) => {
  test.slow()
  const [disputed, refunded] = [await bought(page, 'disputed'), await bought(page, 'elsewhere')]
  await switchDemo(request, '/dev/gateway/dispute', {
    ...(await paymentOf(request, disputed)),
    outcome: 'open',
  })
  await switchDemo(request, '/dev/jobs/run', {})
  await openOffice(page, `/orders/${disputed}`, OWNER)
  await expect(page.getByText(/A bank took €180.00 back/)).toBeVisible()
  await expect(page.getByText('Held by banks')).toBeVisible()

  // Somebody gives money back on the provider's own pages, and nobody tells us.
  await switchDemo(request, '/dev/gateway', { webhooks: { drop: true } })
  await switchDemo(request, '/dev/gateway/refund', { ...(await paymentOf(request, refunded)), amount: 20_00 })
  await night(request, 1)

  await openOffice(page, `/orders/${refunded}`, OWNER)
  await expect(page.getByText('Refunded at the card provider')).toBeVisible()
  await expect(page.getByText('Refund of €20.00 completed')).toBeVisible()
  await openOffice(page, '/money/payouts', OWNER)
  await expect(page.getByText('Agrees with the sandbox up to yesterday, 23:59.')).toBeVisible()
  await expectFineAtBothWidths(page)
  await page.getByRole('link', { name: 'How we check' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Agrees with the sandbox?' })).toBeVisible()
  await expectFineAtBothWidths(page)

  // A payment that a restore has forgotten is a line, until it was given back there.
  const unknown = await ask(request, clubUrl('dunvarra', '/dev/gateway/unknown-payment'), {
    method: 'POST',
    data: { club: 'dunvarra', amount: 55_00 },
  })
  await night(request, 2)
  await openOffice(page, '/money/payouts', OWNER)
  await expect(page.getByText('1 line differs.')).toBeVisible()
  await page.getByRole('link', { name: 'See what differs' }).click()
  await expect(page.getByText('Someone paid your club, but we have no order for it.')).toBeVisible()
  await expectFineAtBothWidths(page)
  await switchDemo(request, '/dev/gateway/refund', { ...(await unknown.json()), amount: 55_00 })
  await night(request, 3)
  await openOffice(page, '/money/payouts/statement', OWNER)
  await expect(page.getByText('Agrees with the sandbox up to yesterday, 23:59.')).toBeVisible()

  // One night the provider will not tell.
  await switchDemo(request, '/dev/gateway', { movements: { status: 400 } })
  await night(request, 4)
  await openOffice(page, '/money/payouts/statement', OWNER)
  await expect(page.getByText('We couldn’t reach the sandbox last night.')).toBeVisible()
  await expect(page.getByText(/Everything before .*, 23:59 agrees/)).toBeVisible()
})
