import type { Page } from '@playwright/test'
import type { OfficeSite, SiteDraft } from '@clubhouse/contract/site/office/site-draft'
import { ask } from '../../support/ask.ts'
import { expectFineAtBothWidths, expectNoViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { ADMIN, openOffice } from '../../support/office.ts'
import { beginSignedIn } from '../../support/signed-in.ts'
import { clubUrl, siteUrl } from '../../support/sites.ts'
import { followScripts, weightOf } from '../../support/weight.ts'

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
/** The one that is in sight; another may be coming. */
const preview = (page: Page) => page.frameLocator('iframe[data-state="shown"]')
const home = async (page: Page) => (await ask(page.request, clubUrl('dunvarra'))).text()

/** As the rooms themselves ask. */
async function act(page: Page, asked: object): Promise<OfficeSite> {
  const cookies = await page.context().cookies(siteUrl('backoffice'))
  const answer = await ask(page.request, siteUrl('backoffice', '/site/act'), {
    method: 'POST',
    headers: {
      origin: new URL(siteUrl('backoffice')).origin,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    data: { base_revision: 0, ...asked },
  })
  return ((await answer.json()) as { site: OfficeSite }).site
}

/** Other journeys meet the same demo: whatever happened here, it looks as it did. */
let before: SiteDraft | null = null
test.beforeEach(async ({ page }) => {
  await beginSignedIn(page, siteUrl('backoffice'), ADMIN)
  before ??= (await act(page, { do: 'unschedule' })).live
})
test.afterEach(async ({ page }) => {
  await beginSignedIn(page, siteUrl('backoffice'), ADMIN)
  const { state } = await act(page, { do: 'unschedule' })
  const kept = await act(page, { do: 'save', base_revision: state.revision, draft: before })
  const { live } = await act(page, { do: 'publish', base_revision: kept.state.revision })
  expect(live).toEqual(before)
})

test('SHELL-02 SHELL-09 menu and colour are changed, seen on the real site before they are live, published, and taken back @phone-first', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/menu-theme')
  const footer = preview(page).getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Lotto', exact: true })).toBeVisible()

  await page.getByLabel('Main', { exact: true }).fill('#FFE45C')
  await expect(page.getByText(/^Adjusted for readability: #FFE45C →/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Move Lotto up' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lotto is now 1 of 8')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Move Lotto up' })).toBeFocused()

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'New entry' })
  await dialog.getByLabel('Name').fill('Score book')
  await dialog.getByLabel('Leads to').selectOption('External')
  await dialog.getByLabel('Web address').fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText('Use an address like https://league.example')).toBeVisible()
  await dialog.getByLabel('Web address').fill('scores.example/rovers')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await saved(page)

  // The real page, with the draft laid over it, and one can walk in it. Visitors can’t see this.
  await expect(footer.getByRole('link', { name: /^Score book/ })).toBeVisible()
  await expect(preview(page).locator('html')).toHaveCSS('--primary', '#ffe45c')
  await footer.getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(preview(page).getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Score book/ })).toBeVisible()
  expect(await home(page)).not.toMatch(/Score book|#ffe45c/i)
  await expect(page.getByText('2 changes not published')).toBeVisible()
  // On a phone the foot stands over whatever row is there just now; at the top that is none.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectFineAtBothWidths(page)

  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('It’s on the website.')).toBeVisible()
  const published = await home(page)
  expect(published).toContain('Score book')
  expect(published).toContain('#ffe45c')

  // Back to what it was: first as a draft, then on the site.
  await page
    .getByRole('button', { name: /^Bring back/ })
    .last()
    .click()
  await expect(page.getByText(/^That version is your draft now/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('It’s on the website.')).toBeVisible()
  expect(await home(page)).not.toMatch(/Score book|#ffe45c/i)
})

test('SHELL-28 a banner is written and seen in its place; the menu is dragged; a step is taken back', async ({
  page,
  request,
}) => {
  test.slow()
  const scripts = followScripts(page)
  await openOffice(page, '/banner')
  await page.getByLabel('Title').fill('Open day on Saturday')
  await page.getByLabel(/^Text/).fill('<script>alert(1)</script>')
  await saved(page)
  await expect(preview(page).getByText('Open day on Saturday')).toBeVisible()
  await expect(preview(page).getByText('<script>alert(1)</script>')).toBeVisible()
  await page.getByLabel('Show the banner').uncheck()
  await expect(preview(page).getByText('Open day on Saturday')).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByLabel('Show the banner')).toBeChecked()
  await saved(page)
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Menu & theme' }).click()
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move .+ up$/ }) })
  await expect(rows.first()).toContainText('Membership')
  const handle = rows.filter({ hasText: 'Shop' }).first().locator('[aria-hidden]').first()
  // Waits until it stands still and nothing lies over it.
  await handle.hover()
  const [from, to] = await Promise.all([handle.boundingBox(), rows.first().boundingBox()])
  if (!from || !to) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 5 })
  await page.mouse.up()
  await expect(rows.first()).toContainText('Shop')
  await saved(page)
  await expect(page.getByText('3 changes not published')).toBeVisible()
  // Both rooms together, which is more than either.
  const weight = await weightOf(request, scripts)
  expect(weight).toBeGreaterThan(100 * 1024)
  expect(weight).toBeLessThanOrEqual(260 * 1024)
})
