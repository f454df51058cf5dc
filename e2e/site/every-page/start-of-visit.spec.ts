import type { Page } from '@playwright/test'
import { openHydrated } from '../../support/hydrated.ts'
import { expect, test } from '../../support/journey.ts'
import { clubUrl } from '../../support/sites.ts'

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('alert')

test(
  'SHELL-37 c and error leave the address bar, everything else stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await openHydrated(page, clubUrl('dunvarra', '/?c=abc&page=2&error=No#news-7'))
    await expect(page).toHaveURL(clubUrl('dunvarra', '/?page=2#news-7'))
    await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(9)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  },
)

test(
  'SHELL-39 error is said as a danger notice, and can be dismissed',
  { tag: '@desktop' },
  async ({ page }) => {
    const text = 'Your sign-in has expired. Please try again.'
    // It stays while it is pointed at, which it is as soon as it comes.
    await Promise.all([
      notice(page).hover(),
      openHydrated(page, clubUrl('dunvarra', `/pages/fees?error=${encodeURIComponent(text)}`)),
    ])
    await expect(notice(page)).toContainText(text)
    await expect(page).toHaveURL(clubUrl('dunvarra', '/pages/fees'))
    await notice(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice(page)).toHaveCount(0)
  },
)

test(
  'SHELL-39 what looks like HTML in it stays text, no more than 200 letters are shown, and an empty one says nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const html = '<img src=x onerror="document.title=1"><b>bold</b>'
    await openHydrated(page, clubUrl('dunvarra', `/?error=${encodeURIComponent(html + 'x'.repeat(400))}`))
    const title = notice(page).getByRole('paragraph').first()
    await expect(title).toHaveText(html + 'x'.repeat(200 - html.length))
    await expect(notice(page).locator('b, img')).toHaveCount(0)
    await expect(page).toHaveTitle('Dunvarra Rovers FC')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await openHydrated(page, clubUrl('dunvarra', '/?error='))
    await expect(page).toHaveURL(clubUrl('dunvarra'))
    await expect(notice(page)).toHaveCount(0)
  },
)
