import type { Page } from '@playwright/test'
import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { openHydrated, untilHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { expectNoSidewaysScroll } from '../../support/layout.ts'
import { openOffice } from '../../support/office.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

/** What lies half under the bar above is no small target: it is scrolled. */
async function lookFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expectNoViolations(page)
}

/** What others of this worker's journeys rely on, whatever became of this one. */
test.afterEach(async ({ page }) => {
  const cookies = await page.context().cookies(siteUrl('backoffice'))
  await ask(page.request, siteUrl('backoffice', '/settings/features'), {
    method: 'POST',
    headers: {
      origin: new URL(siteUrl('backoffice')).origin,
      cookie: cookies.map((each) => `${each.name}=${each.value}`).join('; '),
    },
    form: { name: 'Draw', is_on: 'true' },
  })
})

test('OPEN-120 HOME-16 a sponsor is added, moved up, seen on the site, taken off and brought back @phone-first', async ({
  page,
}) => {
  test.slow()
  const name = `Pier Café ${Date.now().toString(36)}`
  await openOffice(page, '/sponsors')
  await page.getByRole('link', { name: 'Add a sponsor' }).click()
  await expect(page).toHaveURL(siteUrl('backoffice', '/sponsors/new'))
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Add sponsor' }).click()
  await expect(page.getByText('Enter the sponsor’s name')).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Website').fill('www.pier-cafe.example')
  await lookFromTheTop(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Add sponsor' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await saved(page)

  await page.getByRole('link', { name: 'Sponsors' }).first().click()
  await page.getByRole('button', { name: `Move ${name} up` }).click()
  await expect(page.getByText(new RegExp(`^${name} is now number \\d+ of \\d+\\.$`))).toBeAttached()
  await expectNoSidewaysScroll(page)
  // On a phone the bar at the foot lies over whatever row is there: what is under it is no target.
  const own = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await lookFromTheTop(page)
  await expectNoSidewaysScroll(page)
  if (own) await page.setViewportSize(own)

  await openHydrated(page, clubUrl('dunvarra', '/'))
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveAttribute(
    'href',
    'https://www.pier-cafe.example/',
  )

  await openHydrated(page, siteUrl('backoffice', '/sponsors'))
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`“${name}” is off the website.`)).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
})

test('MAP-01 MAP-02 the pin is moved by search, by hand and by keys, saved, and stands there afterwards @desktop', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/settings/club')
  // It is drawn once it comes into view.
  await page.getByText('Enter the position as numbers').scrollIntoViewIfNeeded()
  const map = page.getByRole('application')
  await expect(map.locator('.map-sketch').first()).toBeVisible()
  await page.getByText('Enter the position as numbers').click()
  const latitude = page.getByLabel('Latitude')
  const before = await latitude.inputValue()
  const pin = map.getByRole('button', { name: /^Marker at/ })
  const search = page.getByRole('searchbox', { name: 'Search for an address' })
  await search.fill('the pier')
  await search.press('Enter')
  await expect(latitude).not.toHaveValue(before)
  const found = await latitude.inputValue()
  // Waits until it stands still and nothing lies over it.
  await pin.hover()
  const box = await pin.boundingBox()
  if (!box) throw new Error('The marker is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.down()
  await page.mouse.move(x + 30, y - 20, { steps: 3 })
  await page.mouse.move(x + 60, y - 40, { steps: 3 })
  await page.mouse.up()
  await expect(latitude).not.toHaveValue(found)
  const dragged = await latitude.inputValue()
  expect(Number(dragged)).toBeGreaterThan(Number(found))
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await expect(latitude).not.toHaveValue(dragged)
  const moved = await latitude.inputValue()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
  await expect(latitude).toHaveValue(moved)

  await openHydrated(page, siteUrl('backoffice', '/settings/club'))
  await page.getByText('Enter the position as numbers').click()
  await expect(latitude).toHaveValue(moved)
  await latitude.fill(before)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await saved(page)
})

test('DATA-52 a feature is switched off after its reach was read, is gone from the menu, and comes back @phone-first', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/settings/features')
  await page.getByRole('switch', { name: 'Prize draw' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Switch off Prize draw?' })
  await expect(question).toContainText('can’t be seen or bought until you switch it on again.')
  await expectFineAtBothWidths(page)
  await question.getByRole('button', { name: /^Switch off/ }).click()
  await expect(page.getByText('Prize draw is off.')).toBeVisible()
  await openHydrated(page, clubUrl('dunvarra', '/products'))
  await expect(page.locator('a[href^="/products/draw"]')).toHaveCount(0)
  const gone = await ask(
    page.request,
    clubUrl('dunvarra', '/api/v2/store/dunvarra/products/midwinter-hamper'),
  )
  expect(gone.status()).toBe(404)

  await openHydrated(page, siteUrl('backoffice', '/settings/features'))
  await page.getByRole('switch', { name: 'Prize draw' }).click()
  await expect(page.getByText('Prize draw is on.')).toBeVisible()
  await openHydrated(page, clubUrl('dunvarra', '/products'))
  await expect(page.locator('a[href^="/products/draw"]').first()).toBeAttached()
})

test('a connection is tested: a wrong key is said clearly, nothing typed is lost, and the key comes back nowhere @desktop', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/fixtures/source')
  const part = (heading: string) =>
    page.locator('form > div').filter({ has: page.getByRole('heading', { name: heading }) })
  const league = part('Soccer league')
  await league.getByRole('button', { name: 'Test connection' }).click()
  await expect(league.getByText(/^It works: \d+ fixtures?\.$/)).toBeVisible()
  const competitions = part('Competitions')
  await competitions.getByLabel('Organisation number').fill('38214')
  await competitions.getByLabel('Key').fill('not-the-key')
  await competitions.getByRole('button', { name: 'Test connection' }).click()
  await expect(
    competitions.getByText('The provider refused the key. Check the key and the organisation number.'),
  ).toBeVisible()
  await expect(competitions.getByLabel('Key')).toHaveValue('not-the-key')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})
