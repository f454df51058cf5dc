import { expectFineAtBothWidths } from '../../support/axe.ts'
import { ask } from '../../support/ask.ts'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { openOffice, OWNER } from '../../support/office.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

// Cash that does not fit is refused on the way.
test.use({ provoked: /status of 422/ })

const DAY_MS = 86_400_000

test('a raffle is put on sale, sold at the gate, run by two people, and its winner is public @phone-first', async ({
  page,
  browser,
  request,
}) => {
  test.slow()
  const name = `Raffle ${Date.now().toString(36)}`
  const inThree = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  const day = inThree.split('-').toReversed().join('/')
  await openOffice(page, '/draws/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Prize 1').fill('A ham')
  await page.locator('input[name=count_0]').fill('1')
  await page.locator('input[name=price_0]').fill('2')
  await page.getByLabel('Number of tickets').fill('50')
  await page.getByLabel('Sales close on').fill(day)
  await page.getByLabel('Sales close at').fill('18:00')
  await page.getByLabel('Draw on').fill(day)
  await page.getByLabel('Draw at').fill('19:00')
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.getByLabel('Tickets', { exact: true }).fill('A1, 2\nA2')
  await page.getByLabel('Cash counted').fill('5')
  await page.getByRole('button', { name: 'Enter tickets' }).click()
  await expect(page.getByText(/come to €6.00, and you counted €5.00/).first()).toBeVisible()
  await page.getByLabel('Cash counted').fill('6')
  await page.getByRole('button', { name: 'Enter tickets' }).click()
  await expect(page.getByText('Entered. The cash is in the books.')).toBeVisible()
  await expect(page.getByText('3 in this draw, 3 of them on paper.')).toBeVisible()
  await expectFineAtBothWidths(page)

  const path = new URL(page.url()).pathname
  const id = path.split('/').at(-1) ?? ''
  const brought = await ask(request, clubUrl('dunvarra', `/dev/lottery/draws/${id}/run`), { method: 'POST' })
  expect(await brought.json()).toEqual({ status: 'waiting' })
  await openHydrated(page, siteUrl('backoffice', path))
  await page.getByRole('button', { name: 'Open the draw' }).click()
  await expect(page.getByText(/^Tadhg Marrin opened it/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm and draw' })).toHaveCount(0)

  const other = await browser.newContext()
  const second = await other.newPage()
  await openOffice(second, path, OWNER)
  await second.getByRole('button', { name: 'Confirm and draw' }).click()
  await expect(second.getByRole('heading', { name: 'Winners' })).toBeVisible()
  await expect(second.getByText(/^Orla Fennick confirmed it/)).toBeVisible()
  await expect(second.getByText(/Stub A[12]/)).toBeVisible()
  const shown = await second.getByRole('link', { name: 'See it on your website' }).getAttribute('href')
  await other.close()

  await openHydrated(page, shown ?? '')
  await expect(page.getByText('A ham').first()).toBeVisible()
  await expect(page.getByText(/A1|A2/)).toHaveCount(0)
})
