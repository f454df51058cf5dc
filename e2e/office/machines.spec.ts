import type { APIRequestContext } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { expectNoViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll } from '../support/layout.ts'
import { openOffice } from '../support/office.ts'
import { clubUrl } from '../support/sites.ts'

const read = (request: APIRequestContext, path: string, key: string) =>
  ask(request, clubUrl('dunvarra', `/api/v1${path}`), { headers: { authorization: `Bearer ${key}` } })

test('an admin makes a key, sees it once, software reads with it, and it is refused once it is revoked', async ({
  page,
  request,
}) => {
  test.slow()
  const name = `Big Books ${Date.now().toString(36)}`
  await openOffice(page, '/settings/api-keys')
  await page.getByRole('main').getByRole('link', { name: 'Make a key' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New key')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await expect(page.getByText('Choose what the key may read.')).toBeVisible()
  await page.getByLabel('What is it for?').fill(name)
  await page.getByRole('checkbox', { name: 'Orders' }).check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Make a key' }).click()
  const shown = page.getByRole('region', { name: 'Your new key' }).getByRole('code')
  await expect(shown).toHaveText(/^ch_dunvarra_/)
  const key = (await shown.textContent()) ?? ''
  await atBothWidths(page, () => expectNoSidewaysScroll(page))

  expect((await read(request, '/orders?limit=1', key)).status()).toBe(200)
  const refused = await read(request, '/ledger', key)
  expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('ledger:read')])

  await page.getByRole('link', { name: 'Done, I’ve saved it' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Last used')
  await expect(page.getByText(key)).toHaveCount(0)
  await row.getByRole('link', { name: `Revoke ${name}` }).click()
  await expect(row.getByText('A revoked key never comes back.')).toBeVisible()
  await expectNoViolations(page)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))
  await row.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText(`“${name}” doesn’t work any more.`)).toBeVisible()
  expect((await read(request, '/orders?limit=1', key)).status()).toBe(401)
})

test('an admin adds a webhook, sends a test and finds it in the log; a private address is refused', async ({
  page,
  request,
}) => {
  test.slow()
  const url = `https://webhooks.example/${Date.now().toString(36)}`
  await openOffice(page, '/settings/webhooks')
  await page.getByRole('main').getByRole('link', { name: 'Add a webhook' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New webhook')
  await page.getByLabel('Address').fill('https://127.0.0.1/')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(page.getByText(/^Enter a public address/)).toBeVisible()
  await expect(page.getByText('Choose what we should tell it about.')).toBeVisible()
  await page.getByLabel('Address').fill(url)
  await expect(page.getByText(/^Enter a public address/)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'An order is complete' }).check()
  await page.getByLabel('What is it for?').fill('Accountant')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const secret = page.getByRole('region', { name: 'Your signing secret' }).getByRole('code')
  await expect(secret).toHaveText(/^whsec_/)
  await page.getByRole('link', { name: 'Done, I’ve saved it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accountant')
  await expect(page.getByText('Nothing yet. Send a test to see one here.')).toBeVisible()

  await page.getByRole('button', { name: 'Send a test' }).click()
  const told = page.getByRole('region', { name: 'What it was told' }).getByRole('listitem').first()
  await expect(told).toContainText('Delivered')
  await expect(told).toContainText('Answered 200')
  const heard = await ask(request, clubUrl('dunvarra', '/dev/webhooks'))
  const { items } = (await heard.json()) as { items: { url: string; headers: Record<string, string> }[] }
  const letter = items.find((item) => item.url === url)
  expect(letter?.headers['webhook-signature']).toMatch(/^v1,/)
  await told.getByText('Show the message').click()
  await expectNoViolations(page)
  await atBothWidths(page, () => expectNoSidewaysScroll(page))

  await page.getByRole('link', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The webhook is gone.')).toBeVisible()
})
