import type { Page } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

const button = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' })
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true })

test.describe('The menu of a phone', { tag: '@phone' }, () => {
  test('SHELL-09 holds every item in order, the pages of a section spread out; the page beneath stays still; a link, its button and Esc close it', async ({
    page,
  }) => {
    await openHydrated(page, clubUrl('dunvarra'))
    await expect(drawer(page)).toBeHidden()
    await button(page).tap()
    await expect(drawer(page)).toBeVisible()
    const links = drawer(page).getByRole('list').first().getByRole('link')
    const titles = [
      // SHELL-13
      'Home',
      'Fixtures & Results',
      'Contact',
      'Membership',
      'Lotto',
      'Shop',
      'Draw',
      'History',
      'Safeguarding',
      'Grounds',
      'Committee',
      'League site',
      'Fees',
      'About us',
    ]
    await expect(links).toHaveCount(titles.length)
    for (const [index, title] of titles.entries()) await expect(links.nth(index)).toContainText(title)
    await expect(drawer(page).getByText('The club', { exact: true })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: 'Facebook' })).toBeVisible()
    for (const link of await drawer(page).getByRole('link').all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }

    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await button(page).tap()
    await expect(drawer(page)).toBeHidden()
    await button(page).tap()
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(button(page)).toBeFocused()

    // The new page stands at its top.
    await button(page).tap()
    await drawer(page).getByRole('link', { name: 'Fees' }).tap()
    await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(drawer(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('The menu of a phone, without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('opens and leads somewhere', async ({ page }) => {
    await page.goto(clubUrl('inishvarn'))
    await button(page).tap()
    await drawer(page).getByRole('link', { name: 'History' }).tap()
    await expect(page).toHaveURL(clubUrl('inishvarn', '/pages/history'))
    await expect(drawer(page)).toBeHidden()
  })
})
