import { expectNoViolations } from '../support/axe.ts'
import { expectHeard } from '../support/screen-reader/heard.ts'
import { openHydrated, untilHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { atBothWidths, expectNoSidewaysScroll, expectTargetsOfSize } from '../support/layout.ts'
import { openOffice, OWNER } from '../support/office.ts'
import { siteUrl } from '../support/sites.ts'
import { followScripts, weightOf } from '../support/weight.ts'

const KB = 1024

test('home tells what needs doing and the takings, by plot and by table, within its weight', async ({
  page,
}) => {
  const scripts = followScripts(page)
  await openOffice(page, '/', OWNER)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Orla$/)
  const toDo = page.getByRole('region', { name: 'To do' })
  await expect(toDo.getByRole('link', { name: /^Continue/ })).toBeVisible()
  const takings = page.getByRole('region', { name: 'Takings, last 30 days' })
  await atBothWidths(page, async () => {
    await expect(takings.getByRole('img', { name: /^Takings by day, / })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectTargetsOfSize(page)
    await expectNoViolations(page)
  })
  await expectHeard(page, 'office-home', { at: 'desktop', isList: true })
  await takings.getByText('Table', { exact: true }).click()
  await expect(takings.getByRole('row')).toHaveCount(32)
  await expect(takings.getByRole('img', { name: /^Takings by day, / })).toBeHidden()
  await expectNoViolations(page)
  expect(await weightOf(page.request, scripts)).toBeLessThanOrEqual(260 * KB)

  await toDo.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(/\/(news|pages|about-us|menu-theme)/)
})

test('the palette finds an article by a few letters and opens it; keys go to rooms, and not while typing', async ({
  page,
}) => {
  await openOffice(page, '/', OWNER)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const field = palette.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await field.fill('harbour')
  await expect(palette.getByRole('option', { name: /Under-12s win the Harbour Shield/ })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/)
  await expect(page.getByLabel('Title')).toHaveValue('Under-12s win the Harbour Shield')

  // Letters are letters while somebody types.
  await openHydrated(page, siteUrl('backoffice', '/pages'))
  const search = page.getByRole('searchbox').first()
  await search.focus()
  await page.keyboard.press('?')
  await expect(search).toHaveValue('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openHydrated(page, siteUrl('backoffice', '/'))
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('Write a news article')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms')
})

test('the menu leads to the rooms and marks the one somebody is in; dark stays dark after a reload', async ({
  page,
}) => {
  await openOffice(page, '/', OWNER)
  const rooms = page.getByRole('navigation', { name: 'Back office' })
  const pages = rooms.getByRole('link', { name: 'Pages', exact: true })
  await rooms.getByText('Website', { exact: true }).click()
  await pages.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
  await expect(pages).toHaveAttribute('aria-current', 'page')
  await rooms.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.reload({ waitUntil: 'domcontentloaded' })
  // As the server sends it, before any script.
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await untilHydrated(page)
  await expect(rooms.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
  await expectNoViolations(page, { only: 'contrast' })
  await openHydrated(page, siteUrl('backoffice', '/'))
  await expectNoViolations(page, { only: 'contrast' })
})

test(
  'on a phone the drawer holds the rooms, closes by Esc and gives the focus back',
  { tag: '@phone' },
  async ({ page }) => {
    await openOffice(page, '/', OWNER)
    const menu = page.getByRole('button', { name: 'Menu', exact: true })
    const rooms = page.getByRole('navigation', { name: 'Back office' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(rooms).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rooms).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await rooms.getByText('Website', { exact: true }).click()
    await expectNoViolations(page)
    await rooms.getByRole('link', { name: 'News', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
    await expect(rooms).toBeHidden()
    await page.getByRole('navigation', { name: 'Short cuts' }).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Orla$/)
  },
)
