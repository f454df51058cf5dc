import type { Page } from '@playwright/test'
import { openHydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/journey.ts'
import { clubUrl } from '../support/sites.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const opener = (page: Page, name: string) => menu(page).locator('summary', { hasText: name })

test.describe('The navbar by keyboard', { tag: '@desktop' }, () => {
  test('Tab comes by everything, Enter opens a menu, Tab goes into it', async ({ page }) => {
    await openHydrated(page, clubUrl('inishvarn'))
    const stops = [
      page.getByRole('link', { name: 'Skip to content' }),
      page.getByRole('link', { name: 'Inishvarn Hockey Club, home' }),
      menu(page).getByRole('link', { name: 'Membership' }),
      menu(page).getByRole('link', { name: 'Lotto' }),
      opener(page, 'The club'),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    await page.keyboard.press('Enter')
    const first = menu(page).getByRole('link', { name: 'History' })
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(clubUrl('inishvarn', '/pages/history'))
    await expect(first).toBeHidden()
  })

  test('Esc closes the menu and brings the focus back; one menu is open at a time, and none once the reader is elsewhere', async ({
    page,
  }) => {
    await openHydrated(page, clubUrl('inishvarn'))
    await opener(page, 'The club').press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Safeguarding' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page).getByRole('link', { name: 'Safeguarding' })).toBeHidden()
    await expect(opener(page, 'The club')).toBeFocused()

    const inFirst = menu(page).getByRole('link', { name: 'History' })
    const inMore = menu(page).getByRole('link', { name: 'About us' })
    await opener(page, 'The club').press('Enter')
    await expect(inFirst).toBeVisible()
    await opener(page, 'More...').press('Enter')
    await expect(inMore).toBeVisible()
    await expect(inFirst).toBeHidden()
    for (let link = 0; link < 3; link += 1) await page.keyboard.press('Tab')
    await expect(inMore).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(inMore).toBeHidden()

    await opener(page, 'More...').press('Enter')
    await page.getByRole('main').getByText('Top of the table', { exact: true }).click()
    await expect(inMore).toBeHidden()
  })
})

test('the skip link leads past the menu', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, clubUrl('dunvarra', '/pages/fees'))
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
})

test.describe('The menus, without script', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('open all the same, one at a time', async ({ page }) => {
    await page.goto(clubUrl('inishvarn'))
    await opener(page, 'More...').press('Enter')
    await expect(menu(page).getByRole('link', { name: 'About us' })).toBeVisible()
    await opener(page, 'The club').press('Enter')
    await expect(menu(page).getByRole('link', { name: 'About us' })).toBeHidden()
    await menu(page).getByRole('link', { name: 'Grounds' }).click()
    await expect(page).toHaveURL(clubUrl('inishvarn', '/pages/grounds'))
  })
})
